import GalleyGeometry
import GalleyMessages
import GalleyScroll
import GalleyTables
import GalleyViews

extension StepDefinition {
  static let gestures: [StepDefinition] = [
    StepDefinition("drag", "Drags the content with a finger and releases it.", Drag.shape) { reader, drag, place in
      try reader.drag(drag, at: place)
    },
    StepDefinition("fling", "Flings the content with a velocity.", fling) { reader, fling, place in
      guard let scroller = reader.scroller(fling, at: place) else { return nil }
      return try .fling(in: scroller, velocity: fling[velocity], along: fling[axis])
    },
    StepDefinition("overscroll", "Pulls the content beyond an edge and releases it.", overscroll) {
      reader, pull, place in
      guard let scroller = reader.scroller(pull, at: place) else { return nil }
      return try .overscroll(in: scroller, by: pull[distance], edge: pull[edge], over: pull[pace], hold: pull[.rest])
    },
    StepDefinition("swipe", "Swipes a row aside and shows its swipe buttons.", SceneSwipe.shape) {
      reader, swipe, place in
      reader.checkTarget(swipe.id, at: place)
      return .swipe(id: swipe.id, edge: swipe.edge, isFull: swipe.isFull)
    },
    StepDefinition("longPress", "Presses and holds a view, which opens its context menu.", longPress) {
      reader, press, place in
      reader.checkTouched(press.id, at: place)
      return .longPress(id: press.id, for: press.duration)
    },
  ]

  private static let fling = TypedShape<RecordValues>.keys(
    "fling", "Velocity of the content.", [TypedField.scroller.shape, velocity.shape, axis.shape])
  private static let velocity = TypedField(
    "velocity", required: TypedShape<Double>.number(.velocity), "Velocity; a positive one scrolls forwards.")
  private static let axis = TypedField<Axis?>("axis", .scrollAxis, "Axis (default: the scroll view's main axis).")

  private struct LongPress: Sendable {
    let id: String
    var duration = 0.5
  }

  private static let longPress = TypedShape<LongPress>.oneOf(
    TypedShape<String>.text("an id").map { LongPress(id: $0) },
    .record("longPress", "A view and the duration of the press.") { fields in
      let id = fields.required("id", .text("an id"), "The view's id.")
      let duration = fields.optional(
        "for", .number(.time), "Duration (default: 500ms, which opens a context menu).", default: 0.5)
      return { given in try LongPress(id: given[id], duration: given[duration]) }
    })

  private static let overscroll = TypedShape<RecordValues>.keys(
    "overscroll",
    "Pulls beyond an edge: from any offset, the finger moves as far as needed and stops before it lifts.",
    [TypedField.scroller.shape, distance.shape, edge.shape, pace.shape, TypedField.rest.shape])
  private static let distance = TypedField(
    "by", required: TypedShape<Double>.number(.length),
    "Maximum overscroll, in points; must be less than the length of the scroll view.")
  private static let edge = TypedField(
    "edge",
    .words(
      "an edge",
      [
        "top": (Edge.top, "The upper edge."), "bottom": (.bottom, "The lower edge."),
        "leading": (.leading, "The leading edge."), "trailing": (.trailing, "The trailing edge."),
      ]), "Edge to pull beyond (default: top).", default: .top)
  private static let pace = TypedField(
    "over", .number(.time), "Duration of the pull (default: 300ms).", default: 0.3)
}

extension TypedField<Double> {
  fileprivate static let rest = TypedField(
    "hold", .number(.time), "How long the finger stays still before it lifts.", default: 0)
}

private enum Drag {
  static let by = TypedField<[Double]?>(
    "by", .vector, "Movement of the finger: [x, y], or y alone. A negative y moves the finger up, which scrolls down.")
  static let path = TypedField<[RecordValues]?>(
    "path", .list(sample, noun: "finger positions"),
    "Positions of the finger with their times, instead of `by` and `over`.")
  static let pace = TypedField("over", .number(.time), "Duration (default: 250ms).", default: 0.25)

  static let shape = TypedShape<RecordValues>.keys(
    "drag", "Path of a finger.",
    [TypedField.scroller.shape, by.shape, path.shape, pace.shape, TypedField.rest.shape],
    exclusions: [.init([path.key], with: by.key), .init([pace.key, TypedField.rest.key], with: path.key)],
    needed: [by.key, path.key])

  static let time = TypedField("at", required: TypedShape<Double>.number(.time), "Time since touch-down.")
  static let way = TypedField("by", required: TypedShape<[Double]>.vector, "Distance from the touch-down point.")
  private static let sample = TypedShape<RecordValues>.keys(
    "a finger position", "Position of the finger relative to the touch-down point.", [time.shape, way.shape])
}

extension StateReader {
  fileprivate mutating func drag(_ drag: RecordValues, at place: SourcePlace) throws -> ScriptStep? {
    guard let scroller = scroller(drag, at: place) else { return nil }
    switch (try drag[Drag.by], try drag[Drag.path]) {
    case (let by?, nil):
      guard let way = point(by, at: drag.place(of: Drag.by) ?? place) else { return nil }
      return try .drag(in: scroller, by: way, over: drag[Drag.pace], hold: drag[.rest])
    case (nil, let path?):
      return .gesture(in: scroller, samples(path, at: drag.place(of: Drag.path) ?? place))
    // The decoder has already reported this.
    case (.some, .some), (nil, nil): return nil
    }
  }

  private mutating func samples(_ values: [RecordValues], at place: SourcePlace) -> [ScriptStep.GestureSample] {
    var last = 0.0
    return values.compactMap { sample in
      guard let time = try? sample[Drag.time], let way = try? sample[Drag.way] else { return nil }
      if time < last {
        report(.key(.falling("at", time, below: "the previous time,", last)), at: sample.place(of: Drag.time) ?? place)
      }
      last = time
      return point(way, at: sample.place(of: Drag.way) ?? place).map {
        ScriptStep.GestureSample(time: time, translation: $0)
      }
    }
  }
}
