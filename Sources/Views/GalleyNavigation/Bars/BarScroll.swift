import GalleyGeometry
import GalleyScroll
import GalleyViews

final class BarScroll: ObservableObject {
  /// The scrolled distance from the start, in points; negative while overscrolled.
  @Published var distance = 0.0
}

extension ScrollGeometry {
  func distance(below height: Double) -> Double {
    guard height > 0, contentInsets.top >= height - 0.5 else { return 0 }
    return contentOffset.y + contentInsets.top
  }
}
