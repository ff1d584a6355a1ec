package import GalleyGeometry
package import GalleyPicture
package import GalleyScroll
package import GalleySnapshot
import GalleyViews

package struct LintFinding: Hashable, Sendable {
  package var kind: Kind
  /// The position on the canvas, in points: one rectangle, or two rectangles that belong together.
  package var frames: [Rect]
  /// The position in the scene file, or nil if it is unknown.
  package var origin: ViewSource?
  /// The position of the other view in a finding about two views, or nil.
  package var otherOrigin: ViewSource?
  package var list: String?
  package var row: Int?

  package enum Kind: Hashable, Sendable {
    case truncation(InspectedView.Cut)
    /// Rows of a list that choose different candidates at the same position. `counts` contains the number of rows for
    /// each candidate.
    case mixedFits(counts: [Int])
    /// Views of the same kind that start at different positions in the rows of a list. The positions differ by up to
    /// `spread` points.
    case raggedColumn(words: String, starts: Int, rows: Int, spread: Double)
    /// Scroll views inside the rows of a list whose offsets differ by up to `spread` points.
    case unsyncedScrollers(rows: Int, spread: Double)
    case discontinuity(header: String?, HeaderJump)
    case overlap(first: String, second: String, Size)
    case overlappingTargets(Size)
    case contrast(words: String, ratio: Double, limit: Double, text: RGBA, background: RGBA)
    /// A system colour with low contrast on a system background.
    case systemContrast(color: String, ratio: Double, limit: Double, background: RGBA)
    case smallTarget(words: String, Size)
  }

  init(_ kind: Kind, _ frames: [Rect], _ seen: SeenView?, beside other: SeenView? = nil) {
    self.kind = kind
    self.frames = frames
    origin = seen?.view.origin
    otherOrigin = other?.view.origin
    list = seen?.list
    row = seen?.row
  }
}

extension LintFinding.Kind {
  package var rule: LintRule {
    switch self {
    case .truncation: .truncation
    case .mixedFits: .mixedFits
    case .raggedColumn, .unsyncedScrollers: .unsyncedColumns
    case .discontinuity: .discontinuity
    case .overlap, .overlappingTargets: .overlap
    case .contrast: .contrast
    case .systemContrast: .systemContrast
    case .smallTarget: .targetSize
    }
  }

  /// The weight of a finding among those of the same kind and position. A higher weight is worse.
  var severity: Double {
    switch self {
    case .truncation(let cut): cut.needed - (cut.offered ?? 0)
    case .mixedFits(let counts): Double(counts.reduce(0, +) - (counts.max() ?? 0))
    case .raggedColumn(_, _, _, let spread), .unsyncedScrollers(_, let spread): spread
    case .discontinuity(_, let jump): abs(jump.size)
    case .overlap(_, _, let size), .overlappingTargets(let size): size.width * size.height
    case .contrast(_, let ratio, _, _, _), .systemContrast(_, let ratio, _, _): -ratio
    case .smallTarget(_, let size): -min(size.width, size.height)
    }
  }
}

package enum LintRule: String, Hashable, Sendable, CaseIterable {
  case truncation
  case mixedFits
  case unsyncedColumns
  case discontinuity
  case overlap
  /// The contrast of text is at least 4.5 : 1, or 3 : 1 for large text (WCAG 2.2, success criterion 1.4.3).
  case contrast
  /// Tappable views are at least 44 pt wide and high.
  case targetSize
  case systemContrast

  func findings(on screen: LintScreen) -> [LintFinding] {
    switch self {
    case .truncation: TruncationLint.findings(on: screen)
    case .mixedFits: MixedFitLint.findings(on: screen)
    case .unsyncedColumns: ColumnLint.findings(on: screen)
    case .discontinuity: DiscontinuityLint.findings(on: screen)
    case .overlap: OverlapLint.findings(on: screen)
    case .contrast: ContrastLint.findings(on: screen).filter { $0.kind.rule == .contrast }
    case .systemContrast: ContrastLint.findings(on: screen).filter { $0.kind.rule == .systemContrast }
    case .targetSize: TargetLint.findings(on: screen)
    }
  }
}
