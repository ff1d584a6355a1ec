/// An error or a warning in words: a place, a fact, and a way out.
public struct Diagnostic: Hashable, Sendable {
  /// What is wrong, in one sentence without a full stop.
  public var message: String
  public var place: SourcePlace?
  /// The line the place is on, if its file could be read; of a very long line what lies around the place.
  public var excerpt: String?
  /// The character of the line that the excerpt starts with, from 1.
  public var excerptColumn = 1
  /// The way out, or nil.
  public var help: String?
  package var saysMore = false

  public init(_ message: String, at place: SourcePlace? = nil, excerpt: String? = nil, help: String? = nil) {
    self.message = message
    self.place = place
    self.excerpt = excerpt
    self.help = help
  }

  public static func count(_ diagnostics: [Diagnostic]) -> String {
    let told = diagnostics.count { !$0.saysMore }
    return Words.count(told, "error") + (told < diagnostics.count ? ", and there are more" : "")
  }
}
