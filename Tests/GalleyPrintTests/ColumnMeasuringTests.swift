import GalleyFiles
import GalleyText
import TestSupport
import Testing

@testable import GalleyPrint
@testable import GalleyTables
@testable import GalleyTemplate

@Suite("Measuring columns in parallel")
struct ColumnMeasuringTests {
  @Test("Measurements of parts, merged in any order, match measuring all rows in sequence", arguments: 0..<50)
  func parts(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    let widths = (0..<60).map { _ in Double(Int.random(in: 0...12, using: &dice)) }
    var whole = ColumnMeasure()
    var parts = [ColumnMeasure](repeating: ColumnMeasure(), count: 4)
    for (row, width) in widths.enumerated() {
      whole.note(width, row)
      parts[Int.random(in: 0..<4, using: &dice)].note(width, row)
    }
    var merged = ColumnMeasure()
    for part in parts.shuffled(using: &dice) { merged.merge(part) }
    #expect(merged == whole)
  }

  @Test("A long table has the same columns and pages with any number of threads", arguments: [false, true])
  func threads(isStacked: Bool) throws {
    var dice = SplitMix64(seed: 7)
    let words = ["alpha", "Beta", "gamma", "ÄÖÜ", "漢字", "12", "3.25", "-7", "a\u{301}", "fi"]
    var text = "a,b,c,d,e,f\n"
    for row in 0..<34_000 {
      let maximum = row % 5000 == 17 ? 1500 : 12
      let name = (0...Int.random(in: 0...maximum, using: &dice)).map { _ in words.randomElement(using: &dice) ?? "" }
      text += "\(name.joined(separator: " ")),\(row),\(Double(row) / 8),\(row % 7 == 0 ? "" : "x\(row % 1000)"),"
      text += "\"two\nlines \(row % 90)\",\(-Double(row * 37 % 5000) / 100)\n"
    }
    let table = try DataFile("a.csv").table(files: .memory(["a.csv": Array(text.utf8)]))
    var plan = TablePlan()
    if isStacked { plan.stacking = .always }
    let engine = TextEngine()
    func document(_ helpers: Int) throws -> TableDocument {
      let others = (0..<helpers).map { _ in engine.copy() }
      return try TableDocument(table, plan, file: "", engine: engine, helpers: others)
    }
    let alone = try document(0)
    #expect(alone.columns.count == 6)
    for helpers in 1...2 {
      let other = try document(helpers)
      #expect(other.columns == alone.columns)
      #expect(other.starts == alone.starts)
    }
  }
}
