import GalleyData
import TestSupport
import Testing

@Suite("Numbers written as text")
struct WrittenNumberTests {
  private func value(_ text: String, _ mark: FractionMark) -> String? {
    Array(text.utf8).withUnsafeBufferPointer { cell in
      guard let number = WrittenNumber(cell) else { return nil }
      var bytes: [UInt8] = []
      return number.write(cell, mark, to: &bytes) ? String(decoding: bytes, as: UTF8.self) : nil
    }
  }

  private func evidence(_ text: String) -> WrittenNumber.Evidence? {
    Array(text.utf8).withUnsafeBufferPointer { cell in WrittenNumber(cell)?.evidence(cell) }
  }

  @Test(
    "A number is read with its decimal mark, grouping marks, sign, currency and unit",
    arguments: [
      ("1.234,50", "1234.50"), ("1.234.567,5", "1234567.5"), ("12,5", "12.5"), ("-1.234", "-1234"), ("84,7 %", "84.7"),
      ("1.234,50 €", "1234.50"), ("€ 5", "5"), ("1 234 567,89", "1234567.89"), ("1\u{202F}234,5", "1234.5"),
      ("1\u{A0}234", "1234"), ("(4)", "-4"), ("(1.234,5 €)", "-1234.5"), ("5,00-", "-5.00"), ("12,5 km/h", "12.5"),
      ("−5", "-5"), ("–5", "-5"), ("- 5", "-5"), ("CHF 1'234", "1234"), ("+3", "3"), (",5", "0.5"),
    ])
  func comma(text: String, expected: String) { #expect(value(text, .comma) == expected) }

  @Test(
    "Numbers are read correctly in a column whose decimal mark is a point",
    arguments: [
      ("$1,234.50", "1234.50"), ("-$5", "-5"), ("$-5", "-5"), ("US$ 1,000", "1000"), ("1e6", "1e6"),
      ("1.5E-3", "1.5e-3"),
      ("12,34,567.8", "1234567.8"), ("1'234.5", "1234.5"), ("1’234.5", "1234.5"), ("5 kg", "5"), ("20%", "20"),
      ("12345678901234567890", "12345678901234567890"), ("5.", "5"),
    ])
  func point(text: String, expected: String) { #expect(value(text, .point) == expected) }

  @Test(
    "Cells that are not numbers remain text",
    arguments: [
      "", "abc", "1.2.3,4.5", "12:30", "2024-01-05", "1,23,4", "A4", "5 pipes", "--5", "(-5)", "+-3", "1 2",
      "1.234,5,6",
      "€", "12a", "(5", "$", "1e", "192.168.1.1", "00:10:20", "1..2", "12-13", "e5",
    ])
  func none(text: String) {
    #expect(value(text, .point) == nil)
    #expect(value(text, .comma) == nil)
  }

  @Test("The separators in a number determine its decimal mark or leave two possibilities")
  func marks() {
    #expect(evidence("1.234,5") == .certain(.comma))
    #expect(evidence("1,234.5") == .certain(.point))
    #expect(evidence("1.234.567") == .certain(.comma))
    #expect(evidence("1.234") == .either(.point))
    #expect(evidence("1,234") == .either(.comma))
    #expect(evidence("0.234") == .certain(.point))
    #expect(evidence("1234.567") == .certain(.point))
    #expect(evidence("12,5") == .certain(.comma))
    #expect(evidence("12") == WrittenNumber.Evidence.none)
  }

  @Test("Numbers that were formatted can be read back")
  func roundTrip() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<2_000 {
      var form = NumberForm()
      form.mark = Bool.random(using: &random) ? .point : .comma
      form.group =
        [nil, form.mark == .point ? [0x2C] : [0x2E], [0xC2, 0xA0], [0x27]].randomElement(using: &random) ?? nil
      form.unit = NumberUnit(Array(["€", "%", "USD", "kg"].randomElement(using: &random)!.utf8))
      form.isUnitFirst = form.unit?.isCurrency == true && Bool.random(using: &random)
      form.isUnitSpaced = Bool.random(using: &random)
      form.hasParentheses = Bool.random(using: &random)
      let whole = Int.random(in: 0...1_000_000_000_000, using: &random)
      let number = (Bool.random(using: &random) ? "-" : "") + "\(whole)" + (Bool.random(using: &random) ? ".25" : "")
      #expect(value(form.written(number), form.mark) == number)
    }
  }

  @Test(
    "A number whose exponent is out of range is not read as a number",
    arguments: ["1e-9223372036854775808", "1e9223372036854775808"])
  func powers(text: String) {
    #expect(Array(text.utf8).withUnsafeBufferPointer { ExactDecimal($0) } == nil)
  }
}
