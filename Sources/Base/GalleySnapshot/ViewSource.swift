public struct ViewSource: Hashable, Sendable {
  public var file: String
  public var line: Int
  public var column: Int

  /// Creates a position in a file.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - line: The line, from 1.
  ///   - column: The column in characters, from 1.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  public init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count > 2, let column = Int(parts[parts.count - 1]), let line = Int(parts[parts.count - 2]) else {
      return nil
    }
    self.init(file: parts.dropLast(2).joined(separator: ":"), line: line, column: column)
  }

  public var text: String { "\(file):\(line):\(column)" }
}
