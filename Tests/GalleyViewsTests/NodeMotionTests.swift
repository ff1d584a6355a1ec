import GalleyGeometry
import GalleyMotion
import GalleyPicture
import GalleyViews
import Testing

@Suite("Animated changes of views")
struct NodeMotionTests {
  /// A switch that changes its state with the given animation or transaction.
  struct Toggled<Content: View>: View {
    let animation: Animation?
    @ViewBuilder let content: (Bool) -> Content
    @State private var isOn = false

    var body: some View {
      content(isOn).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background { Color.clear.id("tap").onTapGesture { withAnimation(animation) { isOn.toggle() } } }
    }
  }

  private func fills(_ screen: Screen) -> [String] { screen.picture.items.flatMap(\.fills).dropFirst().map(\.text) }

  @Test("Animated frames follow the curve and duration of the animation")
  func frames() {
    let screen = Screen(
      Toggled(animation: .linear(duration: 1)) { isOn in
        VStack(alignment: .leading, spacing: isOn ? 20 : 10) {
          Color.red.frame(width: isOn ? 100 : 40, height: 20)
          Color.blue.frame(width: 50, height: 30)
        }
        .padding(isOn ? 30 : 10)
      }, width: 200, height: 200)
    let start = ["10,10 40x20", "10,40 50x30"]
    #expect(fills(screen) == start)
    screen.tap("tap")
    #expect(fills(screen) == start)
    screen.advance(to: 0.5)
    #expect(fills(screen) == ["20,20 70x20", "20,55 50x30"])
    screen.advance(to: 1)
    #expect(fills(screen) == ["30,30 100x20", "30,70 50x30"])
  }

  @Test("A change is immediate without an animation, or if the animation is for another value")
  func atOnce() {
    let screen = Screen(
      Toggled(animation: nil) { isOn in
        HStack(spacing: 0) {
          Color.red.frame(width: isOn ? 100 : 40, height: 20)
          Color.blue.frame(width: 50, height: isOn ? 60 : 20).animation(.linear(duration: 1), value: isOn)
          Color.green.frame(width: 5, height: isOn ? 60 : 20).animation(.linear(duration: 1), value: 7)
        }
      }, width: 200, height: 200)
    screen.tap("tap")
    screen.advance(to: 0.5)
    // Red and green change at once, and blue has its own animation.
    #expect(fills(screen) == ["0,20 100x20", "70,0 50x40", "150,0 5x60"])
    screen.advance(to: 1)
    #expect(fills(screen) == ["0,20 100x20", "100,0 50x60", "150,0 5x60"])
  }

  @Test("The values of opacity, offset, scale, corners, colours, borders and text are animated")
  func drawings() throws {
    let screen = Screen(
      Toggled(animation: .linear(duration: 1)) { isOn in
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10).opacity(isOn ? 1 : 0.5).offset(x: isOn ? 100 : 0)
          RoundedRectangle(cornerRadius: isOn ? 8 : 2).fill(Color(isOn ? .white : .black)).frame(width: 20, height: 20)
          Color.blue.frame(width: 10, height: 10).scaleEffect(isOn ? 3 : 1).rotationEffect(.degrees(isOn ? 90 : 0))
          Text("a").foregroundStyle(Color(isOn ? .white : .black)).border(.red, width: isOn ? 3 : 1)
        }
      }, width: 200, height: 200)
    screen.tap("tap")
    screen.advance(to: 0.5)
    let items = screen.picture.items.flatMap(\.leaves)
    guard
      case .group(let faded) = screen.picture.items.flatMap(\.groups).first(where: { $0.opacity < 1 }).map({
        Picture.Item.group($0)
      })
    else {
      Issue.record("nothing is faded")
      return
    }
    #expect(faded.opacity == 0.75)
    #expect(faded.items.flatMap(\.fills).first?.minX == 55)
    let corner = items.compactMap { item -> Double? in
      if case .fill(let fill) = item, case .roundedRect(_, let radius, _) = fill.path { radius } else { nil }
    }
    #expect(corner == [5])
    let greys = items.compactMap { item -> RGBA? in
      switch item {
      case .fill(let fill): if case .roundedRect = fill.path, case .color(let color) = fill.paint { color } else { nil }
      case .glyphs(let glyphs): if case .color(let color) = glyphs.paint { color } else { nil }
      default: nil
      }
    }
    // Half of the perceived lightness is an eighth of the linear light.
    #expect(greys.count == 2)
    #expect(greys.allSatisfy { abs($0.red - 0.388_57) < 1e-4 && abs($0.red - $0.blue) < 1e-6 })
    let turned = try #require(screen.picture.items.flatMap(\.groups).first { !$0.transform.isTranslation })
    #expect(abs(turned.transform.a * turned.transform.d - turned.transform.b * turned.transform.c - 1) < 1e-9)
    let lines = items.compactMap { if case .stroke(let stroke) = $0 { stroke.width } else { nil } }
    #expect(lines == [2])
  }

  @Test("A spring that is interrupted continues with its position and velocity")
  func interruption() {
    let spring = Animation.spring(duration: 1, bounce: 0.3)
    let screen = Screen(
      Toggled(animation: spring) { Color.red.frame(width: $0 ? 100 : 0, height: 10) }, width: 200, height: 200)
    func width(_ time: Double) -> Double {
      screen.advance(to: time)
      return screen.picture.items.flatMap(\.fills).map(\.width).dropFirst().first ?? 0
    }
    screen.tap("tap")
    let expected = Spring(duration: 1, bounce: 0.3)
    #expect(abs(width(0.3) - 100 * expected.value(target: 1.0, time: 0.3)) < 1e-9)
    let speed = 100 * expected.velocity(target: 1.0, time: 0.3)
    let start = width(0.3)
    screen.tap("tap")
    #expect(abs(width(0.3) - start) < 1e-9)
    #expect(abs(width(0.4) - (start + expected.value(target: -start, initialVelocity: speed, time: 0.1))) < 1e-9)
    #expect(width(5) == 0)
  }

  @Test("Advancing in one time step gives the same picture as advancing in a thousand")
  func steps() {
    func run(_ steps: Int) -> Picture {
      let screen = Screen(
        Toggled(animation: .bouncy) { isOn in
          VStack(spacing: isOn ? 20 : 0) {
            if isOn { Color.green.frame(width: 30, height: 30).transition(.slide.combined(with: .opacity)) }
            Color.red.frame(width: isOn ? 100 : 10, height: 20).rotationEffect(.degrees(isOn ? 45 : 0))
            Text(isOn ? "on" : "off")
          }
        }, width: 200, height: 200)
      screen.tap("tap")
      screen.advance(to: 0.125)
      screen.tap("tap")
      screen.advance(to: 0.25)
      screen.tap("tap")
      for step in 1...steps { screen.advance(to: 0.25 + 0.25 * Double(step) / Double(steps)) }
      return screen.picture
    }
    #expect(run(1) == run(1000))
  }

  /// A view whose body uses the interpolated number.
  struct Counter: View, Animatable {
    var count: Double
    let log: Log

    var animatableData: Double {
      get { count }
      set { count = newValue }
    }

    var body: some View {
      log(count.text)
      return Color.red.frame(width: count, height: 10)
    }
  }

  /// A modifier whose body uses the interpolated number.
  struct Inset: AnimatableModifier {
    var length: Double

    var animatableData: Double {
      get { length }
      set { length = newValue }
    }

    func body(content: Content) -> some View { content.padding(.leading, length) }
  }

  @Test("The bodies of animatable views and modifiers are evaluated with interpolated values")
  func bodies() {
    let log = Log()
    let screen = Screen(
      Toggled(animation: .linear(duration: 1)) { isOn in
        Counter(count: isOn ? 100 : 20, log: log).modifier(Inset(length: isOn ? 40 : 0))
          .transaction { $0.isContinuous = true }
      }, width: 200, height: 200)
    screen.tap("tap")
    for time in [0.25, 0.5, 1, 2] { screen.advance(to: time) }
    #expect(log.text == "20 20 40 60 100")
    #expect(fills(screen) == ["40,0 100x10"])
  }

  /// Places views along a slope.
  private struct Sloping: Layout {
    var slope: Double

    var animatableData: Double {
      get { slope }
      set { slope = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for (index, view) in subviews.enumerated() {
        let step = Double(index) * 10
        view.place(at: Point(x: step, y: step * slope * slope), proposal: .unspecified)
      }
    }
  }

  @Test("An animatable layout is evaluated with interpolated values")
  func layouts() {
    let screen = Screen(
      Toggled(animation: .linear(duration: 1)) { isOn in
        Sloping(slope: isOn ? 4 : 0) {
          Color.red
          Color.blue
        }
      }, width: 200, height: 200)
    #expect(fills(screen) == ["0,0 10x10", "10,0 10x10"])
    screen.tap("tap")
    screen.advance(to: 0.5)
    // Halfway, the slope is 2. The views follow the layout instead of a straight line to their final positions.
    #expect(fills(screen) == ["0,0 10x10", "10,40 10x10"])
    screen.advance(to: 1)
    #expect(fills(screen) == ["0,0 10x10", "10,160 10x10"])
  }

  @Test("When AnyLayout changes from one layout type to another, the views move with an animation")
  func layoutKinds() {
    let screen = Screen(
      Toggled(animation: .linear(duration: 1)) { isOn in
        let layout = isOn ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
          Color.red.frame(width: 20, height: 20)
          Color.blue.frame(width: 20, height: 20)
        }
      }, width: 200, height: 200)
    #expect(fills(screen) == ["0,0 20x20", "0,20 20x20"])
    screen.tap("tap")
    screen.advance(to: 0.5)
    #expect(fills(screen) == ["0,0 20x20", "10,10 20x20"])
  }

  @Test("Writing to an animated binding animates the change")
  func bindings() {
    struct Content: View {
      @State private var width = 10.0

      var body: some View {
        Color.red.frame(width: width, height: 10).onTapGesture {
          $width.animation(.linear(duration: 1)).wrappedValue = 20
        }
        .id("tap")
      }
    }
    let screen = Screen(Content(), width: 100, height: 10)
    screen.tap("tap")
    screen.advance(to: 0.5)
    #expect(fills(screen) == ["42.5,0 15x10"])
  }

  @Test("A transaction modifier overrides the animation of the views that it modifies")
  func transactions() {
    let screen = Screen(
      Toggled(animation: .linear(duration: 1)) { isOn in
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: isOn ? 100 : 0, height: 10).transaction { $0.animation = nil }
          Color.red.frame(width: isOn ? 100 : 0, height: 10).transaction { $0.animation = $0.animation?.speed(2) }
          Color.red.frame(width: isOn ? 100 : 0, height: 10).transaction(value: isOn) { $0.disablesAnimations = true }
        }
      }, width: 200, height: 200)
    screen.tap("tap")
    screen.advance(to: 0.25)
    #expect(fills(screen) == ["0,0 100x10", "0,10 50x10", "0,20 100x10"])
  }

  @Test("Children of a moving container or scroll view are not moved twice")
  func spaces() {
    let screen = Screen(
      Toggled(animation: .linear(duration: 1)) { isOn in
        VStack(alignment: .leading, spacing: 0) {
          Color.clear.frame(width: 10, height: isOn ? 100 : 0)
          Color.red.frame(width: 10, height: 10).offset(x: 5)
          ScrollView { Color.blue.frame(width: 10, height: 10) }.frame(height: 20)
        }
      }, width: 200, height: 200)
    screen.tap("tap")
    screen.advance(to: 0.5)
    #expect(fills(screen) == ["5,50 10x10", "0,60 10x10"])
  }

  /// Returns the strings of the glyph runs with their opacity, in drawing order.
  private func words(_ screen: Screen) -> [String] {
    screen.picture.items.flatMap { item -> [String] in
      guard case .group(let group) = item else { return item.runs }
      return group.items.flatMap(\.runs).map { "\($0) at \(group.opacity.text)" }
    }
  }

  @Test("With an animation, changed text cross-fades; without one, it changes immediately")
  func fades() {
    func screen(_ animation: Animation?) -> Screen {
      let screen = Screen(
        Toggled(animation: animation) { isOn in Text(isOn ? "new" : "old") }, width: 100, height: 100)
      #expect(words(screen) == ["old"])
      screen.tap("tap")
      return screen
    }
    let fading = screen(.linear(duration: 1))
    #expect(words(fading) == ["old at 1"])
    fading.advance(to: 0.25)
    #expect(words(fading) == ["old at 0.75", "new at 0.25"])
    fading.tap("tap")
    fading.advance(to: 0.75)
    #expect(words(fading) == ["new at 0.5", "old at 0.5"])
    fading.advance(to: 1.25)
    #expect(words(fading) == ["old"])
    #expect(words(screen(nil)) == ["new"])
  }

}

extension Picture.Item {
  fileprivate var groups: [Picture.Group] {
    if case .group(let group) = self { [group] + group.items.flatMap(\.groups) } else { [] }
  }

  fileprivate var leaves: [Picture.Item] {
    if case .group(let group) = self { group.items.flatMap(\.leaves) } else { [self] }
  }

  /// The bounds of all fills in canvas coordinates.
  fileprivate var fills: [Rect] {
    switch self {
    case .fill(let fill): [fill.path.bounds]
    case .group(let group): group.items.flatMap(\.fills)
    case .stroke, .glyphs, .image: []
    }
  }
}

extension Picture.Item {
  fileprivate var runs: [String] { if case .glyphs(let glyphs) = self { [glyphs.run.text] } else { [] } }
}
