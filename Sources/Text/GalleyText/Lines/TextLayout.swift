public import GalleyGeometry
public import GalleyPicture

/// Text after layout: its size, lines and shaped runs.
///
/// Coordinates are points from the top-left corner of the block, with y pointing down and Pango's full precision.
public struct TextLayout: Hashable, Sendable {
  /// The width of the widest line and the height of all lines.
  public var size: Size
  /// The lines from top to bottom. There is at least one, even if the text is empty.
  public var lines: [Line]
  public var isTruncated: Bool
  public var problems: [TextProblem]

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - size: The width of the widest line and the height of all lines, in points.
  ///   - lines: The lines from top to bottom. There must be at least one, even if the text is empty.
  ///   - isTruncated: Whether text is missing because of the line limit (default: `false`).
  ///   - problems: The parts of the request that could not be fulfilled (default: none).
  public init(size: Size, lines: [Line], isTruncated: Bool = false, problems: [TextProblem] = []) {
    self.size = size
    self.lines = lines
    self.isTruncated = isTruncated
    self.problems = problems
  }

  public var firstBaseline: Double { lines.first?.baseline ?? size.height }
  public var lastBaseline: Double { lines.last?.baseline ?? size.height }

  public struct Line: Hashable, Sendable {
    /// The visible characters in reading order, with the ellipsis of a truncated line but without the line break.
    public var text: String
    /// The position of the line's left end, from the left edge of the block. It includes the alignment.
    public var x: Double
    /// The position of the line's top, from the top of the block.
    public var y: Double
    public var width: Double
    /// The height of the line, without line spacing.
    public var height: Double
    /// The position of the baseline, from the top of the block.
    public var baseline: Double
    public var runs: [PlacedRun]

    /// Creates a line. Lengths are in points.
    ///
    /// - Parameters:
    ///   - text: The visible characters in reading order, with the ellipsis of a truncated line but without the line
    ///     break.
    ///   - x: The line's left end, from the left edge of the block.
    ///   - y: The line's top, from the top of the block.
    ///   - width: The advance width of the line.
    ///   - height: The height without line spacing.
    ///   - baseline: The baseline, from the top of the block.
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
    /// The position of the run's left end, from the left end of the line.
    public var x: Double
    /// The index of the original run in ``TextRequest/runs``, which determines the colour.
    public var source: Int
    public var rules: TextRules

    /// Creates a run at its position.
    ///
    /// - Parameters:
    ///   - run: The shaped text.
    ///   - x: The run's left end, in points from the left end of the line.
    ///   - source: The index of the original run in ``TextRequest/runs``, which determines the colour.
    ///   - rules: The positions of underline and strikethrough.
    public init(_ run: GlyphRun, x: Double, source: Int, rules: TextRules = TextRules()) {
      self.run = run
      self.x = x
      self.source = source
      self.rules = rules
    }
  }
}
