import GalleyGeometry
import GalleyMotion
import GalleyPicture
import GalleyViews
import Testing

@Suite("Views with the same matched geometry")
struct MatchedGeometryTests {
  /// A square that is replaced by a card at another position.
  private struct Hero: View {
    var properties = MatchedGeometryProperties.frame
    var anchor = UnitPoint.center
    @Namespace private var namespace
    @State private var isLarge = false

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear.id("tap").onTapGesture { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
        if isLarge {
          Color.blue.matchedGeometryEffect(id: "a", in: namespace, properties: properties, anchor: anchor)
            .frame(width: 100, height: 200).padding(.leading, 100).padding(.top, 80)
        } else {
          Color.red.matchedGeometryEffect(id: "a", in: namespace, properties: properties, anchor: anchor)
            .frame(width: 20, height: 40)
        }
      }
    }
  }

  /// Returns the frames of all fills except the background, in drawing order.
  private func frames(_ screen: Screen) -> [String] {
    screen.picture.items.flatMap(\.filledFrames).dropFirst().map(\.text)
  }

  @Test("Both matched views are drawn in the same interpolated frame, in both directions")
  func hero() {
    let screen = Screen(Hero(), width: 300, height: 300)
    #expect(frames(screen) == ["0,0 20x40"])
    screen.tap("tap")
    #expect(Set(frames(screen)) == ["0,0 20x40"])
    screen.advance(to: 0.5)
    #expect(frames(screen).count == 2 && Set(frames(screen)) == ["50,40 60x120"])
    screen.advance(to: 1)
    #expect(frames(screen) == ["100,80 100x200"])
    screen.tap("tap")
    screen.advance(to: 1.25)
    #expect(frames(screen).count == 2 && Set(frames(screen)) == ["75,60 80x160"])
    screen.advance(to: 2)
    #expect(frames(screen) == ["0,0 20x40"])
  }

  @Test("Matched views cross-fade during the animation")
  func fade() {
    let screen = Screen(Hero(), width: 300, height: 300)
    screen.tap("tap")
    screen.advance(to: 0.25)
    let opacities = screen.picture.items.compactMap { item -> Double? in
      if case .group(let group) = item { group.opacity } else { nil }
    }
    #expect(Set(opacities) == [0.25, 0.75])
  }

  @Test("If the animation of matched views is interrupted, it continues from the current frame")
  func interruption() {
    let screen = Screen(Hero(), width: 300, height: 300)
    screen.tap("tap")
    screen.advance(to: 0.5)
    screen.tap("tap")
    #expect(Set(frames(screen)).contains("50,40 60x120"))
    screen.advance(to: 3)
    #expect(frames(screen) == ["0,0 20x40"])
  }

  @Test("With properties: .position, matched views keep their sizes; with .size, their positions")
  func properties() {
    let position = Screen(Hero(properties: .position), width: 300, height: 300)
    position.tap("tap")
    position.advance(to: 0.5)
    // The centre moves from (10, 20) to (150, 180).
    #expect(Set(frames(position)) == ["30,0 100x200", "70,80 20x40"])
    let size = Screen(Hero(properties: .size), width: 300, height: 300)
    size.tap("tap")
    size.advance(to: 0.5)
    #expect(Set(frames(size)) == ["100,80 60x120", "0,0 60x120"])
  }

  @Test("The anchor determines the point that matched views have in common")
  func anchor() {
    let screen = Screen(Hero(properties: .position, anchor: .topLeading), width: 300, height: 300)
    screen.tap("tap")
    screen.advance(to: 0.5)
    #expect(Set(frames(screen)) == ["50,40 100x200", "50,40 20x40"])
  }

  @Test("The content of matched views is laid out in the interpolated size")
  func inside() {
    struct Card: View {
      @Namespace private var namespace
      @State private var isLarge = false
      private func card(_ color: Color) -> some View {
        VStack(spacing: 0) {
          color.frame(height: 10)
          Spacer(minLength: 0)
          color.frame(width: 10, height: 10)
        }
        .matchedGeometryEffect(id: "a", in: namespace)
      }
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear.id("tap").onTapGesture { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
          if isLarge {
            card(.blue).frame(width: 100, height: 200)
          } else {
            card(.red).frame(width: 20, height: 40)
          }
        }
      }
    }
    let screen = Screen(Card(), width: 300, height: 300)
    screen.tap("tap")
    screen.advance(to: 0.5)
    #expect(Set(frames(screen)) == ["0,0 60x10", "25,110 10x10"])
    screen.advance(to: 1)
    #expect(frames(screen) == ["0,0 100x10", "45,190 10x10"])
    #expect(screen.picture == screen.freshPicture)
  }

  @Test("Without an animation, a matched view changes immediately")
  func atOnce() {
    struct Plain: View {
      @Namespace private var namespace
      @State private var isLarge = false
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.clear.id("tap").onTapGesture { isLarge.toggle() }
          if isLarge {
            Color.blue.matchedGeometryEffect(id: "a", in: namespace).frame(width: 100, height: 200)
          } else {
            Color.red.matchedGeometryEffect(id: "a", in: namespace).frame(width: 20, height: 40)
          }
        }
      }
    }
    let screen = Screen(Plain(), width: 300, height: 300)
    screen.tap("tap")
    #expect(frames(screen) == ["0,0 100x200"])
    #expect(screen.tree.restingTime == nil)
  }
}
