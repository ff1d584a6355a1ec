import GalleyGeometry
import GalleyMotion
import GalleyPicture
import GalleyViews
import Testing

@Suite("Transitions for views that appear and disappear")
struct TransitionTests {
  /// A column of bars, some of which are conditional.
  private func screen(
    _ transition: AnyTransition, log: Log = Log(), animation: Animation? = .linear(duration: 1)
  ) -> Screen {
    Screen(
      NodeMotionTests.Toggled(animation: animation) { isOn in
        VStack(spacing: 0) {
          Color.red.frame(width: 40, height: 10)
          if !isOn {
            Color.green.frame(width: 40, height: 20).onAppear { log("in") }.onDisappear { log("out") }
              .transition(transition)
          }
          Color.blue.frame(width: 40, height: 10)
        }
      }, width: 200, height: 200)
  }

  /// Returns all fills with their frame and opacity.
  private func shown(_ screen: Screen) -> [String] {
    screen.picture.items.flatMap { $0.shown() }.dropFirst().map { $0 }
  }

  @Test("A removed view runs its transition while its siblings close the gap")
  func removal() {
    let log = Log()
    let screen = screen(.opacity, log: log)
    screen.tap("tap")
    #expect(shown(screen) == ["0,0 40x10", "0,10 40x20", "0,30 40x10"])
    screen.advance(to: 0.25)
    #expect(shown(screen) == ["0,0 40x10", "0,10 40x20 at 0.75", "0,25 40x10"])
    #expect(log.text == "in")
    screen.advance(to: 1)
    #expect(shown(screen) == ["0,0 40x10", "0,10 40x10"])
    #expect(log.text == "in out")
  }

  @Test("An inserted view runs its transition, and its onAppear runs at once")
  func insertion() {
    let log = Log()
    let screen = screen(.opacity, log: log, animation: .linear(duration: 1))
    screen.tap("tap")
    screen.advance(to: 2)
    screen.tap("tap")
    #expect(log.text == "in out in")
    #expect(shown(screen) == ["0,0 40x10", "0,10 40x10"])
    screen.advance(to: 2.25)
    #expect(shown(screen) == ["0,0 40x10", "0,10 40x20 at 0.25", "0,15 40x10"])
    screen.advance(to: 3)
    #expect(shown(screen) == ["0,0 40x10", "0,10 40x20", "0,30 40x10"])
  }

  @Test("Each transition has a specific effect when a view is removed")
  func ways() {
    let ways: [(String, AnyTransition, String)] = [
      ("move up", AnyTransition.move(edge: .top), "0,5 40x20"), ("move on", .move(edge: .trailing), "10,10 40x20"),
      ("slide", .slide, "10,10 40x20"), ("offset", .offset(x: 8, y: -4), "2,9 40x20"),
      ("scale", .scale, "5,12.5 30x15"),
      ("scale into a corner", .scale(scale: 0.5, anchor: .topLeading), "0,10 35x17.5"),
      ("scale in few words", .scale(0.5, anchor: .topLeading), "0,10 35x17.5"),
      ("push", .push(from: .leading), "10,10 40x20 at 0.75"),
      ("both", .opacity.combined(with: .offset(x: 4)), "1,10 40x20 at 0.75"),
      ("another way out", .asymmetric(insertion: .scale, removal: .move(edge: .bottom)), "0,15 40x20"),
      ("a modifier", .modifier(active: Faded(amount: 0.2), identity: Faded(amount: 1)), "0,10 40x20 at 0.8"),
      ("one's own", AnyTransition(Sinking()), "0,12.5 40x20"),
    ]
    for (name, transition, frame) in ways {
      let screen = screen(transition)
      screen.tap("tap")
      screen.advance(to: 0.25)
      #expect(shown(screen) == ["0,0 40x10", frame, "0,25 40x10"], "\(name)")
    }
  }

  private struct Faded: ViewModifier {
    let amount: Double
    func body(content: Content) -> some View { content.opacity(amount) }
  }

  private struct Sinking: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View { content.offset(y: 10 * phase.value) }
  }

  @Test("With the identity transition, or without an animation, changes are immediate")
  func atOnce() {
    for (transition, animation) in [(AnyTransition.identity, Animation.linear(duration: 1)), (.opacity, nil)] {
      let log = Log()
      let screen = screen(transition, log: log, animation: animation)
      #expect(shown(screen).count == 3)
      screen.tap("tap")
      #expect(shown(screen).count == 2)
      #expect(log.text == "in out")
    }
  }

  @Test("With the identity transition, the old view disappears before the new one appears")
  func identityOrder() {
    struct Content: View {
      let log: Log
      @State private var flag = false

      var body: some View {
        Color.red
          .onAppear { log(flag ? "AT" : "AF") }
          .onDisappear { log(flag ? "DT" : "DF") }
          .transition(.identity)
          .id(flag)
          .onAppear { flag = true }
      }
    }
    let log = Log()
    let screen = Screen(Content(log: log), width: 10, height: 10)
    screen.tree.dismiss()
    screen.place()
    #expect(log.text == "AF DT AT DT")
  }

  @Test("During a transition, both views are shown, and afterwards the old one disappears")
  func identityChange() {
    struct Content: View {
      let log: Log
      @State private var number = 1

      var body: some View {
        Text("\(number)")
          .onAppear { log("A\(number)") }
          .onDisappear { log("D\(number)") }
          .id(number)
          .onTapGesture { withAnimation(.linear(duration: 1)) { number += 1 } }
          .id("tap")
      }
    }
    let log = Log()
    let screen = Screen(Content(log: log), width: 100, height: 100)
    screen.tap("tap")
    screen.advance(to: 0.5)
    #expect(log.text == "A1 A2")
    #expect(screen.picture.items.count == 3)
    screen.advance(to: 1)
    #expect(log.text == "A1 A2 D2")
    #expect(screen.picture.items.count == 2)
  }

  @Test("An animation set for a transition takes precedence over the current animation")
  func ownAnimation() {
    let screen = screen(.opacity.animation(.linear(duration: 0.5)))
    screen.tap("tap")
    screen.advance(to: 0.25)
    #expect(shown(screen) == ["0,0 40x10", "0,10 40x20 at 0.5", "0,25 40x10"])
    screen.advance(to: 0.5)
    #expect(shown(screen) == ["0,0 40x10", "0,20 40x10"])
  }

  @Test("A view that is inserted again while it is being removed continues from its current state")
  func turningAround() {
    let screen = screen(.opacity)
    screen.tap("tap")
    screen.advance(to: 0.5)
    screen.tap("tap")
    #expect(shown(screen) == ["0,0 40x10", "0,10 40x20 at 0.5", "0,20 40x10"])
    screen.advance(to: 1)
    // Both curves are added: the opacity is halfway between the end of the first (invisible) and fully visible.
    #expect(shown(screen) == ["0,0 40x10", "0,10 40x20 at 0.5", "0,20 40x10"])
    screen.advance(to: 1.5)
    #expect(shown(screen) == ["0,0 40x10", "0,10 40x20", "0,30 40x10"])
  }

  @Test("An element removed from a collection runs its transition while later elements move up")
  func collections() {
    let screen = Screen(
      NodeMotionTests.Toggled(animation: .linear(duration: 1)) { isOn in
        VStack(spacing: 0) {
          ForEach(isOn ? [1, 3, 4] : [1, 2, 3], id: \.self) { number in
            Color.red.frame(width: Double(number) * 10, height: 20)
          }
        }
      }, width: 200, height: 200)
    screen.tap("tap")
    screen.advance(to: 0.5)
    // The second element leaves at its centre, the third moves up, and the fourth enters at its final position.
    #expect(shown(screen) == ["12.5,0 10x20", "5,20 20x20 at 0.5", "2.5,30 30x20", "0,40 40x20 at 0.5"])
  }

  /// Lazy containers with one column of rows.
  enum ContainerKind: CaseIterable {
    case stack, grid, flow

    @ViewBuilder
    func column(of content: some View) -> some View {
      switch self {
      case .stack: LazyVStack(spacing: 0) { content }
      case .grid: LazyVGrid(columns: [GridItem(.flexible())], spacing: 0) { content }
      case .flow: LazyFlowStack(columns: .count(1), lineSpacing: 0) { content }
      }
    }
  }

  @Test(
    "Rows of a lazy container move into and out of view without fading",
    arguments: ContainerKind.allCases)
  func lazyRows(container: ContainerKind) {
    let screen = Screen(
      NodeMotionTests.Toggled(animation: .linear(duration: 1)) { isOn in
        ScrollView {
          container.column(
            of: ForEach(Array(0..<20).filter { !isOn || $0 != 1 }, id: \.self) { number in
              Color.red.frame(width: 10, height: 30)
            })
        }
        .scrollIndicators(.hidden)
      }, width: 10, height: 60)
    #expect(shown(screen) == ["0,0 10x30", "0,30 10x30"])
    screen.tap("tap")
    screen.advance(to: 0.5)
    // The third row was just below the window.
    #expect(shown(screen) == ["0,0 10x30", "0,45 10x30", "0,30 10x30 at 0.5"])
    screen.advance(to: 1)
    screen.tap("tap")
    screen.advance(to: 1.5)
    // The second row enters at the position of the third, which leaves the window.
    #expect(shown(screen) == ["0,0 10x30", "0,30 10x30 at 0.5", "0,45 10x30"])
    screen.advance(to: 2)
    #expect(shown(screen) == ["0,0 10x30", "0,30 10x30"])
  }

  @Test("A completion runs when the last animation meets its completion criteria")
  func completions() {
    struct Content: View {
      let log: Log
      @State private var width = 10.0
      @State private var height = 10.0

      var body: some View {
        Color.red.frame(width: width, height: height).onAppear {
          withAnimation(.linear(duration: 5).logicallyComplete(after: 1), completionCriteria: .logicallyComplete) {
            width = 20
          } completion: {
            log("logical")
          }
          withAnimation(.linear(duration: 3), completionCriteria: .removed) {
            height = 20
          } completion: {
            log("removed")
          }
          withAnimation(.linear) {
          } completion: {
            log("nothing")
          }
        }
      }
    }
    let log = Log()
    let screen = Screen(Content(log: log), width: 100, height: 100)
    screen.advance(to: 0.5)
    #expect(log.text == "nothing")
    screen.advance(to: 1)
    #expect(log.text == "nothing logical")
    screen.advance(to: 10)
    #expect(log.text == "nothing logical removed")
  }
}

extension Picture.Item {
  /// Returns all fills with their frame and opacity.
  fileprivate func shown(opacity: Double = 1, through map: AffineTransform = .identity) -> [String] {
    switch self {
    case .fill(let fill):
      let bounds = fill.path.bounds
      let (x, y) = (map.a * bounds.minX + map.tx, map.d * bounds.minY + map.ty)
      let frame = Rect(x: x, y: y, width: map.a * bounds.width, height: map.d * bounds.height)
      return [frame.text + (opacity < 1 ? " at \(opacity.text)" : "")]
    case .group(let group):
      let inner = group.transform == .identity ? map : group.transform
      return group.items.flatMap { $0.shown(opacity: opacity * group.opacity, through: inner) }
    case .stroke, .glyphs, .image: return []
    }
  }
}
