import GalleyCompare
import GalleyExplain
import GalleyGeometry
import GalleyRender
import GalleySnapshot
import GalleyStage
import GalleyTables
import GalleyTemplate
import GalleyViews

extension SceneReportComposer {
  struct FitFact: Hashable {
    let decision: Explanation.Decision
    let width: Double
  }

  var decisions: [(value: FitFact, sources: [ScenePicture])] {
    gathered { explanation in
      explanation.decisions.map {
        FitFact(decision: $0, width: explanation.proof.source.variant.canvas.width)
      }
    }
  }

  var fits: SceneReport.Section? {
    let decisions = decisions
    let blocks = decisions.flatMap { known in reported(known.value, known.sources) }
    let own = ownFits
    guard !blocks.isEmpty || own != nil else { return nil }
    return SceneReport.Section(
      anchor: anchor("fits"), title: SceneReportLabels.fits, note: decisions.isEmpty ? nil : SceneReportLabels.fitsNote,
      blocks: blocks + [own].compactMap(\.self))
  }

  private func reported(_ fact: FitFact, _ sources: [ScenePicture]) -> [SceneReport.Block] {
    let decision = fact.decision
    let sentences = decision.sentences(width: fact.width).map { $0.trimmingPrefix { $0 == " " } }.map(String.init)
    let list = decision.list.map { $0.id ?? $0.kind } ?? SceneReportLabels.screen
    let heading = "\(list), line \(decision.fit.line) · \(words(for: sources))"
    var blocks: [SceneReport.Block] = [.heading(heading), .sentences(sentences), .table(table(of: fact, sources))]
    if let ruler = BreakpointRuler(decision, canvas: fact.width, scene.canvas.environment, renderContext.engine) {
      let alternative = sentences.joined(separator: "; ")
      blocks.append(
        .drawing(SceneReport.Figure(ruler.picture, title: SceneReportLabels.canvasWidth, alternative: alternative)))
    }
    return blocks
  }

  private func table(of fact: FitFact, _ sources: [ScenePicture]) -> SceneReport.Table {
    let (fit, breakpoints) = (fact.decision.fit, fact.decision.breakpoints)
    let rows = fit.candidates.indices.map { candidate -> [SceneReport.Table.Cell] in
      let finding = fit.findings.indices.contains(candidate) ? fit.findings[candidate] : nil
      let widths = [
        breakpoints.wider.map { ($0, true) }, breakpoints.narrower.map { ($0, false) },
      ].compactMap(\.self).filter { $0.0.chosen == candidate }
      let sizes = [breakpoints.larger.map { ($0, true) }, breakpoints.smaller.map { ($0, false) }].compactMap(\.self)
        .filter { $0.0.chosen == candidate }
      let name = fit.name(of: candidate)
      return [
        SceneReport.Table.Cell("\(candidate + 1)  \(name)", number: Double(candidate)),
        SceneReport.Table.Cell(
          candidate == fit.chosen ? SceneReportLabels.isShown : SceneReportLabels.none,
          target: candidate == fit.chosen ? sources.first.map(anchor(shownFor:)) : nil),
        SceneReport.Table.Cell(
          finding.map { Self.subject(of: $0) } ?? SceneReportLabels.none, number: finding?.row.map(Double.init)),
        Self.number(finding?.needed), Self.number(finding?.offered),
        SceneReport.Table.Cell(
          finding.map { "\($0.overruns)" } ?? SceneReportLabels.none, number: finding.map { Double($0.overruns) }),
        SceneReport.Table.Cell(
          widths.isEmpty
            ? SceneReportLabels.none
            : widths.map { breakpoint, isWider in
              SceneReportLabels.breakpoint(
                name, at: breakpoint.width, isWider: isWider, isExact: breakpoint.source == .evidence)
            }.joined(separator: "\n"), number: widths.first?.0.width),
        SceneReport.Table.Cell(
          sizes.isEmpty
            ? SceneReportLabels.none
            : sizes.map { SceneReportLabels.breakpoint(name, size: "\($0.size)", isLarger: $1) }.joined(separator: "\n")
        ),
      ]
    }
    let heads = [
      SceneReport.Table.Column(SceneReportLabels.candidate), .init(SceneReportLabels.shows),
      .init(SceneReportLabels.decidedBy),
      .init(SceneReportLabels.needed, isNumber: true), .init(SceneReportLabels.offered, isNumber: true),
      .init(SceneReportLabels.overruns, isNumber: true), .init(SceneReportLabels.flipWidth),
      .init(SceneReportLabels.flipSize),
    ]
    return SceneReport.Table(columns: heads, rows: rows)
  }

  private static func subject(of finding: InspectedSharedSize.Finding) -> String {
    [finding.row.map { "row \($0)" }, finding.words.isEmpty ? nil : "“\(short(finding.words))”"].compactMap(\.self)
      .joined(separator: " ")
  }

  private static func number(_ value: Double?) -> SceneReport.Table.Cell {
    SceneReport.Table.Cell(value.map(InspectedView.text) ?? SceneReportLabels.none, number: value)
  }

  // MARK: Fits without a shared decision

  private struct OwnFit: Hashable {
    let place: String
    let list: String?
    let row: Int?
    let chosen: Int
    let shown: String
    let needed: String
    let offered: Double?
  }

  private var ownFits: SceneReport.Block? {
    let fits = gathered { explanation in
      LocatedView.all(in: explanation.proof.layout) { $0.fit?.isUniform == false }.compactMap { located -> OwnFit? in
        guard let fit = located.view.fit else { return nil }
        return OwnFit(
          place: located.view.origin.map { "line \($0.line)" } ?? SceneReportLabels.none, list: located.list,
          row: located.row, chosen: fit.chosen, shown: located.view.children.first?.shownName ?? "",
          needed: fit.ideals.map { InspectedView.text($0.width) }.joined(separator: ", "), offered: fit.offered.width)
      }
    }
    guard !fits.isEmpty else { return nil }
    let rows = fits.map { fit, sources in
      [
        SceneReport.Table.Cell(fit.list ?? fit.place),
        SceneReport.Table.Cell(fit.row.map { "\($0)" } ?? SceneReportLabels.none, number: fit.row.map(Double.init)),
        SceneReport.Table.Cell("\(fit.chosen + 1)  \(fit.shown)", number: Double(fit.chosen)),
        SceneReport.Table.Cell(fit.needed),
        Self.number(fit.offered),
        SceneReport.Table.Cell(words(for: sources), target: sources.first.map(anchor(shownFor:))),
      ]
    }
    let heads = [
      SceneReport.Table.Column(SceneReportLabels.list), .init(SceneReportLabels.row, isNumber: true),
      .init(SceneReportLabels.shows),
      .init(SceneReportLabels.needed), .init(SceneReportLabels.offered, isNumber: true),
      .init(SceneReportLabels.shownIn),
    ]
    return .table(SceneReport.Table(title: SceneReportLabels.ownFits, columns: heads, rows: rows))
  }
}
