import GalleyGeometry
package import GalleyTemplate
package import GalleyViews

extension JSONValue {
  /// Two numbers.
  package static func pair(_ first: Double, _ second: Double) -> JSONValue {
    .array([.number(first), .number(second)])
  }
}

extension Variant {
  /// The values of the axes that vary; nil where none does.
  package var json: JSONValue? {
    labels.isEmpty ? nil : .object(labels.map { JSONValue.Member(name: $0.axis, value: .string($0.value)) })
  }
}

extension ViewOrigin {
  /// File, line and column.
  package var json: JSONValue { .string("\(file):\(line):\(column)") }
}

extension InspectedView.Fit {
  package var json: JSONValue {
    .object([
      "chosen": .number(Double(chosen)),
      "ideals": .array(ideals.map { .pair($0.width, $0.height) }),
      "offered": .array([offered.width, offered.height].map { $0.map { .number($0) } ?? .null }),
      "uniform": isUniform ? true : nil,
    ])
  }
}

extension InspectedView.Scroll {
  package var json: JSONValue {
    .object([
      "offset": .pair(offset.x, offset.y),
      "requested": requested.map { .pair($0.x, $0.y) },
      "limit": .pair(limit.x, limit.y),
      "contentSize": .pair(contentSize.width, contentSize.height),
      "viewport": .array([viewport.minX, viewport.minY, viewport.width, viewport.height].map { .number($0) }),
    ])
  }
}

extension InspectedView.SyncWidth {
  var json: JSONValue {
    .object([
      "key": .string(key), "mode": mode.json, "width": .number(width), "ideal": .number(ideal),
    ])
  }
}

extension InspectedView.Rows {
  package var json: JSONValue {
    .object([
      "count": .number(Double(count)), "built": .array(built.map { .number(Double($0)) }),
      "visible": .number(Double(visible)), "slop": .number(Double(slop)),
    ])
  }
}

extension SyncedWidth {
  var json: JSONValue {
    switch self {
    case .exact: "exact"
    case .growing: "growing"
    case .capped(let maximum): .object(["capped": .number(maximum)])
    case .percentile(let share): .object(["percentile": .number(share)])
    }
  }
}

extension InspectedAgreement.List {
  package var json: JSONValue {
    .object(["kind": .string(kind), "id": id.map { .string($0) }, "source": origin.map { $0.json }])
  }
}

extension InspectedAgreement.Fit {
  package var json: JSONValue {
    .object([
      "source": .string("\(file):\(line):\(column)"),
      "candidates": .array(candidates.map { .string($0) }),
      "chosen": .number(Double(chosen)),
      "findings": .array(findings.map { $0.json }),
    ])
  }
}

extension InspectedAgreement.Finding {
  var json: JSONValue {
    .object([
      "axis": axis == .horizontal ? "horizontal" : "vertical", "needed": .number(needed),
      "offered": .number(offered), "excess": .number(excess), "row": row.map { .number(Double($0)) },
      "words": .string(words), "overruns": .number(Double(overruns)),
    ])
  }
}

extension InspectedAgreement.Column {
  package func json(of list: InspectedAgreement.List?) -> JSONValue {
    .object([
      "key": .string(key), "list": list.map { $0.json }, "mode": mode.map { $0.json }, "width": .number(width),
      "cells": .number(Double(cells)), "widest": widest.map { $0.json }, "runnerUp": runnerUp.map { $0.json },
      "cut": .number(Double(cut)),
    ])
  }
}

extension InspectedAgreement.Cell {
  var json: JSONValue {
    .object(["row": row.map { .number(Double($0)) }, "words": .string(words), "width": .number(width)])
  }
}

extension InspectedAgreement {
  var json: JSONValue {
    .object([
      "list": list.map { $0.json }, "columns": .array(columns.map { $0.json(of: nil) }),
      "fits": .array(fits.map { $0.json }),
    ])
  }
}
