import GalleyTemplate
import TestSupport
import Testing
import TextCorpus

@testable import GalleyPrint
@testable import GalleyTables

@Suite("Column widths on a page")
struct ColumnFitTests {
  private let gaps = ColumnFit.Gaps(minimum: 10, maximum: 30)

  private func column(_ natural: Double, minimum: Double? = nil, maximum: Double = .infinity) -> ColumnFit.Column {
    ColumnFit.Column(natural: natural, minimum: minimum ?? natural, maximum: maximum)
  }

  @Test("If all columns fit, they have their natural widths, and spare space widens the gaps up to a limit")
  func natural() {
    let narrow = ColumnFit([column(50), column(70)], offered: 200, gaps: gaps, stacking: .automatic)
    #expect(narrow.layout == .natural)
    #expect(narrow.widths == [50, 70])
    #expect(narrow.gap == 30)
    let tight = ColumnFit([column(50), column(70)], offered: 135, gaps: gaps, stacking: .automatic)
    #expect(tight.gap == 15)
  }

  @Test("If columns do not fit, the widest ones shrink first and to the same width")
  func wrapped() {
    let columns = [column(300, minimum: 40), column(200, minimum: 40), column(60)]
    let fit = ColumnFit(columns, offered: 340, gaps: gaps, stacking: .automatic)
    #expect(fit.layout == .wrapped)
    #expect(abs(fit.widths[0] - 130) < 0.01 && abs(fit.widths[1] - 130) < 0.01)
    #expect(fit.widths[2] == 60)
  }

  @Test("If rows do not fit even with wrapped text, they are printed as records, unless that is disabled")
  func stacked() {
    let columns = [column(300, minimum: 100), column(200)]
    let fit = ColumnFit(columns, offered: 200, gaps: gaps, stacking: .automatic)
    #expect(fit.layout == .stacked)
    #expect(fit.minimum == 310)
    let never = ColumnFit(columns, offered: 200, gaps: gaps, stacking: .never)
    #expect(never.layout == .wrapped)
    #expect(abs(never.widths.reduce(0, +) - 190) < 0.01)
    #expect(ColumnFit([column(5)], offered: 200, gaps: gaps, stacking: .always).layout == .stacked)
  }

  @Test("A column whose text may wrap is not wider than its maximum width")
  func capped() {
    let fit = ColumnFit(
      [column(300, minimum: 40, maximum: 120), column(50)], offered: 400, gaps: gaps, stacking: .automatic)
    #expect(fit.layout == .wrapped)
    #expect(fit.widths == [120, 50])
  }

  @Test("Columns are never wider than the page and never narrower than their minimum", arguments: 0..<40)
  func properties(seed: Int) {
    var dice = SplitMix64(seed: UInt64(seed))
    for _ in 0..<50 {
      let columns = (0..<dice.number(1...12)).map { _ in
        let natural = Double(dice.number(5...400))
        return column(natural, minimum: min(natural, Double(dice.number(5...120))))
      }
      let offered = Double(dice.number(60...900))
      let fit = ColumnFit(columns, offered: offered, gaps: gaps, stacking: .automatic)
      if fit.layout == .stacked {
        #expect(fit.minimum > offered)
        continue
      }
      #expect(fit.widths.reduce(0, +) + fit.gap * Double(columns.count - 1) <= offered + 0.01)
      for (width, column) in zip(fit.widths, columns) {
        #expect(width >= column.minimum - 0.01 && width <= column.natural + 0.01)
      }
      #expect((fit.layout == .natural) == (fit.natural <= offered))
    }
  }
}
