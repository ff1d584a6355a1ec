import GalleyPicture
package import GalleyRender
import GalleyScroll
import GalleySnapshot
package import GalleyStage
import GalleyTemplate
import GalleyViews

/// The findings of several images. Findings of the same kind at the same position are combined and represented by the
/// worst one.
package struct LintSummary: Sendable {
  /// The entries, the most important first.
  package private(set) var entries: [Entry] = []
  package private(set) var gaps: [UncheckedAspect] = []

  package struct Entry: Sendable {
    package var finding: LintFinding
    package var picture: Int
    package var pictures: [Int]
    package var count: Int
    /// What distinguishes the combined findings, in their order.
    package var distinctions: [String] = []
  }

  fileprivate struct Key: Hashable {
    let rule: LintRule
    let isAboutTargets: Bool
    let place: Place?
    let other: Place?
    let detail: String
  }

  fileprivate struct Place: Hashable {
    let line: Int
    let column: Int
  }

  package init(_ proofs: [Proof], _ contexts: ParallelMap<RenderContext>) {
    let reports = contexts.map(proofs) { renderContext, proof in LintReport(proof, renderContext) }
    var order: [Key] = []
    var known: [Key: Entry] = [:]
    for (proof, report) in zip(proofs, reports) {
      for finding in report.findings {
        let key = Key(finding, on: proof.source.variant.canvas)
        if known[key] == nil { order.append(key) }
        known[key, default: Entry(finding: finding, picture: proof.source.index, pictures: [], count: 0)]
          .add(finding, of: proof.source.index)
      }
      for gap in report.gaps where !gaps.contains(gap) { gaps.append(gap) }
    }
    let found = order.compactMap { known[$0] }
    // Findings with the same weight keep their order.
    entries = found.enumerated().sorted { one, other in
      let (first, second) = (one.element.finding.kind.weight, other.element.finding.kind.weight)
      return first == second ? one.offset < other.offset : first > second
    }
    .map(\.element)
  }
}

extension LintSummary.Entry {
  fileprivate mutating func add(_ other: LintFinding, of number: Int) {
    count += 1
    if pictures.last != number { pictures.append(number) }
    let distinction = other.kind.distinction
    if !distinctions.contains(distinction) { distinctions.append(distinction) }
    if other.kind.severity > finding.kind.severity { (finding, picture) = (other, number) }
  }
}

extension LintSummary.Key {
  /// Contrast is reported separately for each colour scheme, and overlaps separately for each pair of views.
  fileprivate init(_ finding: LintFinding, on canvas: SceneCanvas) {
    rule = finding.kind.rule
    if case .overlappingTargets = finding.kind { isAboutTargets = true } else { isAboutTargets = false }
    if case .systemContrast = finding.kind {
      // A system colour is the same at every position.
      (place, other, detail) = (nil, nil, "")
      return
    }
    place = finding.origin.map { LintSummary.Place(line: $0.line, column: $0.column) }
    other = finding.otherOrigin.map { LintSummary.Place(line: $0.line, column: $0.column) }
    let words = finding.origin == nil ? finding.kind.words : ""
    switch finding.kind {
    case .contrast: detail = "\(words) \(canvas.colorScheme)"
    case .discontinuity(let name, let jump): detail = "\(name ?? "") \(jump.distance)"
    default: detail = words
    }
  }
}

extension LintFinding.Kind {
  var words: String {
    switch self {
    case .truncation(let cut): cut.words
    case .raggedColumn(let words, _, _, _), .contrast(let words, _, _, _, _), .smallTarget(let words, _): words
    case .overlap(let first, let second, _): "\(first) \(second)"
    case .mixedFits, .unsyncedScrollers, .discontinuity, .overlappingTargets, .systemContrast: ""
    }
  }
}

extension RGBA {
  var hex: String {
    let digits = Array("0123456789ABCDEF")
    let bytes = [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    return "#" + bytes.map { "\(digits[$0 >> 4])\(digits[$0 & 15])" }.joined()
  }
}

struct LintReport: Sendable {
  let findings: [LintFinding]
  let gaps: [UncheckedAspect]

  init(_ proof: Proof, _ renderContext: RenderContext) {
    guard let painter = try? renderContext.painter() else {
      (findings, gaps) = ([], [.noPixels])
      return
    }
    let screen = LintScreen(
      proof.picture, proof.layout, painter, direction: proof.source.variant.canvas.layoutDirection)
    findings = LintRule.allCases.flatMap { $0.findings(on: screen) }
    gaps = UncheckedAspect.all(on: screen)
  }
}

package enum UncheckedAspect: Hashable, Sendable {
  /// Rows that were measured but not drawn.
  case rowsNotBuilt(list: String, count: Int)
  /// Text in gradients, masks or blend modes, whose contrast is unknown.
  case colourlessTexts
  case noPixels

  static func all(on screen: LintScreen) -> [UncheckedAspect] {
    var gaps: [UncheckedAspect] = []
    if screen.background == nil { gaps.append(.noPixels) }
    for seen in screen.views {
      guard let rows = seen.view.rows, rows.built.count < rows.count, seen.row == nil else { continue }
      let gap = UncheckedAspect.rowsNotBuilt(list: seen.list ?? seen.view.id ?? seen.view.kind, count: rows.count)
      if !gaps.contains(gap) { gaps.append(gap) }
    }
    if screen.drawing.uncoloured > 0 { gaps.append(.colourlessTexts) }
    return gaps
  }
}
