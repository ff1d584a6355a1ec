/// How far the reading of a data file has come.
public struct LoadingProgress: Hashable, Sendable {
  public var file: String
  /// The bytes read so far.
  public var bytes: Int
  /// The bytes of the whole file, or nil where only its end tells.
  public var total: Int?
  public var rows: Int

  /// `bytes` of `total` bytes of `file`, which held `rows`.
  public init(file: String, bytes: Int, total: Int?, rows: Int) {
    self.file = file
    self.bytes = bytes
    self.total = total
    self.rows = rows
  }
}
