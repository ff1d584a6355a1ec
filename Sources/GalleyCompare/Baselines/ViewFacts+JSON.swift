import GalleyDiff
import GalleyGeometry
import GalleyRender
import GalleyTemplate

extension ViewFacts {
  /// The facts as layout JSON tells them, without what no comparison asks for.
  func json(_ evidence: RecordedEvidence) -> JSONValue {
    .object([
      "kind": .string(kind), "id": id.map { .string($0) }, "row": row.map { .integer($0) },
      "frame": .array([frame.minX, frame.minY, frame.width, frame.height].map { .number($0) }),
      "lines": lines.isEmpty ? nil : .array(lines.map { .string($0) }), "truncated": isTruncated ? true : nil,
      "words": words.map { .string($0) }, "style": TextStyle.json(styles),
      "attributes": .attributes(attributes),
      "fit": fit?.json, "source": fit?.agreement.flatMap(evidence.source),
      "syncWidth": column.map { .object(["key": .string($0.key), "width": .number($0.width)]) },
      "scroll": scroll?.json, "rows": rows,
      "children": children.isEmpty ? nil : .array(children.map { $0.json(evidence) }),
    ])
  }

  /// How many rows a lazy container holds, and which of them are told of.
  private var rows: JSONValue? {
    rowCount.map { count in
      .object([
        "count": .integer(count), "built": builtRows.isEmpty ? nil : .array(builtRows.map { .integer($0) }),
      ])
    }
  }

  /// The facts of this view and of all inside.
  fileprivate func forEach(_ body: (ViewFacts) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}

/// What rows found when they agreed, each finding once and under a name that views refer to.
struct RecordedEvidence {
  private var fits: [ViewFacts.Agreement] = []
  private var columns: [Column] = []

  private struct Column: Hashable {
    let key: String
    let widest: ViewFacts.Cell
  }

  /// The evidence that `view` and the views inside hold.
  init(_ view: ViewFacts) {
    var (fits, columns): ([ViewFacts.Agreement], [Column]) = ([], [])
    view.forEach { view in
      if let agreement = view.fit?.agreement, !fits.contains(agreement) { fits.append(agreement) }
      guard let column = view.column, let widest = column.widest else { return }
      let found = Column(key: column.key, widest: widest)
      if !columns.contains(found) { columns.append(found) }
    }
    (self.fits, self.columns) = (fits, columns)
  }

  /// What `agreement` is called.
  func source(_ agreement: ViewFacts.Agreement) -> JSONValue? {
    fits.firstIndex(of: agreement).map { .string(Self.name(of: $0)) }
  }

  /// The evidence in the form of layout JSON; nil without any.
  var agreements: JSONValue? {
    let told = fits.enumerated().map { index, fit in
      JSONValue.object([
        "list": fit.list.map { .object(["id": .string($0)]) }, "fits": .array([fit.json(source: Self.name(of: index))]),
      ])
    }
    let widths = columns.map { column in
      JSONValue.object([
        "key": .string(column.key),
        "widest": .object([
          "row": column.widest.row.map { .integer($0) }, "words": .string(column.widest.words),
          "width": .number(column.widest.extent),
        ]),
      ])
    }
    if told.isEmpty, widths.isEmpty { return nil }
    return .array(told + (widths.isEmpty ? [] : [.object(["columns": .array(widths)])]))
  }

  private static func name(of index: Int) -> String { "fit \(index)" }
}

extension ViewFacts.Agreement {
  fileprivate func json(source: String) -> JSONValue {
    .object([
      "source": .string(source), "candidates": .array(candidates.map { .string($0) }),
      "findings": .array(
        findings.map {
          .object([
            "needed": .number($0.cell.extent), "offered": .number($0.offered), "row": $0.cell.row.map { .integer($0) },
            "words": .string($0.cell.words),
          ])
        }),
    ])
  }
}

extension ViewFacts.Fit {
  fileprivate var json: JSONValue {
    .object([
      "chosen": .integer(chosen), "ideals": .array(ideals.map { .pair($0.width, $0.height) }),
      "offered": .array([offeredWidth, offeredHeight].map { $0.map { .number($0) } ?? .null }),
      "uniform": agreement == nil ? nil : true,
    ])
  }
}

extension ViewFacts.Scroll {
  fileprivate var json: JSONValue {
    .object([
      "offset": .pair(offset.x, offset.y),
      "viewport": .array([window.minX, window.minY, window.width, window.height].map { .number($0) }),
    ])
  }
}
