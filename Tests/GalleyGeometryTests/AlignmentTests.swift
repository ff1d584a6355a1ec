import GalleyGeometry
import Testing

@Suite("Alignment guides")
struct AlignmentTests {
  private let dimensions = ViewDimensions(size: Size(width: 40, height: 30)) { key in
    key == VerticalAlignment.firstTextBaseline.key ? 12 : nil
  }

  @Test("An alignment guide has its default value unless the view sets it")
  func places() {
    #expect(dimensions[HorizontalAlignment.leading] == 0)
    #expect(dimensions[HorizontalAlignment.center] == 20)
    #expect(dimensions[HorizontalAlignment.trailing] == 40)
    #expect(dimensions[VerticalAlignment.firstTextBaseline] == 12)
    #expect(dimensions[VerticalAlignment.lastTextBaseline] == 30)
    #expect(dimensions[explicit: VerticalAlignment.lastTextBaseline] == nil)
  }

  @Test("Alignment keys are equal if their type and axis are the same")
  func keys() {
    #expect(AlignmentKey(Third.self, axis: .horizontal) == HorizontalAlignment(Third.self).key)
    #expect(HorizontalAlignment(Third.self).key != VerticalAlignment(Third.self).key)
    #expect(HorizontalAlignment(Third.self).key != HorizontalAlignment.center.key)
  }

  private enum Third: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> Double { dimensions.width / 3 }
  }
}
