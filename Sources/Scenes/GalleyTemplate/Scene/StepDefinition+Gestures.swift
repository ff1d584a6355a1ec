import GalleyGeometry
import GalleyMessages
import GalleyScroll
import GalleyTables
import GalleyViews

extension StepDefinition {
  static let gestures: [StepDefinition] = [
    StepDefinition("drag", "A finger moves the content and lets it go.", Drag.shape) { reader, drag, place in
      try reader.drag(drag, at: place)
    },
    StepDefinition("fling", "Gives the content a velocity.", fling) { reader, fling, place in
      guard let scroller = reader.scroller(fling, at: place) else { return nil }
      return try .fling(in: scroller, velocity: fling[velocity], along: fling[axis])
    },
    StepDefinition("overscroll", "A finger pulls the content beyond an edge and lets it go.", overscroll) {
      reader, pull, place in
      guard let scroller = reader.scroller(pull, at: place) else { return nil }
      return try .overscroll(in: scroller, by: pull[distance], edge: pull[edge], over: pull[pace], hold: pull[.rest])
    },
    StepDefinition("swipe", "A finger draws a row aside, so that the buttons behind it show.", SceneSwipe.shape) {
      reader, swipe, place in
      reader.checkTarget(swipe.id, at: place)
      return .swipe(id: swipe.id, edge: swipe.edge, isFull: swipe.isFull)
    },
    StepDefinition("longPress", "A finger rests on a view, which opens its context menu.", longPress) {
      reader, press, place in
      reader.checkTouched(press.id, at: place)
      return .longPress(id: press.id, for: press.duration)
    },
  ]

  private static let fling = TypedShape<RecordValues>.keys(
    "fling", "A velocity for the content.", [TypedField.scroller.shape, velocity.shape, axis.shape])
  private static let velocity = TypedField(
    "velocity", required: TypedShape<Double>.number(.velocity), "Positive ones scroll on.")
  private static let axis = TypedField<Axis?>("axis", .scrollAxis, "Which way; the scroller's main axis by default.")

  private struct LongPress: Sendable {
    let id: String
    var duration = 0.5
  }

  private static let longPress = TypedShape<LongPress>.oneOf(
    TypedShape<String>.text("an id").map { LongPress(id: $0) },
    .record("longPress", "A view and how long a finger rests on it.") { fields in
      let id = fields.required("id", .text("an id"), "The view's id.")
      let duration = fields.optional(
        "for", .number(.time), "How long; 500ms by default, which opens a context menu.", default: 0.5)
      return { given in try LongPress(id: given[id], duration: given[duration]) }
    })

  private static let overscroll = TypedShape<RecordValues>.keys(
    "overscroll",
    "A pull beyond an edge: wherever the content stands, the finger goes all the way and is still when it is lifted.",
    [TypedField.scroller.shape, distance.shape, edge.shape, pace.shape, TypedField.rest.shape])
  private static let distance = TypedField(
    "by", required: TypedShape<Double>.number(.length),
    "How many points show beyond the edge, at most; less than the window is long.")
  private static let edge = TypedField(
    "edge",
    .words(
      "an edge",
      [
        "top": (Edge.top, "Before the start."), "bottom": (.bottom, "Behind the end."),
        "leading": (.leading, "Before the start."), "trailing": (.trailing, "Behind it."),
      ]), "Which edge; top by default.", default: .top)
  private static let pace = TypedField(
    "over", .number(.time), "How long the pull takes; 300ms by default.", default: 0.3)
}

extension TypedField<Double> {
  fileprivate static let rest = TypedField(
    "hold", .number(.time), "How long the finger rests before it is lifted.", default: 0)
}

private enum Drag {
  static let by = TypedField<[Double]?>(
    "by", .vector, "How far the finger moves: [across, down], or down alone; up is negative, and scrolls on.")
  static let path = TypedField<[RecordValues]?>(
    "path", .list(sample, noun: "places of a finger"), "Where the finger is and when, instead of `by` and `over`.")
  static let pace = TypedField("over", .number(.time), "How long it takes; 250ms by default.", default: 0.25)

  static let shape = TypedShape<RecordValues>.keys(
    "drag", "The way of a finger.",
    [TypedField.scroller.shape, by.shape, path.shape, pace.shape, TypedField.rest.shape],
    exclusions: [.init([path.key], with: by.key), .init([pace.key, TypedField.rest.key], with: path.key)],
    needed: [by.key, path.key])

  static let time = TypedField("at", required: TypedShape<Double>.number(.time), "When, from when it is put down.")
  static let way = TypedField("by", required: TypedShape<[Double]>.vector, "How far it has come.")
  private static let sample = TypedShape<RecordValues>.keys(
    "a place of a finger", "Where the finger is, counted from where it is put down.", [time.shape, way.shape])
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
    // Reported by the decoder.
    case (.some, .some), (nil, nil): return nil
    }
  }

  private mutating func samples(_ values: [RecordValues], at place: SourcePlace) -> [ScriptStep.GestureSample] {
    var last = 0.0
    return values.compactMap { sample in
      guard let time = try? sample[Drag.time], let way = try? sample[Drag.way] else { return nil }
      if time < last {
        report(.key(.falling("at", time, below: "the one before it,", last)), at: sample.place(of: Drag.time) ?? place)
      }
      last = time
      return point(way, at: sample.place(of: Drag.way) ?? place).map {
        ScriptStep.GestureSample(time: time, translation: $0)
      }
    }
  }
}
