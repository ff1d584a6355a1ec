import GalleyControls
import GalleyGeometry
import GalleyMotion
import GalleyPicture
import GalleyViews
import Testing

@Suite("Which view a tap reaches")
struct TouchTests {
  /// Returns the view that a tap on `point` reaches, in a square of 100 pt. "back" is the view behind.
  private func tapped(_ view: (Log) -> some View, at point: Point) -> String {
    let log = Log()
    let stack = ZStack {
      Color.red.onTapGesture { log("back") }
      view(log)
    }
    _ = Screen(stack, width: 100, height: 100).tree.tap(at: point)
    return log.text
  }

  @Test("Taps pass through views with hit testing disabled")
  func off() {
    let middle = Point(x: 50, y: 50)
    func view(_ isOn: Bool) -> (Log) -> AnyView {
      { log in AnyView(Button("go") { log("front") }.allowsHitTesting(isOn).id("front")) }
    }
    #expect(tapped(view(true), at: middle) == "front")
    #expect(tapped(view(false), at: middle) == "back")
    let screen = Screen(view(false)(Log()), width: 100, height: 100)
    #expect(!screen.tree.tap(id: "front"))
  }

  @Test(
    "A content shape is exactly the area that can be tapped, whether something is drawn there or not",
    arguments: [
      (Point(x: 50, y: 50), "front"), (Point(x: 50, y: 2), "front"), (Point(x: 5, y: 5), "back"),
      (Point(x: 14, y: 14), "back"), (Point(x: 15, y: 15), "front"),
    ])
  func circle(point: Point, reached: String) {
    #expect(tapped({ log in Color.clear.contentShape(Circle()).onTapGesture { log("front") } }, at: point) == reached)
    #expect(tapped({ log in Color.blue.contentShape(Circle()).onTapGesture { log("front") } }, at: point) == reached)
  }

  @Test("Without a content shape, only areas that are drawn can be tapped")
  func drawn() {
    func row(_ log: Log) -> some View {
      HStack {
        Color.blue.frame(width: 20)
        Spacer()
      }
    }
    let point = Point(x: 80, y: 50)
    #expect(tapped({ log in row(log).onTapGesture { log("front") } }, at: point) == "back")
    #expect(tapped({ log in row(log).contentShape(Rectangle()).onTapGesture { log("front") } }, at: point) == "front")
  }

  /// Two nested squares with the same winding direction.
  private struct Ring: Shape {
    func path(in rect: Rect) -> Path {
      .elements([rect, rect.insetBy(dx: 30, dy: 30)].flatMap(\.outline))
    }
  }

  @Test("With the even-odd rule, a hole in a shape cannot be tapped")
  func holes() {
    func reached(_ eoFill: Bool, _ x: Double) -> String {
      tapped(
        { log in Color.clear.contentShape(Ring(), eoFill: eoFill).onTapGesture { log("front") } },
        at: Point(x: x, y: 50))
    }
    #expect(reached(false, 50) == "front")
    #expect(reached(true, 50) == "back")
    #expect(reached(true, 29) == "front")
    #expect(reached(true, 31) == "back")
  }

  @Test(
    "The area outside rounded corners cannot be tapped",
    arguments: [(Point(x: 2, y: 2), "back"), (Point(x: 7, y: 7), "front"), (Point(x: 20, y: 0), "front")])
  func corners(point: Point, reached: String) {
    #expect(
      tapped(
        { log in Color.clear.contentShape(RoundedRectangle(cornerRadius: 20)).onTapGesture { log("front") } },
        at: point) == reached)
  }
}

extension Rect {
  fileprivate var outline: [Path.Element] {
    [
      .move(origin), .line(Point(x: maxX, y: minY)), .line(Point(x: maxX, y: maxY)),
      .curve(
        control1: Point(x: maxX, y: maxY), control2: Point(x: minX, y: maxY), end: Point(x: minX, y: maxY)),
      .close,
    ]
  }
}
