/// A font as a view asks for it; it becomes a ``ResolvedFont`` at a Dynamic Type size.
public struct Font: Hashable, Sendable {
  var base: Base
  var weight: Weight?
  var isItalic = false
  var hasMonospacedDigits = false
  var smallCapitals: SmallCaps = []
  var width: Width?
  /// How far apart lines are; nil is as far as the style says.
  var lineLeading = Leading.standard

  enum Base: Hashable, Sendable {
    case style(TextStyle, design: Design)
    case system(size: Double, design: Design)
    /// `relativeTo` is nil for a size that does not follow Dynamic Type.
    case custom(family: String, size: Double, relativeTo: TextStyle?)
  }
}
