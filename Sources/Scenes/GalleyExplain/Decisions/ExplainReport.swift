import GalleyGeometry
import GalleyJSON
package import GalleyMessages
import GalleyPicture
import GalleyRender
import GalleySnapshot
import GalleyStage
import GalleyTemplate
import GalleyViews

/// The explanation of a scene's images as JSON, as `galley explain --json` prints it.
///
/// Rows count from 0, as in the scroll target `row:0`. Lengths are in points.
package enum ExplainReport {
  /// Returns the explanations as JSON of the schema `galley-explain/1`.
  ///
  /// - Parameters:
  ///   - scene: The name of the scene.
  ///   - explanations: The explanations, one for each state and variant.
  package static func json(scene: String, _ explanations: [Explanation]) -> String {
    JSONValue.object([
      "schema": "galley-explain/1", "scene": .string(scene), "pictures": .array(explanations.map(picture)),
    ]).text
  }

  package static func json(_ diagnostics: [Diagnostic]) -> String {
    JSONValue.object(["schema": "galley-explain/1", "errors": .array(diagnostics.map { $0.json() })]).text
  }

  private static func picture(_ explanation: Explanation) -> JSONValue {
    let proof = explanation.proof
    func all(_ isWanted: (InspectedView) -> Bool) -> [LocatedView] {
      LocatedView.all(in: proof.layout, where: isWanted)
    }
    return .object([
      "state": .string(proof.source.state.name),
      "variant": proof.source.variant.json,
      "size": .pair(proof.picture.size.width, proof.picture.size.height),
      "decisions": .array(explanation.decisions.map(decision)),
      "fits": .array(all { $0.fit?.isUniform == false }.map(fit)),
      "columns": .array(proof.sharedSizes.flatMap { own in own.columns.map { $0.json(of: own.list) } }),
      "clamps": .array(all { $0.scroll != nil }.filter(\.isClamped).map(clamp)),
      "headers": .array(all { $0.header != nil }.map(header)),
      "cuts": .array(all { $0.cut != nil }.map(cut)),
      "lists": .array(all { $0.rows != nil }.map(list)),
      "work": work(proof.work),
    ])
  }

  private static func decision(_ decision: Explanation.Decision) -> JSONValue {
    .object([
      "list": decision.list.map { $0.json },
      "fit": decision.fit.json,
      "flips": .object([
        "wider": decision.breakpoints.wider.map(width), "narrower": decision.breakpoints.narrower.map(width),
        "larger": decision.breakpoints.larger.map(size), "smaller": decision.breakpoints.smaller.map(size),
      ]),
    ])
  }

  private static func width(_ breakpoint: FitBreakpoints.Width) -> JSONValue {
    .object([
      "width": .number(breakpoint.width), "chosen": .number(Double(breakpoint.chosen)),
      "from": .string(breakpoint.source.rawValue),
    ])
  }

  private static func size(_ breakpoint: FitBreakpoints.TypeSize) -> JSONValue {
    .object(["dynamicType": .string("\(breakpoint.size)"), "chosen": .number(Double(breakpoint.chosen))])
  }

  private static func fit(_ located: LocatedView) -> JSONValue {
    .object([
      "list": located.list.map { .string($0) }, "row": located.row.map { .number(Double($0)) },
      "source": located.view.origin.map { $0.json }, "fit": located.view.fit.map { $0.json },
    ])
  }

  private static func clamp(_ located: LocatedView) -> JSONValue {
    .object([
      "id": located.view.id.map { .string($0) }, "source": located.view.origin.map { $0.json },
      "scroll": located.view.scroll.map { $0.json() },
    ])
  }

  private static func header(_ located: LocatedView) -> JSONValue {
    .object([
      "list": located.list.map { .string($0) }, "source": located.view.origin.map { $0.json },
      "header": located.view.header.map { $0.json },
    ])
  }

  private static func cut(_ located: LocatedView) -> JSONValue {
    let cut = located.view.cut
    return .object([
      "list": located.list.map { .string($0) }, "row": located.row.map { .number(Double($0)) },
      "source": located.view.origin.map { $0.json }, "words": cut.map { .string($0.words) },
      "needed": cut.map { .number($0.needed) }, "offered": cut?.offered.map { .number($0) },
      "lines": cut.map { .number(Double($0.lines)) }, "shownLines": cut.map { .number(Double($0.shownLines)) },
    ])
  }

  private static func list(_ located: LocatedView) -> JSONValue {
    .object([
      "kind": .string(located.view.kind), "id": located.list.map { .string($0) },
      "source": located.view.origin.map { $0.json }, "rows": located.view.rows.map { $0.json() },
      "heights": .array(located.view.children.map(height)),
    ])
  }

  private static func height(_ row: InspectedView) -> JSONValue {
    .object([
      "row": row.row.map { .number(Double($0)) }, "role": row.role.map { .string($0.rawValue) },
      "height": .number(row.frame.height),
      "parts": .array((row.height?.parts ?? []).map(\.json)), "rest": row.height.map { .number($0.rest) },
    ])
  }

  private static func work(_ work: StageCounters) -> JSONValue {
    .object([
      "passes": .number(Double(work.passes)), "bodies": .number(Double(work.bodies)),
      "measures": .number(Double(work.measures)), "placements": .number(Double(work.placements)),
    ])
  }
}
