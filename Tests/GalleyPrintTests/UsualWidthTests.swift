import GalleyTemplate
import TestSupport
import Testing

@testable import GalleyPrint
@testable import GalleyTables

@Suite("Column widths that fit most cells")
struct UsualWidthTests {
  private let gaps = ColumnFit.Gaps(minimum: 10, maximum: 30)

  @Test("The widths that fit 99 %, 95 % and 85 % of the measured cells are found")
  func stats() {
    var stats = WidthStats(isWanted: true)
    for width in 1...200 { stats.note(Double(width)) }
    #expect(stats.widths(of: 200) == [198, 190, 170])
    #expect(stats.widths(of: 20_000) == [0, 0, 0])
    #expect(WidthStats(isWanted: false).widths(of: 200).isEmpty)
  }

  @Test("At most 1 %, 5 % or 15 % of the cells are wider than these widths", arguments: 0..<20)
  func parts(seed: Int) {
    var dice = SplitMix64(seed: UInt64(seed))
    let widths = (0..<500).map { _ in Double(dice.number(0...900)) / 7 }
    var stats = WidthStats(isWanted: true)
    for width in widths { stats.note(width) }
    for (width, part) in zip(stats.widths(of: 500), [5, 25, 75]) {
      #expect(widths.count { $0 > width } <= part)
      #expect(widths.count { $0 > width - 1 } > part)
    }
  }

  @Test("If space is short, a few wide cells do not widen a column unless they need only a little more")
  func outliers() {
    var wide = ColumnFit.Column(natural: 500, minimum: 40)
    wide.usual = [60, 50, 40]
    var near = ColumnFit.Column(natural: 130, minimum: 70)
    near.usual = [120, 110, 90]
    let fit = ColumnFit([wide, near], offered: 300, gaps: gaps, stacking: .automatic)
    #expect(fit.layout == .wrapped && fit.isUsual)
    #expect(fit.widths == [60, 130])
  }

  @Test(
    "On facing pages, the first column is repeated, every other appears once, and all pages fit", arguments: 0..<30)
  func facing(seed: Int) throws {
    var dice = SplitMix64(seed: UInt64(seed))
    let columns = (0..<dice.number(3...40)).map { _ in
      let natural = Double(dice.number(10...120))
      return ColumnFit.Column(natural: natural, minimum: natural)
    }
    let fit = try #require(ColumnFit(facing: columns, offered: 500, gap: 6))
    #expect(fit.panels.allSatisfy { $0.first == 0 })
    #expect(fit.panels.flatMap { $0.dropFirst() } == Array(1..<columns.count))
    for panel in fit.panels {
      let width = panel.reduce(0) { $0 + fit.widths[$1] } + Double(panel.count - 1) * fit.gap
      #expect(width <= 500.01)
    }
  }

  @Test("Quantities are written with digit grouping, and other cells are left unchanged")
  func grouping() {
    func written(_ text: String, _ locale: String) -> String? {
      var text = text
      return text.withUTF8 { NumberGrouping(NumberSymbols(locale: locale)).written($0) }
        .map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(written("1234567", "en") == "1,234,567")
    #expect(written("-1234.5", "en") == "\u{2212}1,234.5")
    #expect(written("1234.50", "de") == "1.234,50")
    #expect(written("12.5", "de") == "12,5")
    #expect(written("1234", "es") == nil)
    for text in ["999", "1e6", "12a", "-", "", "1.2.3"] { #expect(written(text, "en") == nil) }
  }

  @Test("Negative numbers are written with a minus sign; hyphens in text stay hyphens")
  func minus() {
    let numbers = Table(named: "", columns: [("n", ["-5", "-0.5", "7", ""])]).knowingKinds().columns[0]
    let cells = CellText(numbers)
    #expect((0..<4).map { cells.text($0) } == ["\u{2212}5", "\u{2212}0.5", "7", ""])
    #expect(cells.written("-12") == "\u{2212}12")
    let texts = Table(named: "", columns: [("n", ["-5", "-x"])]).knowingKinds().columns[0]
    #expect(CellText(texts).text(0) == "-5")
  }

  @Test("Totals and large numbers count as quantities; years and identifiers do not")
  func quantities() {
    func isOne(_ name: String, _ cells: [String], totals: [String] = []) -> Bool {
      var plan = TablePlan()
      plan.totals = totals
      let table = Table(named: "", columns: [(name, cells)]).knowingKinds()
      return Quantities.isOne(TableColumn(name), table.columns[0], plan)
    }
    #expect(isOne("population", ["12000", "5"]))
    #expect(isOne("x", ["12000", "5"], totals: ["x"]))
    #expect(isOne("x", ["9000", "5000"], totals: ["x"]))
    #expect(!isOne("x", ["12000", "5"]))
    #expect(!isOne("year", ["2024", "1999"], totals: []))
    #expect(!isOne("amount", ["120", "5"]))
    #expect(!isOne("id", ["1000001", "1000002"]))
  }
}
