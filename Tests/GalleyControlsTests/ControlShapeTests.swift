import GalleyControls
import GalleyGeometry
import GalleyPicture
import GalleySnapshot
import GalleyStage
import GalleyViews
import Testing

@Suite("Control shapes")
struct ControlShapeTests {
  @Test("A button with a circular shape has equal width and height, for any label", arguments: ["i", "www"])
  func circle(label: String) throws {
    let screen = ControlScreen {
      Button(label) {}.buttonStyle(.borderedProminent).buttonBorderShape(.circle).id("button")
    }
    let size = try #require(screen.size("button"))
    #expect(size.width == size.height && size.width > 20)
  }

  @Test("The arrow of a disclosure group is drawn in the accent colour")
  func disclosure() throws {
    func picture(_ tint: Color) throws -> Picture {
      try ControlScreen { DisclosureGroup("More") { Text("Inside") }.tint(tint) }.stage.picture()
    }
    #expect(try picture(.red) != picture(.blue))
  }

  @Test(
    "The knob of a slider stays inside its track and is mirrored in right-to-left layouts",
    arguments: [0.0, 0.25, 1])
  func knob(value: Double) throws {
    func knobs(_ direction: LayoutDirection) -> [Rect] {
      ControlScreen(width: 300, environment: { $0.layoutDirection = direction }) {
        Slider(value: .constant(value)).id("slider")
      }.stage.layout.knobs
    }
    let (left, right) = (try #require(knobs(.leftToRight).first), try #require(knobs(.rightToLeft).first))
    #expect(left.minX >= 0 && left.maxX <= 300 && abs(left.minX + right.maxX - 300) < 1e-9, "\(left), \(right)")
  }
}

extension InspectedView {
  /// The frames of all circles.
  fileprivate var knobs: [Rect] {
    (kind == "Circle" ? [frame] : []) + children.flatMap(\.knobs)
  }
}
