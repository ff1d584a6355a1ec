import GalleyText
import GalleyViews

/// The dimensions of bars in points, as UIKit reports them for iOS 13 to 18.
enum BarMetrics {
  static let row = 44.0
  static let margin = 16.0
  static let searchField = 36.0
  static let searchRow = 52.0
  static let tabs = 49.0
  /// The scroll distance over which the inline title fades in below the large title.
  static let fade = 8.0

  /// Returns 52 pt at the default text size. Only the height of the letters scales with the text size, not the padding.
  static func largeTitle(_ size: DynamicTypeSize) -> Double {
    let sizes: [DynamicTypeSize: Double] = [
      .xSmall: 31, .small: 32, .medium: 33, .large: 34, .xLarge: 36, .xxLarge: 38, .xxxLarge: 40, .accessibility1: 44,
      .accessibility2: 48, .accessibility3: 52, .accessibility4: 56, .accessibility5: 60,
    ]
    return ((sizes[size] ?? 34) * 1.2 + 11).rounded()
  }
}
