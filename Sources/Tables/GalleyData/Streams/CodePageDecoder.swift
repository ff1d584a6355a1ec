#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Turns the bytes of a code page into UTF-8.
package final class CodePageDecoder {
  private let handle: iconv_t

  /// Bytes of the longest character of any code page.
  private static let longest = 4

  /// A decoder of `page`; nil where the C library has no table of it.
  package init?(_ page: TextEncoding) {
    guard let handle = iconv_open("UTF-8", page.converterName), Int(bitPattern: handle) != -1 else { return nil }
    self.handle = handle
  }

  deinit { iconv_close(handle) }

  /// Appends what `bytes` mean to `text`, and answers how many of them are used.
  ///
  /// A character whose end is missing stays for the next call, unless nothing comes behind. A byte that means nothing
  /// becomes 0xFF, which is no UTF-8.
  ///
  /// - Parameter isLast: whether nothing comes behind `bytes`.
  package func decode(_ bytes: [UInt8], isLast: Bool, to text: inout [UInt8]) -> Int {
    var input = bytes.map { CChar(bitPattern: $0) }
    var room = [CChar](repeating: 0, count: max(bytes.count, 16) * 4)
    return input.withUnsafeMutableBufferPointer { input in
      var used = 0
      while used < input.count {
        used += convert(UnsafeMutableBufferPointer(rebasing: input[used...]), &room, to: &text)
        if used == input.count || !isLast && input.count - used < Self.longest { break }
        text.append(0xFF)
        used += 1
      }
      return used
    }
  }

  /// Converts `input` up to a byte that means nothing, and answers how many bytes that were.
  private func convert(
    _ input: UnsafeMutableBufferPointer<CChar>, _ room: inout [CChar], to text: inout [UInt8]
  ) -> Int {
    var (left, free) = (input.count, room.count)
    let written = room.withUnsafeMutableBufferPointer { room in
      var (from, to) = (input.baseAddress, room.baseAddress)
      _ = iconv(handle, &from, &left, &to, &free)
      // Pages whose marks follow their letters keep the last letter back.
      _ = iconv(handle, nil, nil, &to, &free)
      return room.count - free
    }
    text += room[..<written].lazy.map { UInt8(bitPattern: $0) }
    return input.count - left
  }
}
