/// A face of a font file, to which glyph numbers refer.
public struct FontFace: Hashable, Sendable {
  public var family: String
  /// Such as "SemiBold Italic".
  public var style: String
  public var path: String
  /// In a collection file; 0 for other files.
  public var index: Int

  /// The file is not opened.
  public init(family: String, style: String, path: String, index: Int = 0) {
    self.family = family
    self.style = style
    self.path = path
    self.index = index
  }
}
