public import GalleyGeometry
public import GalleyPicture

/// A paragraph that is set: its size, its lines, and the shaped runs that drawing will show.
///
/// Coordinates are points from the block's top-left corner. Numbers are Pango's own, not rounded.
public struct TextLayout: Hashable, Sendable {
  /// The widest line by the height of all lines.
  public var size: Size
  /// The lines from the top; at least one, even for an empty text.
  public var lines: [Line]
  public var isTruncated: Bool
  /// What could not be set as asked; empty when all is well.
  public var problems: [TextProblem]

  public init(size: Size, lines: [Line], isTruncated: Bool = false, problems: [TextProblem] = []) {
    self.size = size
    self.lines = lines
    self.isTruncated = isTruncated
    self.problems = problems
  }

  /// The baseline of the first line, from the block's top.
  public var firstBaseline: Double { lines.first?.baseline ?? size.height }
  public var lastBaseline: Double { lines.last?.baseline ?? size.height }

  public struct Line: Hashable, Sendable {
    /// The characters of the line as they read, without the break that ended it, with the ellipsis that cut it.
    public var text: String
    /// The line's left end, from the block's left edge; alignment is already in it.
    public var x: Double
    /// The line's upper edge, from the block's top.
    public var y: Double
    public var width: Double
    /// The line's height without line spacing.
    public var height: Double
    public var baseline: Double
    public var runs: [PlacedRun]

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

  /// A shaped run and where it lies in its line.
  public struct PlacedRun: Hashable, Sendable {
    public var run: GlyphRun
    /// The run's left end, from the line's left end.
    public var x: Double
    /// The index in ``TextRequest/runs`` of the run this came from; it finds the colour.
    public var source: Int
    /// Where lines under and through the run lie.
    public var rules: TextRules

    public init(_ run: GlyphRun, x: Double, source: Int, rules: TextRules = TextRules()) {
      self.run = run
      self.x = x
      self.source = source
      self.rules = rules
    }
  }
}
