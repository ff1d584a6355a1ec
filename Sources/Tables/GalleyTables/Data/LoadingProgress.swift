public struct LoadingProgress: Hashable, Sendable {
  public var file: String
  public var bytes: Int
  /// The size of the file in bytes; nil if it is unknown, as for a pipe.
  public var total: Int?
  public var rows: Int

  /// Creates a report about a file that is being read.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - bytes: The number of bytes that were read so far.
  ///   - total: The size of the file in bytes; nil if it is unknown, as for a pipe.
  ///   - rows: The number of rows that were found so far.
  public init(file: String, bytes: Int, total: Int?, rows: Int) {
    self.file = file
    self.bytes = bytes
    self.total = total
    self.rows = rows
  }
}
