import GalleyGeometry
import GalleyScroll
import GalleyViews

/// How far the scroller below a bar was scrolled.
final class BarScroll: ObservableObject {
  /// The distance from its start in points; negative where it is pulled.
  @Published var distance = 0.0
}

extension ScrollGeometry {
  /// How far the scroller was scrolled from its start, where its upper edge lies below a bar of `height` points.
  func distance(below height: Double) -> Double {
    guard height > 0, contentInsets.top >= height - 0.5 else { return 0 }
    return contentOffset.y + contentInsets.top
  }
}
