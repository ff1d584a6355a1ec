public import GalleyGeometry
public import GalleyPicture
import GalleyRender
public import GalleyScroll
public import GalleySnapshot
import GalleyViews

/// Something on a screen that is not as it should be, with the evidence.
public struct LintFinding: Hashable, Sendable {
  public var kind: Kind
  /// Where it shows on the canvas, in points: one rectangle, or the two that belong together.
  public var frames: [Rect]
  /// The place in the scene's file; nil where no view of it is known.
  public var origin: ViewSource?
  /// Where the other of two views is written; nil where there is one view, or where it is not known.
  public var otherOrigin: ViewSource?
  /// The identity of the list around; nil outside of lists.
  public var list: String?
  /// The number of the row around, from 0; nil outside of rows.
  public var row: Int?

  public enum Kind: Hashable, Sendable {
    case truncation(InspectedView.Cut)
    /// Rows of a list choose differently at one place: how many show each candidate, by its index.
    case mixedFits(counts: [Int])
    /// Views of one kind begin at different places in the rows of a list, which differ by `spread` points.
    case raggedColumn(words: String, starts: Int, rows: Int, spread: Double)
    /// Scrollers of rows stand at different offsets, which differ by `spread` points.
    case unsyncedScrollers(rows: Int, spread: Double)
    case discontinuity(header: String?, HeaderJump)
    case overlap(first: String, second: String, Size)
    case overlappingTargets(Size)
    case contrast(words: String, ratio: Double, limit: Double, text: RGBA, ground: RGBA)
    /// The same of a text in one of the system's own colours on one of its own grounds.
    case systemContrast(color: String, ratio: Double, limit: Double, ground: RGBA)
    case smallTarget(words: String, Size)
  }

  /// A finding in `frames` of a view, and of another one where it is about two.
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

  /// How bad it is among others of its kind and place: the greater, the worse.
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

/// What a screen is held to.
public enum LintRule: String, Hashable, Sendable, CaseIterable {
  case truncation
  case mixedFits
  case unsyncedColumns
  case discontinuity
  case overlap
  /// Text has a contrast of 4.5 to 1, large text of 3 to 1 (WCAG 2.2, success criterion 1.4.3).
  case contrast
  /// What can be tapped is 44 points wide and high.
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
