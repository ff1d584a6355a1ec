import GalleyText
import GalleyViews

/// The lengths of iOS' bars: those of UIKit in iOS 13 to 18, as its views report them.
enum BarMetrics {
  static let row = 44.0
  static let margin = 16.0
  static let searchField = 36.0
  static let searchRow = 52.0
  static let tabs = 49.0
  /// The way over which an inline title comes when the large one has gone.
  static let fade = 8.0

  /// The row of a large title: 52 points at the standard text size; what is around the letters stays.
  static func largeTitle(_ size: DynamicTypeSize) -> Double {
    let sizes: [DynamicTypeSize: Double] = [
      .xSmall: 31, .small: 32, .medium: 33, .large: 34, .xLarge: 36, .xxLarge: 38, .xxxLarge: 40, .accessibility1: 44,
      .accessibility2: 48, .accessibility3: 52, .accessibility4: 56, .accessibility5: 60,
    ]
    return ((sizes[size] ?? 34) * 1.2 + 11).rounded()
  }
}
