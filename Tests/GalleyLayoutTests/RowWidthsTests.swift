import GalleyLayout
import TestSupport
import Testing

/// Compares the cell widths of a column with those in a plain array.
@Suite("Cell widths in a column")
struct RowWidthsTests {
  @Test(
    "After random edits, the widest and second widest cells and the counts are correct",
    arguments: 0..<20 as Range<UInt64>)
  func edits(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    var widths = RowWidths()
    var plain: [Double?] = []
    func cells(_ count: Int) -> [Double?] {
      (0..<count).map { _ in
        Int.random(in: 0..<6, using: &dice) == 0 ? nil : Double(Int.random(in: 0..<90, using: &dice))
      }
    }
    for _ in 0..<150 {
      let place = Int.random(in: 0...plain.count, using: &dice)
      switch Int.random(in: 0..<4, using: &dice) {
      case 0 where !plain.isEmpty:
        let range = place..<min(plain.count, place + Int.random(in: 0..<200, using: &dice))
        plain.removeSubrange(range)
        widths.remove(range)
      case 1 where place < plain.count:
        plain[place] = cells(1)[0]
        widths.replace(place, with: plain[place])
      default:
        let new = cells(Int.random(in: 1..<300, using: &dice))
        plain.insert(contentsOf: new, at: place)
        widths.insert(new, at: place)
      }
      #expect(widths.count == plain.count)
      #expect(widths.cellCount == plain.compactMap { $0 }.count)
      let greatest = plain.compactMap { $0 }.max()
      #expect(widths.widest?.width == greatest)
      #expect(widths.widest?.row == greatest.flatMap { plain.firstIndex(of: $0) })
      let half = plain.count / 2
      #expect(widths.widest(in: half..<plain.count)?.width == plain[half...].compactMap { $0 }.max())
      #expect(widths.count(widerThan: 40) == plain.count { $0 ?? 0 > 40 })
    }
  }
}
