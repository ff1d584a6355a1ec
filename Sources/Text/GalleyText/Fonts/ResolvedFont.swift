/// A font with every choice made: a family by name, a size in points, a weight, a slope, and features.
public struct ResolvedFont: Hashable, Sendable {
  /// The family's own name, such as "Inter"; the machine is never asked for a similar one.
  public var family: String
  /// The em size, in points.
  public var size: Double
  public var weight: Font.Weight
  public var isItalic: Bool
  /// How wide the letters are; a family that has no face of that width has its nearest.
  public var width = Font.Width.standard
  public var hasMonospacedDigits: Bool
  /// Which letters are set as small capitals, where the face has them.
  public var smallCaps: Font.SmallCaps
  /// Extra space after each character, in points; not 0 switches ligatures off.
  public var tracking: Double

  /// A font of `family` at `size` points.
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
