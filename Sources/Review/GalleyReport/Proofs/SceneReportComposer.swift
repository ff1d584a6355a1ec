import GalleyCompare
import GalleyExplain
import GalleyGeometry
import GalleyPicture
import GalleyRender
import GalleyStage
import GalleyTables
import GalleyTemplate
import GalleyText
import GalleyViews

struct SceneReportComposer {
  let chapter: ProofReport.Chapter
  let prefix: String
  let renderContext: RenderContext

  var scene: Scene { chapter.scene }

  func anchor(_ name: String) -> String { "\(prefix)-\(name)" }

  func compose() -> SceneReport.Chapter {
    SceneReport.Chapter(
      anchor: prefix, title: scene.title ?? scene.name, file: scene.file, lead: lead, facts: facts,
      cover: chapter.plates.first.map { cover(of: $0.proof.picture) },
      sections: [findings, states, columns, fits, headers, script, variants, unchecked].compactMap(\.self))
  }

  // MARK: Title page

  private func cover(of picture: Picture) -> Picture {
    TallPicture(picture.size).picture(picture, part: 0, of: picture.size)
  }

  private var lead: [String] {
    let decided = decisions.map { known in
      let sentences = known.value.decision.sentences(width: known.value.width)
      let turns = sentences.dropFirst().prefix(2).map { $0.trimmingPrefix { $0 == " " } }
      let place = known.sources.count == chapter.explanations.count ? "" : "\(words(for: known.sources)): "
      return place + (sentences.prefix(1) + turns.map(String.init)).joined(separator: "; ")
    }
    return [findingCount] + decided.prefix(4)
  }

  private var facts: [Review.Fact] {
    [
      Review.Fact(SceneReportLabels.file, scene.file), Review.Fact(SceneReportLabels.canvas, words(for: scene.canvas)),
    ] + data + [Review.Fact(SceneReportLabels.moments, scene.states.map(\.name).joined(separator: ", "))] + matrix
  }

  private func words(for canvas: SceneCanvas) -> String {
    SceneReportLabels.canvas(
      canvas.device?.name, width: canvas.width, height: canvas.height, scale: canvas.scale,
      [
        canvas.systemVersion.name, "\(canvas.colorScheme)", "text \(canvas.dynamicTypeSize)", canvas.locale,
        "\(canvas.layoutDirection)",
      ])
  }

  private var data: [Review.Fact] {
    scene.tables.map { table in
      Review.Fact(
        SceneReportLabels.data,
        SceneReportLabels.data(
          table.name, from: table.file ?? SceneReportLabels.ownRows, rows: table.rowCount, columns: table.columns.count,
          digest: chapter.digests[table.name]))
    }
  }

  private var matrix: [Review.Fact] {
    guard scene.variants.count > 1 else { return [] }
    var axes: [(name: String, values: [String])] = []
    for label in scene.variants.flatMap(\.labels) {
      guard let index = axes.firstIndex(where: { $0.name == label.axis }) else {
        axes.append((label.axis, [label.value]))
        continue
      }
      if !axes[index].values.contains(label.value) { axes[index].values.append(label.value) }
    }
    let words = axes.map { "\($0.name): \($0.values.joined(separator: ", "))" }.joined(separator: "; ")
    return [Review.Fact(SceneReportLabels.matrix, words)]
  }
}
