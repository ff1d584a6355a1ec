import GalleyGeometry

extension EnvironmentValues {
  /// Whether scrollers show where they stand from side to side.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    hiddenScrollIndicators.contains(.horizontal) ? .hidden : .automatic
  }
  /// Whether scrollers show where they stand from top to bottom.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    hiddenScrollIndicators.contains(.vertical) ? .hidden : .automatic
  }
}
