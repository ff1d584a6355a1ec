public struct SourcePlace: Hashable, Sendable {
  public var file: String
  /// The line, from 1; nil for the whole file.
  public var line: Int?
  /// The column in characters, from 1; nil for the whole line.
  public var column: Int?
  /// The number of characters from `column` on, at least 1.
  public var length: Int

  /// Creates a position.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - line: The line, from 1; nil (the default) for the whole file.
  ///   - column: The column in characters, from 1; nil (the default) for the whole line.
  ///   - length: The number of characters from `column` on, at least 1 (default: 1).
  public init(file: String, line: Int? = nil, column: Int? = nil, length: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
    self.length = length
  }
}
