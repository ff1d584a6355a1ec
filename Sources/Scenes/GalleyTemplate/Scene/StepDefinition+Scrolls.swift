import GalleyGeometry
import GalleyMessages
import GalleyMotion
import GalleyScroll
import GalleyViews

extension StepDefinition {
  package static let scrolls: [StepDefinition] = [
    StepDefinition("scrollTo", "Scrolls to a target or an offset.", ScrollGoal.shape) { reader, goal, place in
      guard let scroller = reader.scroller(goal, at: place),
        let destination = try reader.destination(scroller, goal, at: place)
      else { return nil }
      return try .scrollTo(in: scroller, destination, animation: goal[ScrollGoal.animation])
    },
    StepDefinition("scrollUntilVisible", "Scrolls only as far as needed to show a target.", ScrollGoal.reveal) {
      reader, goal, place in
      guard let scroller = reader.scroller(goal, at: place),
        let subject = try reader.subject(scroller, goal, at: place)
      else { return nil }
      return try .reveal(in: scroller, subject, animation: goal[ScrollGoal.animation])
    },
  ]
}

private enum ScrollGoal {
  static let to = target("`top`, `bottom`, an id, or `row:120` (rows count from 0).")
  static let id = TypedField<String?>("id", .text("an id"), "The view's id, instead of `to`.")
  static let first = TypedField<WrittenFilter?>(
    "first", .filter,
    "Target: the first row that matches these conditions, written as in `where`; instead of `to`.")
  static let offset = TypedField<[Double]?>(
    "offset", .vector, "Offset in points, instead of a target: [x, y], or y alone.")
  static let anchor = TypedField(
    "anchor", .unitPoint, "Point of the target that aligns with the same point of the scroll view (default: top).",
    default: .top)
  static let clamp = TypedField(
    "clamp", .boolean, "Whether the offset is limited to resting positions (default: true).", default: true)
  static let animation = TypedField<Animation?>(
    "animation", .motion, "Animation of the scroll (default: easeInOut, 300ms).", default: .scroll)

  static let shape = TypedShape<RecordValues>.keys(
    "scrollTo", "A scroll destination.",
    [
      TypedField.scroller.shape, to.shape, id.shape, first.shape, offset.shape, anchor.shape, clamp.shape,
      animation.shape,
    ],
    exclusions: [
      .init([to.key, id.key, first.key, anchor.key], with: offset.key), .init([to.key, id.key], with: first.key),
      .init([id.key], with: to.key),
    ], needed: [to.key, id.key, first.key, offset.key])
  static let reveal = TypedShape<RecordValues>.keys(
    "scrollUntilVisible", "A target to show.",
    [
      TypedField.scroller.shape, target("An id, or `row:120` (rows count from 0).").shape, id.shape, first.shape,
      animation.shape,
    ], exclusions: [.init([to.key, id.key], with: first.key), .init([id.key], with: to.key)],
    needed: [to.key, id.key, first.key])

  private static func target(_ doc: String) -> TypedField<String?> { TypedField("to", .text("a scroll target"), doc) }
}

extension StateReader {
  fileprivate mutating func destination(_ scroller: String, _ goal: RecordValues, at place: SourcePlace) throws
    -> ScrollDestination?
  {
    let isClamped = try goal[ScrollGoal.clamp]
    guard let offset = try goal[ScrollGoal.offset] else {
      guard let subject = try subject(scroller, goal, at: place) else { return nil }
      return try .target(subject, anchor: goal[ScrollGoal.anchor], isClamped: isClamped)
    }
    guard let point = point(offset, at: goal.place(of: ScrollGoal.offset) ?? place) else { return nil }
    return isClamped ? .target(.top, anchor: .topLeading, extra: point, isClamped: true) : .offset(point)
  }

  /// Returns the target of a scroll. The decoder reports steps with no target or several.
  fileprivate mutating func subject(
    _ scroller: String, _ goal: RecordValues, at place: SourcePlace
  ) throws -> ScrollSubject? {
    let (toPlace, idPlace) = (goal.place(of: ScrollGoal.to) ?? place, goal.place(of: ScrollGoal.id) ?? place)
    if let filter = try goal[ScrollGoal.first] {
      return firstRow(filter, of: scroller, at: goal.place(of: ScrollGoal.first) ?? place)
    }
    switch (try goal[ScrollGoal.to], try goal[ScrollGoal.id]) {
    case (let to?, nil): return scrollTarget(to, scroller, at: toPlace)
    case (nil, let id?):
      checkTarget(id, at: idPlace)
      return .id(id)
    case (.some, .some), (nil, nil): return nil
    }
  }
}
