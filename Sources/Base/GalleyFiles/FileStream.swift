/// The bytes of an open file, read in portions from its start to its end.
public final class FileStream {
  /// The file's size in bytes, or nil where only its end tells, as for a pipe.
  public let size: Int?
  private let fill: (UnsafeMutableRawBufferPointer) throws(FileProblem) -> Int

  /// A stream of `size` bytes that `read` brings: it fills a buffer from its start and answers how many bytes it
  /// brought, 0 only at the end.
  public init(size: Int?, read: @escaping (UnsafeMutableRawBufferPointer) throws(FileProblem) -> Int) {
    self.size = size
    fill = read
  }

  /// A stream of bytes that are in memory.
  public convenience init(_ bytes: [UInt8]) {
    let rest = Rest(bytes)
    self.init(size: bytes.count) { (buffer: UnsafeMutableRawBufferPointer) throws(FileProblem) -> Int in
      rest.move(into: buffer)
    }
  }

  /// Reads the next bytes into the start of `buffer`, which must have room, and answers how many; 0 at the end.
  public func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileProblem) -> Int { try fill(buffer) }
}

/// Bytes that were not read yet.
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
