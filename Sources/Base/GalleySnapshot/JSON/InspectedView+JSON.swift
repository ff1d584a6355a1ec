import GalleyGeometry
package import GalleyJSON

extension ViewSource {
  package var json: JSONValue { .string(text) }
}

extension InspectedView {
  func json(_ detail: LayoutSnapshot.Detail) -> JSONValue {
    .object([
      "kind": .string(kind), "id": id.map { .string($0) }, "row": row.map { .number(Double($0)) },
      "role": role.map { .string($0.rawValue) }, "frame": .rect(frame), "target": target.map { .rect($0) },
      "baseline": baseline.map { .number($0) },
      "lines": lines.isEmpty ? nil : .array(lines.map { .string($0) }), "truncated": isTruncated ? true : nil,
      "words": words.map { .string($0) }, "cut": cut?.json, "style": TextStyle.json(styles),
      "attributes": .texts(attributes), "control": control?.json, "fit": fit?.json,
      "syncWidth": syncWidth?.json(detail),
      "scroll": scroll?.json(detail), "header": header?.json, "rows": rows?.json(detail), "height": height?.json,
      "tappable": isTappable ? true : nil, "source": origin?.json,
      "sources": .texts(Dictionary(uniqueKeysWithValues: styleOrigins.map { ($0.rawValue, $1.text) })),
      "children": children.isEmpty ? nil : .array(children.map { $0.json(detail) }),
    ])
  }
}

extension InspectedView.Control {
  /// The name as a string. If there are arguments, an object whose member "kind" is the name.
  fileprivate var json: JSONValue {
    guard !arguments.isEmpty else { return .string(kind) }
    let members = arguments.sorted { $0.key < $1.key }.map { JSONValue.Member(name: $0.key, value: .string($0.value)) }
    return .object([JSONValue.Member(name: "kind", value: .string(kind))] + members)
  }
}

extension InspectedView.TextStyle {
  static func json(_ styles: [InspectedView.TextStyle]) -> JSONValue? {
    let texts = styles.map { JSONValue.string($0.text) }
    return texts.count > 1 ? .array(texts) : texts.first
  }
}

extension InspectedView.Cut {
  var json: JSONValue {
    .object([
      "words": .string(words), "needed": .number(needed), "offered": offered.map { .number($0) },
      "lines": .number(Double(lines)), "shownLines": .number(Double(shownLines)),
    ])
  }
}

extension InspectedView.Fit {
  package var json: JSONValue {
    .object([
      "chosen": .number(Double(chosen)), "ideals": .array(ideals.map { .pair($0.width, $0.height) }),
      "offered": .array([offered.width, offered.height].map(JSONValue.offer)), "uniform": isUniform ? true : nil,
      "decision": decision.map { .number(Double($0)) },
    ])
  }
}

extension JSONValue {
  fileprivate static func offer(_ length: Double?) -> JSONValue {
    length.map { $0 == .infinity ? .string(infinity) : .number($0) } ?? .null
  }

  static let infinity = "infinity"
}

extension InspectedView.Scroll {
  package func json(_ detail: LayoutSnapshot.Detail = .full) -> JSONValue {
    let isFull = detail == .full
    let axes = [Axis.horizontal, .vertical].filter { self.axes.contains(Axis.Set($0)) }
    return .object([
      "offset": .pair(offset.x, offset.y), "requested": requested.map { .pair($0.x, $0.y) },
      "limit": isFull ? .pair(limit.x, limit.y) : nil, "axes": isFull ? .array(axes.map { .string($0.word) }) : nil,
      "contentSize": isFull ? .pair(contentSize.width, contentSize.height) : nil, "viewport": .rect(viewport),
    ])
  }
}

extension Axis {
  var word: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension InspectedView.SyncWidth {
  func json(_ detail: LayoutSnapshot.Detail) -> JSONValue {
    .object([
      "key": .string(key), "mode": detail == .full ? mode.json : nil, "width": .number(width),
      "ideal": detail == .full ? .number(ideal) : nil,
    ])
  }
}

extension InspectedView.Rows {
  package func json(_ detail: LayoutSnapshot.Detail = .full) -> JSONValue {
    let isFull = detail == .full
    return .object([
      "count": .number(Double(count)),
      "built": isFull || !built.isEmpty ? .array(built.map { .number(Double($0)) }) : nil,
      "visible": isFull ? .number(Double(visible)) : nil, "overscan": isFull ? .number(Double(overscan)) : nil,
      "sections": marks.isEmpty ? nil : .array(marks.map { .number($0) }),
    ])
  }
}

extension HeightCause {
  var json: JSONValue { .object(["parts": .array(parts.map { $0.json }), "rest": .number(rest)]) }
}

extension HeightCause.Part {
  package var json: JSONValue {
    switch kind {
    case .text(let words, let lines):
      .object(["text": .string(words), "lines": .number(Double(lines)), "height": .number(height)])
    case .frame: .object(["frame": true, "height": .number(height)])
    case .rows(let count, let headers, let footers):
      .object([
        "rows": .number(Double(count)), "headers": .number(Double(headers)), "footers": .number(Double(footers)),
        "height": .number(height),
      ])
    case .view(let kind): .object(["view": .string(kind), "height": .number(height)])
    }
  }
}

extension SharedWidthMode {
  var json: JSONValue {
    switch self {
    case .exact: "exact"
    case .growing: "growing"
    case .capped(let maximum): .object(["capped": .number(maximum)])
    case .percentile(let share): .object(["percentile": .number(share)])
    }
  }
}
