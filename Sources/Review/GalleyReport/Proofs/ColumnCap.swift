import GalleyCompare
import GalleyExplain
import GalleyRender
import GalleySnapshot
import GalleyStage
import GalleyTemplate
import GalleyViews

/// The effect of limiting a column to a width at which a given fraction of its cells fits.
struct ColumnCap: Hashable, Sendable {
  let share: Double
  let width: Double
  let cut: Int

  static let shares = [0.99, 0.95, 0.9]
}

struct ColumnName: Hashable, Sendable {
  let list: InspectedSharedSize.List?
  let key: String

  init(_ list: InspectedSharedSize.List?, _ key: String) {
    self.list = list
    self.key = key
  }
}

extension ColumnCap {
  static func all(
    of scene: Scene, _ explanations: [Explanation], _ contexts: ParallelMap<RenderContext>
  ) -> [Variant: [ColumnName: [ColumnCap]]] {
    let firsts = scene.variants.compactMap { variant in explanations.first { $0.proof.source.variant == variant } }
      .filter { explanation in explanation.proof.sharedSizes.contains { !$0.columns.isEmpty } }
    let found = contexts.map(firsts) { renderContext, explanation in
      let source = explanation.proof.source
      let stage = Stage(scene, on: source.variant.canvas, in: source.state, renderContext: renderContext)
      stage.scrollPositions = source.state.scroll
      return stage.caps()
    }
    return zip(firsts, found).reduce(into: [:]) { $0[$1.0.proof.source.variant] = $1.1 }
  }
}

extension Stage {
  fileprivate func caps() -> [ColumnName: [ColumnCap]] {
    place()
    return tree.columnCaps(ColumnCap.shares).reduce(into: [:]) { caps, column in
      caps[ColumnName(column.list, column.key)] = column.caps.filter { $0.cut > 0 }
        .map { ColumnCap(share: $0.share, width: $0.width, cut: $0.cut) }
    }
  }
}
