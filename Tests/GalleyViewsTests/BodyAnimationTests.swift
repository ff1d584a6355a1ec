import GalleyGeometry
import GalleyMotion
import GalleyPicture
import GalleyViews
import Testing

@Suite("Animations limited to a closure")
struct BodyAnimationTests {
  private struct Box: View {
    @State private var isOn = false
    var body: some View {
      Color.red.frame(width: isOn ? 60 : 20, height: 20)
        .animation(.linear(duration: 1)) { $0.offset(y: isOn ? 40 : 0) }
        .frame(width: 100, height: 100, alignment: .topLeading)
        .background { Color.clear.id("tap").onTapGesture { isOn.toggle() } }
    }
  }

  @Test("Only modifiers in the animation closure are animated; the view itself changes at once")
  func body() {
    let screen = Screen(Box(), width: 100, height: 100)
    func frame() -> Rect? { screen.picture.items.flatMap(\.placedFills).last }
    #expect(frame() == Rect(x: 0, y: 0, width: 20, height: 20))
    screen.tap("tap")
    screen.advance(to: 0.5)
    #expect(frame() == Rect(x: 0, y: 20, width: 60, height: 20))
    screen.advance(to: 1)
    #expect(frame() == Rect(x: 0, y: 40, width: 60, height: 20))
  }
}

extension Picture.Item {
  /// The frames of the fills in the coordinates of the canvas.
  fileprivate var placedFills: [Rect] { fills(.identity) }

  private func fills(_ way: AffineTransform) -> [Rect] {
    switch self {
    case .fill(let fill): [fill.path.applying(way).bounds]
    case .group(let group): group.items.flatMap { $0.fills(group.transform.followed(by: way)) }
    case .stroke, .glyphs, .image: []
    }
  }
}
