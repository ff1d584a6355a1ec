import GalleyGeometry
import GalleyViews
import TestSupport
import Testing

@Suite("Rows in ordinary (not lazy) stacks")
struct RowBuildingTests {
  @Test("The time to build rows grows linearly with their number")
  func time() {
    func seconds(_ count: Int) -> Double {
      ProcessorTime.measure { _ = Screen(VStack { ForEach(0..<count) { _ in Divider() } }) } / .seconds(1)
    }
    _ = seconds(100)
    #expect(seconds(40_000) < seconds(4000) * 16 + 0.5)
  }
}
