/// Text after shaping: the glyphs of one face at one size, each at its place.
///
/// A run is what measuring produced and what drawing shows, in PNG and PDF alike. Positions are points from
/// the run's left end on its baseline, left to right even for right-to-left text (clusters then map back).
public struct GlyphRun: Hashable, Sendable {
  public var font: FontFace
  /// The em size, in points.
  public var size: Double
  /// The glyphs, in drawing order.
  public var glyphs: [Glyph]
  public var text: String
  /// How `text` and `glyphs` correspond; the byte counts add up to the text's UTF-8 length, the glyph counts to
  /// the number of glyphs. In the order of the text.
  public var clusters: [Cluster]
  /// Whether glyphs run against the text: the first cluster's glyphs are the last ones.
  public var isRightToLeft: Bool
  /// How far the pen moves over the whole run, in points.
  public var width: Double
  /// Whether the face has its own colours (emoji) and is painted as an image.
  public var isColor: Bool

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
    /// The pen's x, in points from the run's left end.
    public var x: Double
    /// The pen's y, in points from the baseline; positive is down.
    public var y: Double

    public init(id: UInt32, x: Double, y: Double) {
      self.id = id
      self.x = x
      self.y = y
    }
  }

  /// The smallest piece of text that maps to whole glyphs.
  public struct Cluster: Hashable, Sendable {
    /// UTF-8 bytes of the text.
    public var bytes: Int
    /// Glyphs; 0 where a mark was absorbed.
    public var glyphs: Int

    /// A cluster of `bytes` bytes and `glyphs` glyphs.
    public init(bytes: Int, glyphs: Int) {
      self.bytes = bytes
      self.glyphs = glyphs
    }
  }
}
