/// Shortens markup by omitting quotes where HTML allows it (HTML Standard, 13.1.2.3, "Unquoted attribute value
/// syntax").
package enum HTMLMarkup {
  package static func shortened(_ svg: String) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(svg.utf8.count)
    var svg = svg
    svg.withUTF8 { bytes in
      var position = 0
      while position < bytes.count {
        if bytes[position] == open {
          position = appendTag(at: position, of: bytes, to: &result)
        } else {
          // Line breaks in text have already been replaced by spaces.
          if bytes[position] != newline { result.append(bytes[position]) }
          position += 1
        }
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func appendTag(at start: Int, of bytes: UnsafeBufferPointer<UInt8>, to result: inout [UInt8]) -> Int {
    var (position, isBare) = (start, false)
    while position < bytes.count, bytes[position] != close {
      if bytes[position] == quote {
        let end = bytes[(position + 1)...].firstIndex(of: quote) ?? bytes.count
        let value = bytes[(position + 1)..<end]
        isBare = !value.isEmpty && value.allSatisfy(needsNoQuotes)
        if !isBare { result.append(quote) }
        if containsText(bytes[start..<position]) {
          result.append(contentsOf: value)
        } else {
          append(value, to: &result)
        }
        if !isBare { result.append(quote) }
        position = min(end + 1, bytes.count)
      } else {
        // A slash directly after an unquoted value would become part of the value.
        if bytes[position] == stroke, isBare { result.append(space) }
        isBare = false
        result.append(bytes[position])
        position += 1
      }
    }
    guard position < bytes.count else { return position }
    result.append(close)
    return position + 1
  }

  private static func containsText(_ tag: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    textual.contains { tag.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  private static let textual: [String] = ["label=", "href="]

  private static func append(_ value: Slice<UnsafeBufferPointer<UInt8>>, to result: inout [UInt8]) {
    let start = value.startIndex
    if value.count == 7, value[start] == number,
      stride(from: start + 1, to: start + 7, by: 2).allSatisfy({ value[$0] == value[$0 + 1] })
    {
      result.append(number)
      for place in stride(from: start + 1, to: start + 7, by: 2) { result.append(value[place]) }
      return
    }
    var before = space
    for place in value.indices {
      let byte = value[place]
      let next = place + 1 < value.endIndex ? value[place + 1] : 0
      // A zero after a digit is part of a longer number.
      if byte != zero || next != point || before == point || (zero...nine).contains(before) { result.append(byte) }
      before = byte
    }
  }

  private static func needsNoQuotes(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...space, quote, UInt8(ascii: "'"), UInt8(ascii: "="), open, close, UInt8(ascii: "`"): false
    default: true
    }
  }

  private static let (open, close, quote) = (UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""))
  private static let (number, zero, nine, point) = (
    UInt8(ascii: "#"), UInt8(ascii: "0"), UInt8(ascii: "9"), UInt8(ascii: ".")
  )
  private static let (stroke, space, newline) = (UInt8(ascii: "/"), UInt8(ascii: " "), UInt8(ascii: "\n"))
}
