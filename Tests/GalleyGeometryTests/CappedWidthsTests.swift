import GalleyGeometry
import Testing

@Suite("Widths reduced to a common maximum")
struct CappedWidthsTests {
  @Test("Widths that fit are unchanged; otherwise, the widest are reduced to a common maximum")
  func capped() {
    #expect([50, 80].capped(toFit: 200, minimum: 22) == [50, 80])
    #expect([50, 300, 200].capped(toFit: 250, minimum: 22) == [50, 100, 100])
    #expect([50, 300, 80].capped(toFit: 250, minimum: 22) == [50, 120, 80])
    #expect([400, 400].capped(toFit: 300, minimum: 22) == [150, 150])
  }

  @Test("The common maximum is never below the minimum")
  func minimum() { #expect([400, 10].capped(toFit: 20, minimum: 22) == [22, 10]) }
}
