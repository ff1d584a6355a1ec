import GalleyGeometry
import GalleySnapshot
import GalleyViews

package enum LintRank: Int, Hashable, Sendable, Comparable, CaseIterable {
  case minor
  case moderate
  case severe

  package static func < (one: LintRank, other: LintRank) -> Bool { one.rawValue < other.rawValue }

  init(weight: Double) { self = weight >= 0.7 ? .severe : weight >= 0.4 ? .moderate : .minor }
}

extension LintFinding {
  package var rank: LintRank { LintRank(weight: kind.weight) }
}

extension LintFinding.Kind {
  var weight: Double {
    switch self {
    case .overlap: 0.9
    case .overlappingTargets: 0.85
    case .truncation(let cut): 0.55 + 0.3 * lost(of: cut)
    case .contrast(_, let ratio, let limit, _, _): 0.4 + 0.5 * share(of: ratio - 1, in: limit - 1)
    case .smallTarget(_, let size): 0.4 + 0.4 * share(of: min(size.width, size.height), in: 44)
    case .mixedFits: 0.5
    case .discontinuity: 0.45
    case .unsyncedScrollers: 0.4
    case .raggedColumn: 0.35
    case .systemContrast: 0
    }
  }

  private func share(of part: Double, in whole: Double) -> Double {
    whole > 0 ? 1 - min(max(part / whole, 0), 1) : 0
  }

  private func lost(of cut: InspectedView.Cut) -> Double {
    cut.lines > 1
      ? share(of: Double(cut.shownLines), in: Double(cut.lines)) : share(of: cut.offered ?? 0, in: cut.needed)
  }
}
