#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

package final class CodePageDecoder {
  private let handle: iconv_t

  private static let longest = 4

  package init?(_ page: TextEncoding) {
    guard let handle = iconv_open("UTF-8", page.converterName), Int(bitPattern: handle) != -1 else { return nil }
    self.handle = handle
  }

  deinit { iconv_close(handle) }

  /// Decodes bytes and returns how many were used. An incomplete character at the end is not used unless `isLast` is
  /// true. An invalid byte becomes 0xFF, which is invalid in UTF-8.
  package func decode(_ bytes: [UInt8], isLast: Bool, to text: inout [UInt8]) -> Int {
    var input = bytes.map { CChar(bitPattern: $0) }
    var space = [CChar](repeating: 0, count: max(bytes.count, 16) * 4)
    return input.withUnsafeMutableBufferPointer { input in
      var used = 0
      while used < input.count {
        used += convert(UnsafeMutableBufferPointer(rebasing: input[used...]), &space, to: &text)
        if used == input.count || !isLast && input.count - used < Self.longest { break }
        text.append(0xFF)
        used += 1
      }
      return used
    }
  }

  private func convert(
    _ input: UnsafeMutableBufferPointer<CChar>, _ space: inout [CChar], to text: inout [UInt8]
  ) -> Int {
    var (left, free) = (input.count, space.count)
    let written = space.withUnsafeMutableBufferPointer { space in
      var (from, to) = (input.baseAddress, space.baseAddress)
      _ = iconv(handle, &from, &left, &to, &free)
      // In code pages with combining marks, iconv holds back the last letter until this call.
      _ = iconv(handle, nil, nil, &to, &free)
      return space.count - free
    }
    text += space[..<written].lazy.map { UInt8(bitPattern: $0) }
    return input.count - left
  }
}
