import GalleyGeometry
import Testing

@Suite("Widths with a cap")
struct CappedWidthsTests {
  @Test("Widths that fit stay; of others the widest give way to one cap")
  func capped() {
    #expect([50, 80].capped(toFit: 200, least: 22) == [50, 80])
    #expect([50, 300, 200].capped(toFit: 250, least: 22) == [50, 100, 100])
    #expect([50, 300, 80].capped(toFit: 250, least: 22) == [50, 120, 80])
    #expect([400, 400].capped(toFit: 300, least: 22) == [150, 150])
  }

  @Test("No width is capped below the least")
  func least() { #expect([400, 10].capped(toFit: 20, least: 22) == [22, 10]) }
}
