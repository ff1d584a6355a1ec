/// Shaped text: positioned glyphs of one face at one size.
///
/// Positions are points from the left end of the run on its baseline. They increase from left to right, even for
/// right-to-left text.
public struct GlyphRun: Hashable, Sendable {
  public var font: FontFace
  /// The em size, in points.
  public var size: Double
  public var glyphs: [Glyph]
  public var text: String
  /// The mapping between `text` and `glyphs`, in text order. The byte counts add up to the UTF-8 length of the text,
  /// and the glyph counts add up to the number of glyphs.
  public var clusters: [Cluster]
  /// Whether the glyphs of the first cluster are last in ``glyphs``.
  public var isRightToLeft: Bool
  /// The total advance, in points.
  public var width: Double
  /// Whether the face has its own colours (emoji).
  public var isColor: Bool

  /// Creates a run from shaped glyphs.
  ///
  /// - Parameters:
  ///   - font: The face to which the glyph numbers refer.
  ///   - size: The em size, in points.
  ///   - glyphs: The glyphs from left to right, even for right-to-left text.
  ///   - text: The text of the run, for searching and copying.
  ///   - clusters: The mapping between `text` and `glyphs`, in text order. The byte counts must add up to the UTF-8
  ///     length of the text, and the glyph counts must add up to the number of glyphs.
  ///   - isRightToLeft: Whether the glyphs of the first cluster are last in `glyphs` (default: `false`).
  ///   - width: The total advance of the run, in points.
  ///   - isColor: Whether the face has its own colours, as emoji do (default: `false`).
  public init(
    font: FontFace, size: Double, glyphs: [Glyph], text: String, clusters: [Cluster], isRightToLeft: Bool = false,
    width: Double, isColor: Bool = false
  ) {
    self.font = font
    self.size = size
    self.glyphs = glyphs
    self.text = text
    self.clusters = clusters
    self.isRightToLeft = isRightToLeft
    self.width = width
    self.isColor = isColor
  }

  public struct Glyph: Hashable, Sendable {
    public var id: UInt32
    /// The x position of the pen, in points from the left end of the run.
    public var x: Double
    /// The y position of the pen, in points below the baseline.
    public var y: Double

    /// Creates a positioned glyph.
    ///
    /// - Parameters:
    ///   - id: The glyph number in the font file.
    ///   - x: The x position of the pen, in points from the left end of the run.
    ///   - y: The y position of the pen, in points below the baseline.
    public init(id: UInt32, x: Double, y: Double) {
      self.id = id
      self.x = x
      self.y = y
    }
  }

  /// The smallest section of text that corresponds to whole glyphs.
  public struct Cluster: Hashable, Sendable {
    public var bytes: Int
    /// The number of glyphs; 0 if a glyph of another cluster, such as a ligature, also covers this text.
    public var glyphs: Int

    /// Creates a cluster.
    ///
    /// - Parameters:
    ///   - bytes: The number of UTF-8 bytes of its text.
    ///   - glyphs: The number of its glyphs; 0 if a glyph of another cluster also covers this text.
    public init(bytes: Int, glyphs: Int) {
      self.bytes = bytes
      self.glyphs = glyphs
    }
  }
}
