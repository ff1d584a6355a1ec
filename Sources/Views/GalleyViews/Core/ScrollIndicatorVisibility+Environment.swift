import GalleyGeometry

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
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollIndicators.horizontal }
    set { scrollIndicators.horizontal = newValue }
  }
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { scrollIndicators.vertical }
    set { scrollIndicators.vertical = newValue }
  }
  public var showsScrollIndicators: Bool {
    get { !(scrollIndicators.horizontal.isHidden && scrollIndicators.vertical.isHidden) }
    set { scrollIndicators.set(newValue ? .automatic : .hidden, along: [.horizontal, .vertical]) }
  }
}
