import GalleyGeometry
import GalleyMotion
import GalleyPicture
import GalleyViews
import Testing

@Suite("Phase and keyframe animators")
struct AnimatorTests {
  private func width(_ screen: Screen) -> Double { screen.picture.items.flatMap(\.filledFrames).last?.width ?? 0 }

  private func widths(_ screen: Screen, _ times: [Double]) -> [Double] {
    times.map { time in
      screen.advance(to: time)
      return (width(screen) * 1000).rounded() / 1000
    }
  }

  /// A bar that is as wide as its current phase. A tap triggers the animation.
  private struct Triggered: View {
    @State private var count = 0
    var body: some View {
      Color.red.frame(height: 20)
        .phaseAnimator([10.0, 50, 30], trigger: count) { view, width in
          view.frame(width: width)
        } animation: { _ in
          .linear(duration: 1)
        }
        .frame(width: 100, height: 100)
        .background { Color.clear.id("tap").onTapGesture { count += 1 } }
    }
  }

  @Test("Phases of an animator repeat for ever, each with its own animation")
  func phases() {
    let screen = Screen(
      PhaseAnimator([10.0, 50, 30]) { width in
        Color.red.frame(width: width, height: 20)
      } animation: { phase in
        .linear(duration: phase == 50 ? 1 : 0.5)
      }, width: 200, height: 200)
    #expect(widths(screen, [0, 0.5, 1, 1.25, 1.5, 1.75, 2, 2.5, 3]) == [10, 30, 50, 40, 30, 20, 10, 30, 50])
  }

  @Test("The current phase does not depend on the steps in which time advances")
  func steps() {
    func screen() -> Screen {
      Screen(
        PhaseAnimator([10.0, 50, 30]) {
          Color.red.frame(width: $0, height: 20)
        } animation: { _ in
          .bouncy
        },
        width: 200, height: 200)
    }
    let (one, many) = (screen(), screen())
    for step in 0...70 { many.advance(to: Double(step) / 10) }
    one.advance(to: 7)
    #expect(abs(width(one) - width(many)) < 1e-9)
  }

  @Test("A phase without an animation lasts 1/60 s, so that the animator does not hang")
  func unanimated() {
    let screen = Screen(
      PhaseAnimator([false, true]) {
        Color.red.frame(width: $0 ? 40 : 20, height: 20)
      } animation: { _ in
        nil
      },
      width: 200, height: 200)
    #expect(widths(screen, [0, 0.5 / 60, 1.5 / 60, 2.5 / 60]) == [40, 40, 20, 40])
  }

  @Test("An animator with one phase does not move, and one without phases is empty")
  func fewPhases() {
    let screen = Screen(PhaseAnimator([10.0]) { Color.red.frame(width: $0, height: 20) }, width: 200, height: 200)
    #expect(widths(screen, [0, 1, 5]) == [10, 10, 10])
    let none = Screen(
      PhaseAnimator([Double]()) { Color.red.frame(width: $0, height: 20) }, width: 200, height: 200)
    #expect(widths(none, [0, 1]) == widths(Screen(Color.clear, width: 200, height: 200), [0, 1]))
  }

  @Test("A trigger runs through all phases once and returns to the first phase")
  func trigger() {
    let screen = Screen(Triggered(), width: 200, height: 200)
    #expect(widths(screen, [0, 1]) == [10, 10])
    screen.tap("tap")
    #expect(widths(screen, [1, 1.5, 2, 2.5, 3, 3.5, 4, 9]) == [10, 30, 50, 40, 30, 20, 10, 10])
    screen.tap("tap")
    #expect(widths(screen, [9.5, 10, 12, 20]) == [30, 50, 10, 10])
  }

  @Test("A trigger while phases are running starts again with the second phase")
  func interruption() {
    let screen = Screen(Triggered(), width: 200, height: 200)
    screen.tap("tap")
    screen.advance(to: 1.5)
    screen.tap("tap")
    screen.advance(to: 2.5)
    #expect(abs(width(screen) - 50) < 1e-9)
    #expect(widths(screen, [4.5, 10]) == [10, 10])
  }

  @Test("Keyframes repeat for ever, or show the initial value if repeating is off")
  func keyframes() {
    func screen(_ repeats: Bool) -> Screen {
      Screen(
        KeyframeAnimator(initialValue: 10.0, repeating: repeats) { width in
          Color.red.frame(width: width, height: 20)
        } keyframes: { _ in
          LinearKeyframe(50, duration: 1)
          LinearKeyframe(30, duration: 1)
        }, width: 200, height: 200)
    }
    #expect(widths(screen(true), [0, 0.5, 1, 1.5, 2, 2.5, 101.5]) == [10, 30, 50, 40, 10, 30, 40])
    #expect(widths(screen(false), [0, 0.5, 1]) == [10, 10, 10])
  }

  /// A bar whose width follows keyframes after a tap.
  private struct Keyed: View {
    @State private var count = 0
    var body: some View {
      Color.red.frame(height: 20)
        .keyframeAnimator(initialValue: 10.0, trigger: count) { view, width in
          view.frame(width: width)
        } keyframes: { _ in
          KeyframeTrack {
            LinearKeyframe(50, duration: 1)
            LinearKeyframe(10, duration: 1)
          }
        }
        .frame(width: 100, height: 100)
        .background { Color.clear.id("tap").onTapGesture { count += 1 } }
    }
  }

  @Test("A trigger runs the keyframes once, starting at the current value")
  func keyed() {
    let screen = Screen(Keyed(), width: 200, height: 200)
    #expect(widths(screen, [0, 1]) == [10, 10])
    screen.tap("tap")
    #expect(widths(screen, [1, 1.5, 2, 2.5]) == [10, 30, 50, 30])
    screen.tap("tap")
    #expect(widths(screen, [2.5, 3, 3.5, 4, 4.5, 9]) == [30, 40, 50, 30, 10, 10])
    #expect(screen.tree.restingTime == nil)
  }

  @Test("An animator that is removed schedules no more events")
  func gone() {
    struct Gone: View {
      @State private var isOn = true
      var body: some View {
        VStack {
          Color.clear.frame(height: 20).id("tap").onTapGesture { isOn.toggle() }
          if isOn { PhaseAnimator([10.0, 50]) { Color.red.frame(width: $0, height: 20) } }
        }
      }
    }
    let screen = Screen(Gone(), width: 200, height: 200)
    screen.advance(to: 1)
    screen.tap("tap")
    screen.advance(to: 100)
    #expect(screen.tree.nextEvent == nil)
  }
}

extension Picture.Item {
  /// The frames of the fills in drawing order.
  var filledFrames: [Rect] {
    switch self {
    case .fill(let fill): [fill.path.bounds]
    case .group(let group): group.items.flatMap(\.filledFrames)
    case .stroke, .glyphs, .image: []
    }
  }
}
