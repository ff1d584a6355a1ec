/// An error or a warning as text. It consists of a message, a location and a solution.
public struct Diagnostic: Hashable, Sendable {
  /// What is wrong, in one sentence without a full stop.
  public var message: String
  public var place: SourcePlace?
  /// The source line at the location, or a section of it if the line is very long. Nil if the file could not be read.
  public var excerpt: String?
  /// The column at which the excerpt starts, from 1.
  public var excerptColumn = 1
  public var help: String?
  package var isRemainder = false

  /// Creates a diagnostic.
  ///
  /// - Parameters:
  ///   - message: What is wrong, in one sentence without a full stop.
  ///   - place: The position of the error; nil (the default) if it is not about a file.
  ///   - excerpt: The source line at the location, if its file could be read.
  ///   - help: The solution, for example the command to type; nil (the default) for none.
  public init(_ message: String, at place: SourcePlace? = nil, excerpt: String? = nil, help: String? = nil) {
    self.message = message
    self.place = place
    self.excerpt = excerpt
    self.help = help
  }

  public static func count(_ diagnostics: [Diagnostic]) -> String {
    let recorded = diagnostics.count { !$0.isRemainder }
    return Words.count(recorded, "error") + (recorded < diagnostics.count ? ", and there are more" : "")
  }
}
