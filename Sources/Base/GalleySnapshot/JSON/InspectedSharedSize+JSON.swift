import GalleyGeometry
package import GalleyJSON

extension InspectedSharedSize.List {
  package var json: JSONValue {
    .object(["kind": .string(kind), "id": id.map { .string($0) }, "source": origin.map { $0.json }])
  }
}

extension InspectedSharedSize.Fit {
  package var json: JSONValue {
    .object([
      "source": file.isEmpty ? nil : origin.json,
      "candidates": .array(candidates.map { .string($0) }),
      "chosen": .number(Double(chosen)),
      "findings": .array(findings.map { $0.json }),
    ])
  }
}

extension InspectedSharedSize.Finding {
  var json: JSONValue {
    .object([
      "axis": .string(axis.word), "needed": .number(needed),
      "offered": .number(offered), "excess": .number(excess), "row": row.map { .number(Double($0)) },
      "words": .string(words), "overruns": .number(Double(overruns)),
    ])
  }
}

extension InspectedSharedSize.Column {
  package func json(of list: InspectedSharedSize.List?) -> JSONValue {
    .object([
      "key": .string(key), "list": list.map { $0.json }, "mode": mode.map { $0.json }, "width": .number(width),
      "cells": .number(Double(cells)), "widest": widest.map { $0.json }, "runnerUp": runnerUp.map { $0.json },
      "cut": .number(Double(cut)),
    ])
  }
}

extension InspectedSharedSize.Cell {
  var json: JSONValue {
    .object(["row": row.map { .number(Double($0)) }, "words": .string(words), "width": .number(width)])
  }
}

extension InspectedSharedSize {
  var json: JSONValue {
    .object([
      "list": list.map { $0.json }, "columns": .array(columns.map { $0.json(of: nil) }),
      "fits": .array(fits.map { $0.json }),
    ])
  }
}
