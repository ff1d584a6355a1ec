import GalleyData
import GalleyTables

/// The printed text of a column's cells. Cells that are printed unchanged are never copied. It is a class with one copy
/// per thread, so that threads do not compete for the reference count of a shared object.
final class CellText {
  let column: Column
  /// Formats a cell; nil if cells are printed unchanged.
  private let format: ((String) -> String)?
  private let form: NumberForm?
  /// Groups the digits of quantities; nil if the column contains none.
  private let grouping: NumberGrouping?
  /// The cells in the notation of a locale; nil if the notation of the file is kept.
  private let localized: LocalizedCells?
  private let isNumeric: Bool

  init(
    _ column: Column, format: ((String) -> String)? = nil, grouping: NumberGrouping? = nil,
    localized: LocalizedCells? = nil
  ) {
    isNumeric = column.kind.isNumeric
    let unit = format == nil && localized == nil ? column.calendarUnit : nil
    let format = unit.map { unit in { unit.title($0) ?? $0 } } ?? format
    self.localized = localized
    let isPlain = format == nil && localized == nil
    let sheet = isPlain ? SheetCells(column) : nil
    // Computed numbers use the notation of the numbers that they are computed from.
    let computed = isPlain && column.isAsWritten ? column.numberForm : nil
    self.grouping = sheet == nil && computed == nil ? grouping : nil
    self.format = sheet?.text ?? computed.map { form in { form.written($0) } } ?? format
    form = format == nil ? column.numberForm : nil
    self.column = localized?.column ?? (self.format == nil ? column.asWritten : column)
  }

  private init(copying other: CellText) {
    (column, format, form) = (other.column, other.format, other.form)
    (grouping, isNumeric, localized) = (other.grouping, other.isNumeric, other.localized)
  }

  func copy() -> CellText { CellText(copying: self) }

  /// Calls `body` with the text of a cell, in which control characters except line feeds are replaced. `isPlain` means
  /// that the cell is known to be printed unchanged.
  @inline(__always)
  func withText<Value, Failure>(
    _ row: Int, isPlain: Bool = false, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let outcome = column.withUTF8(row) { bytes -> Result<Value, Failure> in
      if let localized, !bytes.isEmpty, var text = localized.text(bytes, row: row) {
        return text.withUTF8 { bytes in Result { () throws(Failure) in try body(bytes) } }
      }
      if isPlain || format == nil && !bytes.hasControls {
        if isNumeric, let written = numeric(bytes) {
          return written.withUnsafeBufferPointer { bytes in Result { () throws(Failure) in try body(bytes) } }
        }
        return Result { () throws(Failure) in try body(bytes) }
      }
      var text = CellText.plain(bytes)
      if let format { text = signed(format(text)) }
      return text.withUTF8 { bytes in Result { () throws(Failure) in try body(bytes) } }
    }
    return try outcome.get()
  }

  @inline(__always)
  private func numeric(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    if let grouping, let text = grouping.written(bytes) { return text }
    return bytes.beginsWithMinus ? Array("\u{2212}".utf8) + bytes.dropFirst() : nil
  }

  private func signed(_ text: String) -> String {
    guard isNumeric, text.utf8.first == 0x2D else { return text }
    var text = text
    return text.withUTF8 { bytes in
      bytes.beginsWithMinus ? "\u{2212}" + String(decoding: bytes.dropFirst(), as: UTF8.self) : nil
    } ?? text
  }

  func isPlain(_ row: Int) -> Bool { format == nil && localized == nil && column.withUTF8(row) { !$0.hasControls } }

  func text(_ row: Int) -> String { withText(row) { String(decoding: $0, as: UTF8.self) } }

  func written(_ text: String) -> String {
    if let localized { return localized.text(ofValue: text) }
    if let format { return signed(format(text)) }
    if let form { return signed(form.written(text)) }
    var text = text
    return text.withUTF8 { numeric($0).map { String(decoding: $0, as: UTF8.self) } } ?? text
  }

  var decimalMark: [UInt8] {
    localized?.decimalMark ?? [form?.mark.rawValue ?? grouping?.decimal ?? UInt8(ascii: ".")]
  }

  func isEmpty(_ row: Int) -> Bool { column.isEmpty(row) }

  /// Replaces tabs with spaces, and other control characters with U+FFFD. Direction overrides could disguise the
  /// content of a cell, so they are removed.
  private static func plain(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      defer { wasReturn = scalar == "\r" }
      switch scalar {
      case "\n": if !wasReturn { text.append("\n") }
      case "\r", "\u{2028}", "\u{2029}", "\u{85}": text.append("\n")
      case "\t", "\u{B}", "\u{C}": text.append(" ")
      case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": break
      case let scalar where scalar.value < 0x20 || 0x7F..<0xA0 ~= scalar.value: text.append("\u{FFFD}")
      default: text.append(scalar)
      }
    }
    return String(text)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the cell is a negative number, and not a word, a dash or a range.
  @inline(__always)
  fileprivate var beginsWithMinus: Bool {
    guard count > 1, self[0] == 0x2D else { return false }
    let next = self[1]
    return next &- 0x30 <= 9 || next >= 0x80 || next == 0x2E || next == 0x24
  }

  /// Whether the cell contains control characters. Outside ASCII, they begin with C2 (U+0080 to U+009F) or E2
  /// (separators and directions), so only cells with these bytes are examined further.
  @inline(__always)
  fileprivate var hasControls: Bool {
    var isSuspect = false
    for byte in self { isSuspect = isSuspect || byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2 }
    return isSuspect && hasControlsIndeed
  }

  @inline(never)
  private var hasControlsIndeed: Bool {
    for (index, byte) in enumerated() {
      if byte < 0x20 || byte == 0x7F { return true }
      if byte == 0xC2, index + 1 < count, self[index + 1] < 0xA0 { return true }
      guard byte == 0xE2, index + 2 < count else { continue }
      let last = self[index + 2]
      if self[index + 1] == 0x80, 0xA8...0xAE ~= last { return true }
      if self[index + 1] == 0x81, 0xA6...0xA9 ~= last { return true }
    }
    return false
  }

  @inline(__always)
  var hasLineFeed: Bool { contains(0x0A) }
}
