/// A face of a font file, to which glyph numbers refer.
public struct FontFace: Hashable, Sendable {
  public var family: String
  /// The style name in the family, such as "SemiBold Italic".
  public var style: String
  public var path: String
  /// The index of the face in a collection file, from 0. It is 0 for other files.
  public var index: Int

  /// Creates a reference to a face. The file is not opened.
  ///
  /// - Parameters:
  ///   - family: The family name.
  ///   - style: The style name in the family, such as "SemiBold Italic".
  ///   - path: The path of the font file.
  ///   - index: The index of the face in a collection file, from 0 (default: 0, the only face of other files).
  public init(family: String, style: String, path: String, index: Int = 0) {
    self.family = family
    self.style = style
    self.path = path
    self.index = index
  }
}
