import GalleyCompare
import GalleyExplain
import GalleyGeometry
import GalleyRender
import GalleyScroll
import GalleySnapshot
import GalleyStage
import GalleyTemplate
import GalleyViews

extension SceneReportComposer {
  var headers: SceneReport.Section? {
    var seen: [InspectedView.Header] = []
    for explanation in chapter.plates {
      for located in LocatedView.all(in: explanation.proof.layout, where: { $0.header != nil }) {
        guard let header = located.view.header else { continue }
        if !seen.contains(where: { $0.rule == header.rule && $0.name == header.name }) { seen.append(header) }
      }
    }
    guard !seen.isEmpty else { return nil }
    let blocks = seen.flatMap { header -> [SceneReport.Block] in
      let plot = HeaderPlot(header, marks: marks(on: header), renderContext.engine)
      let title = HeaderMessages.title(of: header)
      let jumps = HeaderMessages.jumps(of: header)
      return [
        .drawing(
          SceneReport.Figure(plot.picture, title: title, alternative: ([title] + jumps).joined(separator: "; "))),
        .sentences(jumps.isEmpty ? [HeaderMessages.noJumps] : jumps),
      ]
    }
    return SceneReport.Section(
      anchor: anchor("headers"), title: SceneReportLabels.headers, note: SceneReportLabels.headersNote, blocks: blocks)
  }

  private func marks(on header: InspectedView.Header) -> [(name: String, distance: Double)] {
    chapter.plates.compactMap { explanation in
      LocatedView.all(in: explanation.proof.layout) { $0.header?.rule == header.rule && $0.header?.name == header.name }
        .first?.view.header.map { (explanation.proof.source.state.name, $0.distance) }
    }
  }

  var script: SceneReport.Section? {
    guard let animation = chapter.animation, animation.records.count > 1 else { return nil }
    let title = scene.title ?? scene.name
    let frames = animation.frames.map { frame in
      SceneReport.AnimationBlock.Frame(
        frame.picture, time: frame.time, caption: Self.caption(of: frame), mark: frame.mark)
    }
    var blocks: [SceneReport.Block] = []
    if let plot = MotionPlot(
      of: animation.records, title: title, on: EnvironmentValues(), renderContext.engine,
      size: Size(width: 520, height: 330)
    ) {
      blocks.append(
        .drawing(
          SceneReport.Figure(
            plot.picture, title: SceneReportLabels.plot, alternative: "\(SceneReportLabels.plot): \(title)")))
    }
    blocks.append(
      .animation(SceneReport.AnimationBlock(anchor: anchor("film"), frames: frames, chosen: animation.chosen)))
    let note = SceneReportLabels.animation(animation.records.count, duration: animation.records.last?.time ?? 0)
    return SceneReport.Section(anchor: anchor("script"), title: SceneReportLabels.script, note: note, blocks: blocks)
  }

  private static func caption(of frame: AnimationFrame) -> String {
    let time = "\(InspectedView.text(frame.time)) s"
    guard let moving = frame.scrollers.first(where: { $0.phase.isScrolling }) ?? frame.scrollers.first else {
      return time
    }
    func way(_ point: Point) -> Double { abs(point.x) > abs(point.y) ? point.x : point.y }
    let speed = way(moving.velocity)
    // Two short lines fit below a narrow image, so the text is split.
    return "\(time)  \(Int(way(moving.distance).rounded())) pt"
      + (abs(speed) < 0.5 ? "" : "\n\(Int(speed.rounded())) pt/s")
  }

  var variants: SceneReport.Section? {
    guard scene.variants.count > 1 else { return nil }
    let blocks = scene.states.map { state -> SceneReport.Block in
      // Identical images of several canvases are shown once.
      let own = chapter.explanations.filter { $0.proof.source.state == state }
      let names = PictureNames(own.map(\.proof.source))
      let figures = unique(own.map(\.proof.picture)).map { picture in
        let sources = own.filter { $0.proof.picture == picture }.map(\.proof.source)
        let titles = names.names(of: sources, leavesOutComplete: true).filter { !$0.isEmpty }
        return SceneReport.Figure(
          picture, title: titles.isEmpty ? SceneReportLabels.everywhere : titles.joined(separator: "; "), caption: "",
          alternative: "\(scene.title ?? scene.name), \(names.names(of: sources).joined(separator: "; "))")
      }
      return .sheet(state.name, figures)
    }
    return SceneReport.Section(anchor: anchor("variants"), title: SceneReportLabels.variants, blocks: blocks)
  }
}
