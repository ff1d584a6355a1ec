import GalleyGeometry

package struct StateKeys: RecordKeys {
  package let name: TypedField<String>
  let scroll: TypedField<[Named<TypedRecord<ScrollKeys>>]?>
  let set: TypedField<[SceneAssignment]?>
  let tap: TypedField<[String]?>
  let swipe: TypedField<SceneSwipe?>
  let longPress: TypedField<String?>
  let pull: TypedField<String?>

  package init(_ fields: inout RecordFields) {
    name = fields.required("name", .text("a name"), "Name of the state, used in file names and reports.")
    scroll = fields.optional(
      "scroll", .named(.record("scroll", "Position of a scroll view."), noun: "scroll views"),
      "Positions of scroll views, by id.")
    set = fields.optional("set", .assignments, "Values of variables, by name; all others keep their initial values.")
    tap = fields.optional(
      "tap", .list(.text("an id"), noun: "view ids"), "Views to tap in this order before drawing.")
    swipe = fields.optional("swipe", SceneSwipe.shape, "A row that is swiped open.")
    longPress = fields.optional("longPress", .text("an id"), "The id of a view that is pressed and held.")
    pull = fields.optional("pull", .text("an id"), "The id of a scroll view that is pulled down until it refreshes.")
  }
}

package struct ScrollKeys: RecordKeys {
  let offset: TypedField<Point?>
  let target: TypedField<String?>
  let anchor: TypedField<UnitPoint?>
  let clamp: TypedField<Bool?>

  package init(_ fields: inout RecordFields) {
    offset = fields.optional(
      "offset", .oneOf(TypedShape<Double>.number(.points).map { Point(x: 0, y: $0) }, Self.onBothAxes),
      "Scroll offset, in points; a negative offset is overscroll at the top.")
    target = fields.optional(
      "to", .text("a scroll target"), "`top`, `bottom`, an id, or `row:120` (rows count from 0).")
    anchor = fields.optional(
      "anchor", .unitPoint, "Point of the target that aligns with the same point of the scroll view (default: top).")
    clamp = fields.optional(
      "clamp", .boolean,
      "Whether the offset is limited to resting positions (default: true with `to`, false with `offset`).")
  }

  private static let onBothAxes = TypedShape<Point>.record("offset", "Offset on both axes.") { fields in
    let x = fields.optional("x", .number(.points), "Horizontal offset (default: 0).", default: 0)
    let y = fields.optional("y", .number(.points), "Vertical offset (default: 0).", default: 0)
    return { given in try Point(x: given[x], y: given[y]) }
  }
}
