/// An open file that is read in portions from start to end.
public final class FileStream {
  public let size: Int?
  private let fill: (UnsafeMutableRawBufferPointer) throws(FileProblem) -> Int

  /// Creates a stream.
  ///
  /// - Parameters:
  ///   - size: The size in bytes, or nil if it is unknown.
  ///   - read: Fills a buffer from its start and returns the number of bytes, which is 0 only at the end.
  public init(size: Int?, read: @escaping (UnsafeMutableRawBufferPointer) throws(FileProblem) -> Int) {
    self.size = size
    fill = read
  }

  public convenience init(_ bytes: [UInt8]) {
    let rest = Rest(bytes)
    self.init(size: bytes.count) { (buffer: UnsafeMutableRawBufferPointer) throws(FileProblem) -> Int in
      rest.move(into: buffer)
    }
  }

  /// Reads into `buffer`, which must not be empty. Returns the number of bytes read, which is 0 only at the end.
  public func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileProblem) -> Int { try fill(buffer) }
}

private final class Rest {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func move(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let count = min(buffer.count, bytes.count - index)
    bytes.withUnsafeBytes { buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[index..<index + count])) }
    index += count
    return count
  }
}
