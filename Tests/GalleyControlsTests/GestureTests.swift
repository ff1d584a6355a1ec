import GalleyControls
import GalleyGeometry
import GalleyStage
import GalleyViews
import Testing

@Suite("Gestures")
struct GestureTests {
  /// The values that gestures report, in order.
  private final class Log {
    var words: [String] = []
    func add(_ word: String) { words.append(word) }
  }

  private func screen(@ViewBuilder _ view: () -> some View) -> Stage {
    ControlScreen(width: 200, height: 200, view).stage
  }

  private func square(_ id: String) -> some View { Color.red.frame(width: 100, height: 100).id(id) }

  @Test("A drag gesture reports movement beyond its minimum distance, and the end of the drag")
  func drag() throws {
    let log = Log()
    let stage = screen {
      square("a").gesture(
        DragGesture().onChanged { log.add("\($0.translation.width)") }.onEnded { log.add("end \($0.location)") })
    }
    let touch = try #require(stage.touch(id: "a"))
    touch.move(by: Point(x: 6, y: 0))
    #expect(log.words == [])
    touch.move(by: Point(x: 6, y: 0))
    touch.lift()
    #expect(log.words == ["12.0", "end \(Point(x: 62, y: 50))"])
  }

  @Test("A drag below the minimum distance is ignored, and the next drag starts anew")
  func shortDrag() throws {
    let log = Log()
    let stage = screen { square("a").gesture(DragGesture().onEnded { _ in log.add("end") }) }
    for distance in [8.0, 8, 20] {
      let touch = try #require(stage.touch(id: "a"))
      touch.move(by: Point(x: distance, y: 0))
      touch.lift()
    }
    #expect(log.words == ["end"])
  }

  @Test("The velocity of a drag comes from its last step; the predicted end is half a second ahead")
  func velocity() throws {
    var last: DragGesture.Value?
    let stage = screen { square("a").gesture(DragGesture().onEnded { last = $0 }) }
    let touch = try #require(stage.touch(id: "a"))
    touch.move(by: Point(x: 0, y: 60), over: 0.5)
    touch.lift()
    let value = try #require(last)
    #expect(abs(value.velocity.height - 120) < 1e-6)
    #expect(abs(value.predictedEndTranslation.height - (60 + 120 * 0.499)) < 1e-6)
  }

  @Test("A touch with an invalid duration moves without delay", arguments: [-1e300, -.infinity, .nan, 0])
  func impossibleDurations(duration: Double) throws {
    let log = Log()
    let stage = screen { square("a").gesture(DragGesture().onEnded { log.add("\($0.translation.width)") }) }
    let touch = try #require(stage.touch(id: "a"))
    touch.move(by: Point(x: 30, y: 0), over: duration)
    touch.lift()
    #expect(log.words == ["30.0"])
    #expect(stage.time == 0)
  }

  @Test("Gesture state is reset after the gesture ends or is cancelled")
  func state() throws {
    struct Moved: View {
      @GestureState private var offset = Size.zero
      var body: some View {
        Text(verbatim: "\(Int(offset.width))").frame(width: 100, height: 100).contentShape(Rectangle())
          .gesture(DragGesture().updating($offset) { value, offset, _ in offset = value.translation })
          .id("a")
      }
    }
    let screen = ControlScreen { Moved() }
    for ends in [StageTouch.lift, StageTouch.cancel] {
      let touch = try #require(screen.stage.touch(id: "a"))
      touch.move(by: Point(x: 30, y: 0))
      #expect(screen.texts == ["30"])
      ends(touch)()
      #expect(screen.texts == ["0"])
    }
  }

  @Test("A long press fires after its duration, unless the finger is lifted or moves before that")
  func longPress() throws {
    let log = Log()
    let stage = screen {
      square("a").onLongPressGesture(minimumDuration: 0.5) {
        log.add("pressed")
      } onPressingChanged: {
        log.add("\($0)")
      }
    }
    stage.longPress(id: "a", for: 0.4)
    #expect(log.words == ["true", "false"])
    log.words = []
    let touch = try #require(stage.touch(id: "a"))
    touch.hold(for: 0.5)
    #expect(log.words == ["true", "pressed"])
    touch.lift()
    log.words = []
    let moved = try #require(stage.touch(id: "a"))
    moved.move(by: Point(x: 30, y: 0))
    moved.hold(for: 1)
    #expect(!log.words.contains("pressed"))
  }

  @Test("A tap gesture with a count of two needs two taps")
  func doubleTap() {
    let log = Log()
    let stage = screen { square("a").onTapGesture(count: 2) { log.add("twice") } }
    stage.tap(id: "a")
    #expect(log.words == [])
    stage.tap(id: "a")
    #expect(log.words == ["twice"])
  }

  @Test("A tap gesture reports its location in the view")
  func tapPlace() {
    let log = Log()
    let stage = screen { square("a").onTapGesture { log.add("\($0)") } }
    stage.tap(at: Point(x: 60, y: 70))
    #expect(log.words == ["\(Point(x: 10, y: 20))"])
  }

  @Test("The inner gesture wins unless the outer one is high-priority or simultaneous")
  func priorities() {
    func words(_ outer: (AnyView, Log) -> AnyView) -> [String] {
      let log = Log()
      let inner = AnyView(square("a").gesture(TapGesture().onEnded { log.add("inner") }))
      let stage = screen { outer(inner, log) }
      stage.tap(at: Point(x: 100, y: 100))
      return log.words
    }
    #expect(words { view, log in AnyView(view.gesture(TapGesture().onEnded { log.add("outer") })) } == ["inner"])
    #expect(
      words { view, log in AnyView(view.highPriorityGesture(TapGesture().onEnded { log.add("outer") })) } == ["outer"])
    #expect(
      words { view, log in AnyView(view.simultaneousGesture(TapGesture().onEnded { log.add("outer") })) }
        == ["inner", "outer"])
    #expect(
      words { view, log in AnyView(view.gesture(TapGesture().onEnded { log.add("outer") }, including: .gesture)) }
        == ["outer"])
    #expect(
      words { view, log in AnyView(view.gesture(TapGesture().onEnded { log.add("outer") }, including: .subviews)) }
        == ["inner"])
  }

  @Test("A disabled button also blocks a tap gesture that is attached to it")
  func disabled() {
    let log = Log()
    let stage = screen {
      Button("Tap") { log.add("button") }.disabled(true).id("b")
        .gesture(TapGesture().onEnded { log.add("gesture") })
    }
    #expect(!stage.tap(id: "b"))
    #expect(log.words == [])
  }

  @Test("In a sequence of gestures, the second waits until the first has succeeded")
  func sequence() throws {
    let log = Log()
    let gesture = LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture()).onEnded { value in
      if case .second(true, let drag) = value { log.add("\(drag?.translation.width ?? 0)") }
    }
    let stage = screen { square("a").gesture(gesture) }
    let early = try #require(stage.touch(id: "a"))
    early.move(by: Point(x: 40, y: 0))
    early.lift()
    #expect(log.words == [])
    let touch = try #require(stage.touch(id: "a"))
    touch.hold(for: 0.5)
    touch.move(by: Point(x: 40, y: 0))
    touch.lift()
    #expect(log.words == ["40.0"])
  }

  @Test("Magnification and rotation gestures report their amounts")
  func pinches() throws {
    let log = Log()
    let stage = screen {
      square("a").gesture(
        MagnificationGesture().onEnded { log.add("\($0)") }
          .simultaneously(with: RotationGesture().onEnded { log.add("\($0.degrees)") }))
    }
    let touch = try #require(stage.touch(id: "a"))
    touch.pinch(by: 2, turnedBy: .degrees(45))
    touch.lift()
    #expect(log.words == ["2.0", "45.0"])
  }
}
