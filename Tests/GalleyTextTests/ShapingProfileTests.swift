import CPangoCairo
import Testing

@testable import GalleyText

@Suite("Analysis of the font tables GSUB and GPOS")
struct ShapingProfileTests {
  private func table(_ family: String, digits: Bool = false, tracking: Double = 0) throws -> WidthTable {
    let font = ResolvedFont(family: family, size: 13, hasMonospacedDigits: digits, tracking: tracking)
    let style = FontWidths.Style(font: font, language: "en")
    return try #require(TextEngine().tableBuilder.table(for: style, script: G_UNICODE_SCRIPT_LATIN))
  }

  private func changeable(_ table: WidthTable) -> String {
    (0x20...0x7E).compactMap { Unicode.Scalar($0) }.filter { scalar in
      let slot = Int(table.reader.slots.slot(of: Int(scalar.value)))
      return table.shapes.slots.infos[slot].isChangeable
    }
    .map { String($0) }.joined()
  }

  @Test("Letters that substitutions affect are found in Inter and Noto Sans")
  func changeableLetters() throws {
    #expect(changeable(try table("Inter")) == "()*+-:<=>@[]x{}~")
    #expect(changeable(try table("Noto Sans")) == "fil")
  }

  @Test("With tracking, no letters form ligatures")
  func spaced() throws {
    #expect(changeable(try table("Noto Sans", tracking: 1)) == "")
  }

  @Test("Letters that all rules of a font treat in the same way form one class")
  func classes() throws {
    let slots = try table("Inter").shapes.slots
    let pointers = slots.pointers.reader
    func number(_ letter: Unicode.Scalar) -> UInt8 { slots.infos[pointers.slot(of: Int(letter.value))].number }
    #expect(number("a") == number("b"))
    #expect(number("0") == number("7"))
    #expect(Set([number("a"), number("A"), number("0"), number("x"), number(" ")]).count == 5)
  }

  @Test("A font without kerning has a width table in which all letters are equally wide")
  func monospaced() throws {
    _ = try table("DejaVu Sans Mono")
    let font = ResolvedFont(family: "DejaVu Sans Mono", size: 13)
    let texts = (0x20...0x7E).compactMap { Unicode.Scalar($0) }.map { "\($0)\($0)x" }
    let answer = TextEngine().widths(of: TextColumn(texts), font: font)
    #expect(answer.paths.set == 0)
    #expect(Set(answer.widths).count == 1)
  }

  @Test("Numbers that point outside a font table are an error, not a crash")
  func malformed() {
    let empty = LayoutTable(.substitution, of: hb_face_get_empty())
    #expect(throws: LayoutTable.Malformed.self) { try empty.lookup(0) }
    #expect(throws: LayoutTable.Malformed.self) { try empty.number(-1) }
  }
}
