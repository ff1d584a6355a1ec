import GalleyCompare
import GalleyExplain
import GalleyGeometry
import GalleyPicture
import GalleyRender
import GalleySnapshot
import GalleyTemplate
import GalleyViews

extension SceneReportComposer {
  /// The maximum number of findings shown for each rule. Further findings are only counted.
  private static let limit = 24

  var findings: SceneReport.Section? {
    let held = LintRule.allCases.filter { rule in
      rule != .systemContrast && !chapter.lints.entries.contains { $0.finding.kind.rule == rule }
    }
    var blocks: [SceneReport.Block] = []
    if !reported.isEmpty {
      blocks.append(.findings(reported.enumerated().map { finding($0.element, number: $0.offset + 1) }))
    }
    blocks += (more + [systemColors].compactMap(\.self)).map { .sentences([$0]) }
    if !held.isEmpty { blocks.append(.sentences([SceneReportLabels.held(held.map(\.wish))])) }
    return SceneReport.Section(anchor: anchor("findings"), title: SceneReportLabels.findings, blocks: blocks)
  }

  /// The findings without those about system colours, which the scene did not choose.
  private var own: [LintSummary.Entry] { chapter.lints.entries.filter { $0.finding.kind.rule != .systemContrast } }

  var reported: [LintSummary.Entry] {
    var counts: [LintRule: Int] = [:]
    return own.filter { entry in
      counts[entry.finding.kind.rule, default: 0] += 1
      return counts[entry.finding.kind.rule, default: 0] <= Self.limit
    }
  }

  var findingCount: String {
    let kinds = LintRule.allCases.compactMap { rule -> String? in
      let count = own.count { $0.finding.kind.rule == rule }
      return count > 0 ? "\(rule.name) \(count)" : nil
    }
    return SceneReportLabels.count(findings: own.count, kinds)
  }

  private var systemColors: String? {
    guard let entry = chapter.lints.entries.first(where: { $0.finding.kind.rule == .systemContrast }) else {
      return nil
    }
    return SceneReportLabels.systemColors(entry.count, entry.distinctions)
  }

  private var more: [String] {
    LintRule.allCases.filter { $0 != .systemContrast }.compactMap { rule in
      let count = own.count { $0.finding.kind.rule == rule } - Self.limit
      return count > 0 ? SceneReportLabels.more(count, of: rule.name) : nil
    }
  }

  func links(in number: Int) -> [SceneReport.Link] {
    reported.enumerated().filter { $0.element.pictures.contains(number) }.map { index, _ in
      SceneReport.Link(SceneReportLabels.finding(index + 1), to: anchor("finding-\(index + 1)"))
    }
  }

  private func finding(_ entry: LintSummary.Entry, number: Int) -> SceneReport.Finding {
    let finding = entry.finding
    let proofs = entry.pictures.compactMap { picture in
      chapter.explanations.first { $0.proof.source.index == picture }?.proof
    }
    let crop = chapter.explanations.first { $0.proof.source.index == entry.picture }
      .map { $0.proof.picture.crop(around: finding.frames) }
    let place = finding.origin.map { "\($0.file):\($0.line):\($0.column)" }
    // Only states on the first canvas have their own figures.
    let plates = proofs.filter { $0.source.variant == scene.variants.first }
    let links = (plates.isEmpty ? Array(proofs.prefix(1)) : plates).map { proof in
      SceneReport.Link(proof.title, to: anchor(shownFor: proof.source))
    }
    return SceneReport.Finding(
      anchor: anchor("finding-\(number)"), number: number,
      kind: SceneReportLabels.kind(finding.kind.rule.name, rank: finding.rank.name),
      sentence: [finding.kind.sentence, entry.others].compactMap(\.self).joined(separator: "; "),
      detail: SceneReportLabels.occurrences(entry.count, pictures: entry.pictures.count, place: place),
      picture: crop ?? Picture(size: Size(width: 1, height: 1)), links: links)
  }

  var unchecked: SceneReport.Section? {
    SceneReport.Section(
      anchor: anchor("unchecked"), title: SceneReportLabels.unchecked,
      blocks: [.sentences(chapter.lints.gaps.map(\.sentence) + SceneReportLabels.neverChecked)])
  }
}
