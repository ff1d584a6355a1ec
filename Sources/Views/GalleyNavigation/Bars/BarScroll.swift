import GalleyGeometry
import GalleyScroll
import GalleyViews

/// The scroll distance of the scroller below a bar.
final class BarScroll: ObservableObject {
  /// In points from the start; negative while the scroller is overscrolled.
  @Published var distance = 0.0
}

extension ScrollGeometry {
  /// Returns the scroll distance of a scroller whose top edge is covered by a bar of `height` points.
  func distance(below height: Double) -> Double {
    guard height > 0, contentInsets.top >= height - 0.5 else { return 0 }
    return contentOffset.y + contentInsets.top
  }
}
