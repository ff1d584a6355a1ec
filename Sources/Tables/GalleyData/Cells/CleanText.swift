// The standard library provides Unicode composition only under this name.
@_spi(_Unicode) import Swift

/// A cell without leading and trailing blanks, in Unicode form NFC. Cells that look the same therefore count as the
/// same value in groups, conditions and charts.
package struct CleanText: Hashable {
  package private(set) var bytes: [UInt8]
  package private(set) var isTrimmed = false
  package private(set) var isComposed = false

  /// Returns nil, without allocating memory, if `cell` is already clean. `keepsIndent` keeps leading spaces and tabs,
  /// which matter in code.
  package init?(_ cell: UnsafeBufferPointer<UInt8>, keepsIndent: Bool = false) {
    guard Self.isSuspect(cell, keepsIndent) else { return nil }
    var text = String(decoding: cell, as: UTF8.self)
    let scalars = text.unicodeScalars
    var part = scalars[...]
    while let last = part.last, Self.isBlank(last) { part.removeLast() }
    if !keepsIndent || part.first != " " && part.first != "\t" {
      while let first = part.first, Self.isBlank(first) { part.removeFirst() }
    }
    isTrimmed = part.startIndex != scalars.startIndex || part.endIndex != scalars.endIndex
    if part.contains(where: Self.mayCompose) {
      let composed = String(Substring(part))._nfc.reduce(into: String.UnicodeScalarView()) { $0.append($1) }
      isComposed = !composed.elementsEqual(part)
      text = String(composed)
    } else if isTrimmed {
      text = String(Substring(part))
    }
    guard isTrimmed || isComposed else { return nil }
    bytes = Array(text.utf8)
  }

  package static func of(_ text: String) -> String {
    var text = text
    return text.withUTF8 { CleanText($0) }.map { String(decoding: $0.bytes, as: UTF8.self) } ?? text
  }

  package static func composed(_ text: String) -> String {
    String(text._nfc.reduce(into: String.UnicodeScalarView()) { $0.append($1) })
  }

  @inline(__always)
  private static func isSuspect(_ cell: UnsafeBufferPointer<UInt8>, _ keepsIndent: Bool) -> Bool {
    guard let first = cell.first, let last = cell.last else { return false }
    if last <= 0x20 || last >= 0x80 || first >= 0x80 || first <= 0x20 && !keepsIndent { return true }
    // Combining marks, and letters that they combine with, begin with bytes from 0xCC on.
    return cell.contains { $0 >= 0xCC }
  }

  // MARK: Characters

  package static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x20: true
    case 0x21..<0x80: false
    case 0xAD, 0x61C, 0x180E, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x2069, 0xFEFF: true
    default: scalar.properties.isWhitespace
    }
  }

  private static func mayCompose(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x300: false
    case 0x300...0x387, 0x483...0x487, 0x591...0x5C7, 0x610...0x65F, 0x670...0x6ED, 0x711...0x74A: true
    case 0x900...0x10FF, 0x1100...0x11FF, 0x1B00...0x1CFF, 0x1DC0...0x1DFF, 0x1F00...0x1FFF: true
    case 0x2000...0x2001, 0x20D0...0x20FF, 0x2126...0x212B, 0x2329...0x232A, 0x2ADC, 0x302A...0x302F: true
    case 0x3099...0x309A, 0xA66F...0xAAFF, 0xF900...0xFAFF, 0xFB1D...0xFB4F, 0xFE20...0xFE2F: true
    default: scalar.value >= 0x10000
    }
  }
}

extension CleanText {
  package static func plainSpaces(_ cell: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard cell.contains(where: { $0 == 0xC2 || $0 == 0xE2 || $0 == 0xE3 }) else { return nil }
    var (plain, hasOthers) = ([UInt8](), false)
    var index = 0
    while index < cell.count {
      if let length = otherSpace(cell, index) {
        plain.append(0x20)
        hasOthers = true
        index += length
      } else {
        plain.append(cell[index])
        index += 1
      }
    }
    return hasOthers ? plain : nil
  }

  private static func otherSpace(_ cell: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int? {
    if cell[index] == 0xC2 { return index + 1 < cell.count && cell[index + 1] == 0xA0 ? 2 : nil }
    guard index + 2 < cell.count else { return nil }
    switch (cell[index], cell[index + 1], cell[index + 2]) {
    case (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80): return 3
    default: return nil
    }
  }
}
