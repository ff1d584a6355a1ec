public import GalleyGeometry
public import GalleyPicture

/// A text that is set: its size, lines and shaped runs.
///
/// Coordinates are points from the top-left corner of the block, y down, with Pango's full precision.
public struct TextLayout: Hashable, Sendable {
  /// The width of the widest line and the height of all lines.
  public var size: Size
  /// From top to bottom; at least one, even for an empty text.
  public var lines: [Line]
  public var isTruncated: Bool
  public var problems: [TextProblem]

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - size: The width of the widest line and the height of all lines, in points.
  ///   - lines: The lines from top to bottom; at least one, even for an empty text.
  ///   - isTruncated: Whether text is missing because of the line limit (default: `false`).
  ///   - problems: What could not be set as requested (default: nothing).
  public init(size: Size, lines: [Line], isTruncated: Bool = false, problems: [TextProblem] = []) {
    self.size = size
    self.lines = lines
    self.isTruncated = isTruncated
    self.problems = problems
  }

  public var firstBaseline: Double { lines.first?.baseline ?? size.height }
  public var lastBaseline: Double { lines.last?.baseline ?? size.height }

  public struct Line: Hashable, Sendable {
    /// In reading order, with the ellipsis of a truncated line but without the line break.
    public var text: String
    /// From the block's left edge, including the alignment.
    public var x: Double
    /// From the block's top.
    public var y: Double
    public var width: Double
    /// The height without line spacing.
    public var height: Double
    /// From the block's top.
    public var baseline: Double
    public var runs: [PlacedRun]

    /// Creates a line. Lengths are in points.
    ///
    /// - Parameters:
    ///   - text: The visible characters in reading order, with the ellipsis of a truncated line but without the line
    ///     break.
    ///   - x: The line's left end, from the block's left edge.
    ///   - y: The line's top, from the block's top.
    ///   - width: The advance width of the line.
    ///   - height: The height without line spacing.
    ///   - baseline: The baseline, from the block's top.
    ///   - runs: The shaped runs from left to right.
    public init(
      text: String, x: Double, y: Double, width: Double, height: Double, baseline: Double, runs: [PlacedRun]
    ) {
      self.text = text
      self.x = x
      self.y = y
      self.width = width
      self.height = height
      self.baseline = baseline
      self.runs = runs
    }
  }

  public struct PlacedRun: Hashable, Sendable {
    public var run: GlyphRun
    /// From the line's left end.
    public var x: Double
    /// The index in ``TextRequest/runs``, by which the colour is found.
    public var source: Int
    public var rules: TextRules

    /// Creates a run at its position.
    ///
    /// - Parameters:
    ///   - run: The shaped text.
    ///   - x: The run's left end, in points from the line's left end.
    ///   - source: The index of the original run in ``TextRequest/runs``, by which the colour is found.
    ///   - rules: The positions of underline and strikethrough.
    public init(_ run: GlyphRun, x: Double, source: Int, rules: TextRules = TextRules()) {
      self.run = run
      self.x = x
      self.source = source
      self.rules = rules
    }
  }
}
