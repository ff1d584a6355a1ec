/// One face of one font file: what glyph numbers refer to.
public struct FontFace: Hashable, Sendable {
  /// The family's own name, such as "Inter".
  public var family: String
  /// The face's name inside its family, such as "SemiBold Italic".
  public var style: String
  public var path: String
  /// Which face of a collection file; 0 for others.
  public var index: Int

  public init(family: String, style: String, path: String, index: Int = 0) {
    self.family = family
    self.style = style
    self.path = path
    self.index = index
  }
}
