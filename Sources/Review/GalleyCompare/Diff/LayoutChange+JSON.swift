import GalleyDiff
import GalleyGeometry
import GalleyJSON
import GalleySnapshot
import GalleyTemplate

extension LayoutChange {
  var json: JSONValue {
    switch self {
    case .canvas(let from, let to): Self.object("canvas", nil, .size(from), .size(to))
    case .scale(let from, let to): Self.object("scale", nil, .number(from), .number(to))
    case .setting(let name, let from, let to): Self.object("setting", nil, .string(from), .string(to), key: name)
    case .added(let name, let wake): Self.object("added", name, wake: wake)
    case .removed(let name, let wake): Self.object("removed", name, wake: wake)
    case .reordered(let name, let from, let to): Self.object("reordered", name, .integer(from), .integer(to))
    case .swapped(let name, let other):
      .object(["change": "swapped", "view": name.json, "other": other.json])
    case .reversed(let name, let count, _):
      .object(["change": "reversed", "view": name.json, "count": .integer(count)])
    case .shuffled(let name, let count, _):
      .object(["change": "shuffled", "view": name.json, "count": .integer(count)])
    case .turnedOver(let name, let rowChanges):
      .object([
        "change": "turnedOver", "view": name.json, "gone": .integer(rowChanges.gone), "new": .integer(rowChanges.new),
        "moved": .integer(rowChanges.moved),
      ])
    case .rowCount(let name, let rows): Self.object(name, rows)
    case .scrolled(let name, let from, let to):
      Self.object("scrolled", name, .pair(from.x, from.y), .pair(to.x, to.y))
    case .above(let name, let by): Self.object("above", name, shift: by)
    case .moved(let name, let by): Self.object("moved", name, to: .pair(by.x, by.y))
    case .resized(let name, let from, let to): Self.object("resized", name, .size(from), .size(to))
    case .retyped(let name, let from, let to): Self.object("retyped", name, .string(from), .string(to))
    case .restyled(let name, let from, let to, _, _):
      Self.object("restyled", name, .string(from.text), .string(to.text))
    case .modified(let name, let modifier, _, let attributes, let isAdded):
      .object([
        "change": isAdded ? "modifierAdded" : "modifierRemoved", "view": name.json, "key": .string(modifier),
        "attributes": .texts(attributes),
      ])
    case .nested(let name, let other, let isInside):
      .object([
        "change": "nested", "view": name.json, "key": .string(other), "inside": .bool(isInside),
      ])
    case .attribute(let name, let attribute, let from, let to):
      .object([
        "change": "attribute", "view": name.json, "key": .string(attribute), "from": from.map { .string($0) },
        "to": to.map { .string($0) },
      ])
    case .padded(let name, let from, let to): Self.object("padded", name, .insets(from), .insets(to))
    case .rearranged(let name, let from, let to): Self.object("rearranged", name, .string(from), .string(to))
    case .rewrapped(let name, let from, let to, let isCut, let wasCut):
      Self.object(
        "rewrapped", name, .object(["lines": .integer(from), "truncated": .bool(wasCut)]),
        .object(["lines": .integer(to), "truncated": .bool(isCut)]))
    case .decided(let name, let from, let to):
      Self.object(
        "decided", name, .integer(from.fit.chosen), .integer(to.fit.chosen), decider: to.decider(beside: from)?.decider)
    case .column(let from, let to):
      Self.object("column", nil, .number(from.width), .number(to.width), key: to.key, decider: to.widest?.decider)
    case .redrawn(let name, let pixels, let from, let to):
      Self.object("redrawn", name, .string(from.text), .string(to.text), pixels: pixels)
    }
  }

  private static func object(_ name: ViewName, _ rows: HiddenRows) -> JSONValue {
    .object([
      "change": "rowCount", "view": name.json, "from": .integer(rows.before), "to": .integer(rows.after),
      "above": rows.above.map { .integer($0) }, "below": rows.below.map { .integer($0) },
      "shift": rows.shift == .zero ? nil : .pair(rows.shift.x, rows.shift.y),
    ])
  }

  /// Returns a JSON object. The shift is vertical unless the object contains an axis.
  private static func object(_ change: String, _ name: ViewName, wake: LayoutShift) -> JSONValue {
    let isSideways = wake.shift.x != 0
    return .object([
      "change": .string(change), "view": name.json, "shift": .number(isSideways ? wake.shift.x : wake.shift.y),
      "axis": isSideways ? "horizontal" : nil, "rowGrowth": wake.growth == 0 ? nil : .number(wake.growth),
      "passing": wake.isPassing ? true : nil,
    ])
  }

  private static func object(
    _ change: String, _ name: ViewName?, _ from: JSONValue? = nil, to: JSONValue? = nil, shift: Double? = nil,
    pixels: Int? = nil, key: String? = nil, decider: JSONValue? = nil
  ) -> JSONValue {
    .object([
      "change": .string(change), "view": name.map(\.json), "key": key.map { .string($0) }, "from": from, "to": to,
      "shift": shift.map { .number($0) }, "pixels": pixels.map { .integer($0) }, "decider": decider,
    ])
  }

  private static func object(
    _ change: String, _ name: ViewName?, _ from: JSONValue, _ to: JSONValue, pixels: Int? = nil, key: String? = nil,
    decider: JSONValue? = nil
  ) -> JSONValue {
    object(change, name, from, to: to, pixels: pixels, key: key, decider: decider)
  }
}

extension InspectedSharedSize.Finding {
  fileprivate var decider: JSONValue { .decider(row: row, words: words, extent: needed) }
}

extension InspectedSharedSize.Cell {
  fileprivate var decider: JSONValue { .decider(row: row, words: words, extent: width) }
}

extension ViewName {
  fileprivate var json: JSONValue {
    .object([
      "kind": .string(kind), "id": id.map { .string($0) }, "row": row.map { .integer($0) },
      "text": text.map { .string($0) }, "inside": container.map { .string($0) },
      "layer": layer.map { .string($0) }, "layerName": layerID.map { .string($0) },
    ])
  }
}

extension JSONValue {
  fileprivate static func decider(row: Int?, words: String, extent: Double) -> JSONValue {
    .object([
      "row": row.map { .integer($0) }, "words": words.isEmpty ? nil : .string(words), "extent": .number(extent),
    ])
  }

  fileprivate static func size(_ size: Size) -> JSONValue { .pair(size.width, size.height) }

  fileprivate static func insets(_ insets: EdgeInsets) -> JSONValue {
    .array([insets.top, insets.leading, insets.bottom, insets.trailing].map { .number($0) })
  }
}
