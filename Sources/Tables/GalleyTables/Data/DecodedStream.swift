import GalleyData
import GalleyFiles

/// Converts a stream to UTF-8. Invalid bytes become invalid UTF-8, so that readers report them with their position.
final class DecodedStream {
  private let source: FileStream
  private let encoding: TextEncoding
  private let decoder: CodePageDecoder?
  private var rest: [UInt8]
  private var ready: ArraySlice<UInt8> = []
  private let isBigEndian: Bool
  private var isAtEnd = false

  private static let portion = 1 << 16

  /// `isBigEndian` applies to UTF-16 without a byte order mark.
  static func stream(
    _ source: FileStream, _ encoding: TextEncoding?, isBigEndian: Bool = false
  ) throws(FileProblem) -> FileStream {
    if encoding == .utf8 { return source }
    let start = try read(2, of: source)
    let mark = start.elementsEqual([0xFE, 0xFF]) ? true : start.elementsEqual([0xFF, 0xFE]) ? false : nil
    guard let encoding = encoding ?? (mark == nil ? nil : .utf16) else { return resuming(source, behind: start) }
    let rest = encoding == .utf16 && mark != nil ? [] : start
    let decoded = DecodedStream(source, encoding, rest, isBigEndian: mark ?? isBigEndian)
    return FileStream(size: nil) { (buffer: UnsafeMutableRawBufferPointer) throws(FileProblem) -> Int in
      try decoded.read(into: buffer)
    }
  }

  private init(_ source: FileStream, _ encoding: TextEncoding, _ rest: [UInt8], isBigEndian: Bool) {
    (self.source, self.encoding, self.rest, self.isBigEndian) = (source, encoding, rest, isBigEndian)
    decoder = encoding.needsConverter ? CodePageDecoder(encoding) : nil
  }

  private static func read(_ count: Int, of source: FileStream) throws(FileProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count {
      var next = [UInt8](repeating: 0, count: count - bytes.count)
      let outcome = next.withUnsafeMutableBytes { buffer in
        Result { () throws(FileProblem) in try source.read(into: buffer) }
      }
      let read = try outcome.get()
      if read == 0 { break }
      bytes += next.prefix(read)
    }
    return bytes
  }

  private static func resuming(_ source: FileStream, behind start: [UInt8]) -> FileStream {
    let first = DecodedStream(source, .utf8, [], isBigEndian: false)
    first.ready = start[...]
    return FileStream(size: source.size) { (buffer: UnsafeMutableRawBufferPointer) throws(FileProblem) -> Int in
      first.ready.isEmpty ? try source.read(into: buffer) : first.take(into: buffer)
    }
  }

  private func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileProblem) -> Int {
    while ready.isEmpty, !isAtEnd {
      let bytes = try DecodedStream.read(Self.portion, of: source)
      isAtEnd = bytes.count < Self.portion
      rest += bytes
      ready = encoding == .utf16 ? utf16() : !encoding.needsConverter ? western() : ofPage()
    }
    return take(into: buffer)
  }

  private func take(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    let count = min(ready.count, buffer.count)
    ready.withUnsafeBytes { buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    ready = ready.dropFirst(count)
    return count
  }

  private func western() -> ArraySlice<UInt8> {
    defer { rest = [] }
    var text: [UInt8] = []
    text.reserveCapacity(rest.count + rest.count / 4)
    for byte in rest {
      switch byte {
      case 0..<0x80: text.append(byte)
      case 0x80..<0xA0: DecodedStream.append(UInt32(TextEncoding.windowsMiddle[Int(byte) - 0x80]), to: &text)
      default: DecodedStream.append(UInt32(byte), to: &text)
      }
    }
    return text[...]
  }

  private func ofPage() -> ArraySlice<UInt8> {
    var text: [UInt8] = []
    guard let decoder else {
      defer { rest = [] }
      return rest[...]
    }
    rest.removeFirst(decoder.decode(rest, isLast: isAtEnd, to: &text))
    return text[...]
  }

  private func utf16() -> ArraySlice<UInt8> {
    var text: [UInt8] = []
    var index = 0
    while index + 1 < rest.count {
      let unit = unit(at: index)
      if 0xD800..<0xDC00 ~= unit, index + 3 >= rest.count, !isAtEnd { break }
      if 0xD800..<0xDC00 ~= unit, index + 3 < rest.count, case let low = self.unit(at: index + 2),
        0xDC00..<0xE000 ~= low
      {
        DecodedStream.append(0x10000 + ((unit - 0xD800) << 10) + (low - 0xDC00), to: &text)
        index += 4
      } else {
        DecodedStream.append(unit, to: &text)
        index += 2
      }
    }
    rest.removeFirst(index)
    if isAtEnd, !rest.isEmpty {
      // A single remaining byte is invalid in UTF-16, so it becomes invalid UTF-8.
      text.append(0xFF)
      rest = []
    }
    return text[...]
  }

  private func unit(at index: Int) -> UInt32 {
    let (first, second) = (UInt32(rest[index]), UInt32(rest[index + 1]))
    return isBigEndian ? first << 8 | second : second << 8 | first
  }

  private static func append(_ code: UInt32, to text: inout [UInt8]) {
    func tail(_ shift: UInt32) -> UInt8 { UInt8(0x80 | (code >> shift) & 0x3F) }
    switch code {
    case 0..<0x80: text.append(UInt8(code))
    case 0x80..<0x800: text += [UInt8(0xC0 | code >> 6), tail(0)]
    case 0x800..<0x10000: text += [UInt8(0xE0 | code >> 12), tail(6), tail(0)]
    default: text += [UInt8(0xF0 | (code >> 18) & 0x07), tail(12), tail(6), tail(0)]
    }
  }
}
