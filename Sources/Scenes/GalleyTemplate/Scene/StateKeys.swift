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
    name = fields.required("name", .text("a name"), "The state's name, for paths and reports.")
    scroll = fields.optional(
      "scroll", .named(.record("scroll", "Where a scroller stands."), noun: "scrollers"),
      "Where scrollers stand, by their ids.")
    set = fields.optional("set", .assignments, "What values of the scene are, by name; the others are as at first.")
    tap = fields.optional(
      "tap", .list(.text("an id"), noun: "ids of views"), "Views that are tapped one after another before it is drawn.")
    swipe = fields.optional("swipe", SceneSwipe.shape, "A row that is drawn aside then.")
    longPress = fields.optional("longPress", .text("an id"), "A view on which a finger rests then, by its id.")
    pull = fields.optional("pull", .text("an id"), "A scroller that is pulled then until it refreshes, by its id.")
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
      "How far it is scrolled, in points; below 0 is over the top.")
    target = fields.optional(
      "to", .text("a scroll target"), "`top`, `bottom`, an id, or `row:120`; rows count from 0.")
    anchor = fields.optional(
      "anchor", .unitPoint, "The place of the target that meets the same place of the scroller; top by default.")
    clamp = fields.optional(
      "clamp", .boolean, "Whether it stays where it can rest: by default `to` does, `offset` does not.")
  }

  private static let onBothAxes = TypedShape<Point>.record("offset", "Points on both axes.") { fields in
    let x = fields.optional("x", .number(.points), "To the right; 0 by default.", default: 0)
    let y = fields.optional("y", .number(.points), "Down; 0 by default.", default: 0)
    return { given in try Point(x: given[x], y: given[y]) }
  }
}
