import GalleyGeometry

/// When scrollers show their scroll indicators, along each axis.
struct ScrollIndicatorVisibilities: Hashable {
  var horizontal = ScrollIndicatorVisibility.automatic
  var vertical = ScrollIndicatorVisibility.automatic

  subscript(axis: Axis) -> ScrollIndicatorVisibility { axis == .horizontal ? horizontal : vertical }

  mutating func set(_ visibility: ScrollIndicatorVisibility, along axes: Axis.Set) {
    if axes.contains(.horizontal) { horizontal = visibility }
    if axes.contains(.vertical) { vertical = visibility }
  }
}

extension EnvironmentValues {
  /// When scrollers show the indicator of how far they are scrolled sideways.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollIndicators.horizontal }
    set { scrollIndicators.horizontal = newValue }
  }
  /// When scrollers show the indicator of how far they are scrolled up or down.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollIndicators.vertical }
    set { scrollIndicators.vertical = newValue }
  }
  /// Whether scrollers may show scroll indicators along any axis; setting it to true makes them automatic.
  public var showsScrollIndicators: Bool {
    get { !(scrollIndicators.horizontal.isHidden && scrollIndicators.vertical.isHidden) }
    set { scrollIndicators.set(newValue ? .automatic : .hidden, along: [.horizontal, .vertical]) }
  }
}
