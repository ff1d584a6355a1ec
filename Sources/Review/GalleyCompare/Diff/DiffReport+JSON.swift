import GalleyDiff
import GalleyJSON
import GalleyMessages
import GalleySnapshot
import GalleyTemplate

extension DiffReport {
  /// The report as JSON. If two images were compared, the top level contains the numbers of that comparison. If there
  /// are several parts, the top level contains the sums, followed by each part.
  public var json: String {
    let numbers = DiffNumbers(summaries)
    let isWhole = parts.count == 1 && parts[0].name.isEmpty
    var members = JSONValue.members([
      "schema": "galley-diff/1", "first": .string(first), "second": .string(second),
      "outcome": .string(outcome.word),
    ])
    members += isWhole ? parts[0].finding.members : numbers.members
    members += JSONValue.members([
      "sentences": .array((isWhole ? sentences(of: parts[0]) : lines).map { .string($0) }),
      "notes": isWhole && !parts[0].notes.isEmpty ? .strings(parts[0].notes) : nil,
      "causes": sharesCauses ? .array(causes.map(\.json)) : nil,
      "parts": isWhole ? nil : .array(parts.map(json)),
      "errors": failures.isEmpty ? nil : .array(failures.map { $0.json() }),
    ])
    return JSONValue.object(members).text
  }

  private func json(_ part: Part) -> JSONValue {
    .object(
      JSONValue.members(["name": .string(part.name), "outcome": .string(part.finding.outcome.word)])
        + part.finding.members
        + JSONValue.members([
          "sentences": .array(reportedSentences(of: part).map { .string($0) }),
          "notes": part.notes.isEmpty ? nil : .strings(part.notes),
        ]))
  }
}

private struct DiffNumbers {
  let members: [JSONValue.Member]

  init(_ summaries: [PixelSummary]) {
    let different = summaries.reduce(0) { $0 + $1.different }
    let total = summaries.reduce(0) { $0 + $1.total }
    members = JSONValue.members([
      "metric": summaries.first.map { .string($0.metric.rawValue) },
      "different": .integer(different),
      "total": .integer(total),
      "ratio": .number(total == 0 ? 0 : Double(different) / Double(total)),
      "worstWindow": .integer(summaries.map(\.densest.count).max() ?? 0),
    ])
  }
}

extension DiffReport.Outcome {
  fileprivate var word: String {
    switch self {
    case .same: "same"
    case .different: "different"
    case .failed: "failed"
    }
  }
}

extension DiffReport.Finding {
  fileprivate var members: [JSONValue.Member] {
    switch self {
    case .pixels(let summary, let layout):
      summary.members
        + JSONValue.members([
          "unexplained": layout?.account.flatMap { $0.isComplete ? nil : $0.json },
          "layout": layout.map { .object($0.members) },
        ])
    case .layout(let diff): JSONValue.members(["kind": "layout"]) + diff.members
    case .sameBytes, .otherBytes: JSONValue.members(["kind": "bytes"])
    case .only(let side): JSONValue.members(["kind": "missing", "onlyIn": side == .first ? "first" : "second"])
    case .duration(let first, let second):
      JSONValue.members(["kind": "duration", "seconds": .pair(first, second)])
    case .rate(let first, let second):
      JSONValue.members(["kind": "rate", "framesPerSecond": .pair(first, second)])
    case .length(let first, let second): JSONValue.members(["kind": "length", "seconds": .pair(first, second)])
    case .plays(let first, let second):
      JSONValue.members(["kind": "plays", "plays": .array([.integer(first), .integer(second)])])
    case .failed(let diagnostic): JSONValue.members(["kind": "failed", "error": diagnostic.json()])
    }
  }
}

extension LayoutDiff {
  fileprivate var members: [JSONValue.Member] {
    JSONValue.members([
      "matched": .integer(matched), "shifted": .integer(shifted), "changes": .array(changes.map(\.json)),
    ])
  }
}

extension PixelSummary {
  fileprivate var members: [JSONValue.Member] {
    JSONValue.members([
      "kind": "pixels",
      "metric": .string(metric.rawValue),
      "threshold": metric.hasThreshold ? .number(threshold) : nil,
      "different": .integer(different),
      "total": .integer(total),
      "ratio": .number(ratio),
      "worstWindow": .integer(densest.count),
      "windowSize": .integer(windowSize),
      "worstWindowAt": .array([densest.rect.x, densest.rect.y].map { .integer($0) }),
      "sizes": .array([firstSize, secondSize].map { .array([.integer($0.width), .integer($0.height)]) }),
      "antialiased": .integer(antialiased),
      "caret": caret.map { .array([$0.x, $0.y, $0.width, $0.height].map { .integer($0) }) },
      "masked": masked == 0 ? nil : .integer(masked),
      "hidden": hidden == 0 ? nil : .integer(hidden),
      "bounds": bounds.map { .array([$0.x, $0.y, $0.width, $0.height].map { .integer($0) }) },
      "similarity": similarity.map { .number($0) },
      "alignment": alignment.map(\.json),
      "areas": changes.isEmpty ? nil : .array(changes.map(\.json)),
      "excesses": excesses.isEmpty ? nil : .array(excesses.map(\.json)),
    ])
  }
}

extension AreaChange {
  fileprivate var json: JSONValue {
    let shift: (x: Int, y: Int)? = if case .moved(let x, let y) = kind { (x, y) } else { nil }
    let colors: (String, String)? = if case .recolored(let from, let to) = kind { (from, to) } else { nil }
    return .object([
      "kind": .string(kind.name),
      "rect": .array([rect.x, rect.y, rect.width, rect.height].map { .integer($0) }),
      "by": shift.map { .array([.integer($0.x), .integer($0.y)]) },
      "from": colors.map { .string($0.0) }, "to": colors.map { .string($0.1) },
    ])
  }
}

extension LineAlignment {
  fileprivate var json: JSONValue {
    .object([
      "axis": axis == .rows ? "rows" : "columns", "shifted": .integer(shifted), "different": .integer(different),
      "edits": .array(
        edits.map {
          .object([
            "change": $0.isInsertion ? "inserted" : "removed", "start": .integer($0.start), "count": .integer($0.count),
          ])
        }),
    ])
  }
}

extension DiffLimits.LimitViolation {
  fileprivate var json: JSONValue {
    switch self {
    case .pixels(let measured, let limit): Self.object("pixels", .integer(measured), .integer(limit))
    case .ratio(let measured, let limit): Self.object("ratio", .number(measured), .number(limit))
    case .window(let measured, let limit): Self.object("window", .integer(measured.count), .integer(limit))
    case .node(let id, let measured, let limit): Self.object("node", .integer(measured), .integer(limit), node: id)
    }
  }

  private static func object(
    _ name: String, _ measured: JSONValue, _ limit: JSONValue, node: String? = nil
  ) -> JSONValue {
    .object(["limit": .string(name), "node": node.map { .string($0) }, "measured": measured, "allowed": limit])
  }
}

extension JSONValue {
  static func integer(_ number: Int) -> JSONValue { .number(Double(number)) }

  static func members(_ members: KeyValuePairs<String, JSONValue?>) -> [Member] {
    members.compactMap { name, value in value.map { Member(name: name, value: $0) } }
  }
}
