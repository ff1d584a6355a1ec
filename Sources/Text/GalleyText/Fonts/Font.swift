/// A font as a view describes it, with the API of SwiftUI's `Font`.
///
/// ``resolve(at:theme:)`` turns it into a ``ResolvedFont`` at a Dynamic Type size.
public struct Font: Hashable, Sendable {
  var base: Base
  var weight: Weight?
  var isItalic = false
  var hasMonospacedDigits = false
  var smallCapitals: SmallCaps = []
  var width: Width?
  var lineLeading = Leading.standard

  enum Base: Hashable, Sendable {
    case style(TextStyle, design: Design)
    case system(size: Double, design: Design)
    /// A font of a named family. `relativeTo` is nil if its size does not follow Dynamic Type.
    case custom(family: String, size: Double, relativeTo: TextStyle?)
  }
}
