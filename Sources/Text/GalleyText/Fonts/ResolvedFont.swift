public struct ResolvedFont: Hashable, Sendable {
  /// The exact family name. Galley never substitutes a similar family.
  public var family: String
  public var size: Double
  public var weight: Font.Weight
  public var isItalic: Bool
  public var width = Font.Width.standard
  public var hasMonospacedDigits: Bool
  public var smallCaps: Font.SmallCaps
  /// Extra space after each character, in points. Any value other than 0 disables ligatures.
  public var tracking: Double
  public var metrics = Font.Metrics.font

  /// Creates a font.
  ///
  /// - Parameters:
  ///   - family: The exact family name, such as "Inter". Galley never substitutes a similar family.
  ///   - size: The em size, in points.
  ///   - weight: The weight (default: regular).
  ///   - isItalic: Whether the face is italic (default: `false`).
  ///   - hasMonospacedDigits: Whether all digits have the same width (default: `false`).
  ///   - smallCaps: The letters that appear as small capitals, if the face has these (default: none).
  ///   - tracking: Extra space after each character, in points (default: 0). Any other value disables ligatures.
  public init(
    family: String, size: Double, weight: Font.Weight = .regular, isItalic: Bool = false,
    hasMonospacedDigits: Bool = false, smallCaps: Font.SmallCaps = [], tracking: Double = 0
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasMonospacedDigits = hasMonospacedDigits
    self.smallCaps = smallCaps
    self.tracking = tracking
  }
}
