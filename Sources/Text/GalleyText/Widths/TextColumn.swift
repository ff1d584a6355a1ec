/// Many short strings in one buffer, such as the cells of a table column. Measuring them does not create any `String`.
public struct TextColumn: Hashable, Sendable {
  private var utf8: [UInt8] = []
  private var ends: [UInt32] = []

  public init() {}

  public init(_ texts: some Sequence<String>) {
    for text in texts { append(text) }
  }

  public var count: Int { ends.count }

  public var isEmpty: Bool { ends.isEmpty }

  /// Reserves space for `count` strings.
  ///
  /// - Parameters:
  ///   - count: The number of strings.
  ///   - bytes: The number of UTF-8 bytes of all strings together.
  public mutating func reserveCapacity(_ count: Int, bytes: Int) {
    ends.reserveCapacity(count)
    utf8.reserveCapacity(bytes)
  }

  /// Appends a string. The total length must be less than 4 GB.
  public mutating func append(_ text: String) {
    utf8.append(contentsOf: text.utf8)
    guard let end = UInt32(exactly: utf8.count) else {
      preconditionFailure("a column holds less than 4 GB of text; split it")
    }
    ends.append(end)
  }

  public subscript(index: Int) -> String { String(decoding: utf8[bytes(of: index)], as: UTF8.self) }

  private func bytes(of index: Int) -> Range<Int> {
    (index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])
  }

  func withText<Answer>(at index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Answer) -> Answer {
    utf8.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[bytes(of: index)])) }
  }

  /// Calls `body` with the bytes of a string. `readable` is the number of bytes that may be read from its start.
  @inline(__always)
  func forEachText(in range: Range<Int>, _ body: (Int, UnsafeBufferPointer<UInt8>, _ readable: Int) -> Void) {
    utf8.withUnsafeBufferPointer { utf8 in
      ends.withUnsafeBufferPointer { ends in
        var start = range.lowerBound == 0 ? 0 : Int(ends[range.lowerBound - 1])
        for index in range {
          let end = Int(ends[index])
          body(index, UnsafeBufferPointer(rebasing: utf8[start..<end]), utf8.count &- start)
          start = end
        }
      }
    }
  }
}
