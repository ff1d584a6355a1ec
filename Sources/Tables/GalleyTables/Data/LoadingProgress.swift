public struct LoadingProgress: Hashable, Sendable {
  public var file: String
  public var bytes: Int
  /// In bytes; nil if unknown, as for a pipe.
  public var total: Int?
  public var rows: Int

  public init(file: String, bytes: Int, total: Int?, rows: Int) {
    self.file = file
    self.bytes = bytes
    self.total = total
    self.rows = rows
  }
}
