import GalleyCompare
import GalleyExplain
import GalleyGeometry
import GalleyPicture
import GalleyRender
import GalleySnapshot
import GalleyStage
import GalleyTemplate
import GalleyViews

extension SceneReportComposer {
  /// The minimum height of letters in printed labels, in points.
  private static let minimumLabel = 7.5

  private static func blueprint(of proof: Proof, _ renderContext: RenderContext) -> Picture {
    let picture = proof.picture.size
    var drawing = Blueprint(proof, measures(of: proof), renderContext.engine, labelScale: 1.4).picture
    // Larger labels need a wider margin, which in turn makes the drawing smaller.
    for _ in 0..<2 {
      let sizes = SceneReportArrangement.sizes(of: [picture, drawing.size], in: SceneReportArrangement.plate).sizes
      let scale = sizes[1].width / max(drawing.size.width, 1)
      let needed = min(max(minimumLabel / (DraftingInk.size * max(scale, 0.1)), 1), 3)
      drawing = Blueprint(proof, measures(of: proof), renderContext.engine, labelScale: needed).picture
    }
    return drawing
  }

  /// Returns the measurements to draw. Decisions that rows share are left out, because they have their own section.
  private static func measures(of proof: Proof) -> Set<Annotation> {
    let decides = !LocatedView.all(in: proof.layout) { $0.fit?.isUniform == false }.isEmpty
    return decides ? Set(Annotation.allCases) : Set(Annotation.allCases).subtracting([.fits])
  }

  var states: SceneReport.Section? {
    let plates = chapter.plates.flatMap(plates)
    guard !plates.isEmpty else { return nil }
    return SceneReport.Section(
      anchor: anchor("states"), title: SceneReportLabels.states, blocks: plates.map { .plate($0) })
  }

  func anchor(of picture: ScenePicture) -> String { anchor("frame-\(picture.index + 1)") }

  /// Returns the figures of a state. A canvas whose length follows its content is split into parts.
  private func plates(_ explanation: Explanation) -> [SceneReport.Plate] {
    let proof = explanation.proof
    let size = proof.picture.size
    let tall = TallPicture(size)
    var captions = Self.captions(of: proof.layout, on: size)
    if tall.rest > 0 { captions.append(SceneReportLabels.notShown(tall.rest, of: size.height)) }
    let blueprint = Self.blueprint(of: proof, renderContext)
    let seen = "\(scene.title ?? scene.name), \(proof.title)"
    return tall.parts.indices.map { number in
      let isFirst = number == 0
      let part = tall.parts.count > 1 ? SceneReportLabels.part(number + 1, of: tall.parts.count) : ""
      return SceneReport.Plate(
        anchor: anchor(of: proof.source) + (isFirst ? "" : "-part-\(number + 1)"), title: proof.title + part,
        captions: isFirst ? captions : [],
        frame: SceneReport.Figure(
          tall.picture(proof.picture, part: number, of: size), title: SceneReportLabels.frame,
          alternative: ([seen + part] + captions).joined(separator: "; ")),
        blueprint: SceneReport.Figure(
          tall.picture(blueprint, part: number, of: size), title: SceneReportLabels.blueprint,
          alternative: "\(seen + part): \(SceneReportLabels.blueprint)"),
        links: isFirst ? links(in: proof.source.index) : [])
    }
  }

  static func captions(of layout: InspectedView, on canvas: Size) -> [String] {
    let scrollers = LocatedView.all(in: layout) { $0.scroll != nil }.compactMap { located -> String? in
      guard let scroll = located.view.scroll, located.row == nil else { return nil }
      let isVertical = scroll.axes.contains(.vertical)
      let axis: Axis = isVertical ? .vertical : .horizontal
      return SceneReportLabels.scroller(
        located.view.id ?? located.view.kind, offset: scroll.offset[axis], limit: max(scroll.limit[axis], 0),
        axis: isVertical ? "" : " to the side")
    }
    let lists = LocatedView.all(in: layout) { $0.rows != nil }.compactMap { located -> String? in
      guard let rows = located.view.rows, located.row == nil else { return nil }
      let seen = located.view.children.filter { $0.frame.intersection(Rect(size: canvas)) != nil }.compactMap(\.row)
      // If a list contains several collections, their rows are numbered separately and do not form a range.
      let range = seen.min().flatMap { minimum in seen.max().map { minimum...$0 } }.flatMap { range in
        range.count == rows.visible ? range : nil
      }
      return SceneReportLabels.rows(
        located.list ?? located.view.kind, visible: rows.visible, range: range, built: rows.built.count,
        overscan: rows.overscan, of: rows.count,
        noun: located.view.children.contains { $0.role == .section }
          ? SceneReportLabels.sectionNoun : SceneReportLabels.rowNoun)
    }
    return scrollers + lists
  }
}
