public import GalleyGeometry

/// As on iOS, bars are 3 points thick, 3 points from the edge and at least 36 points long. Overscroll shortens the bar
/// by the overscrolled distance, at most down to its thickness.
public enum ScrollIndicator {
  public static let thickness = 3.0
  public static let margin = 3.0
  public static let minimumLength = 36.0

  /// Returns the bar along `axis` in viewport coordinates, or nil if all of the content is visible.
  ///
  /// - Parameters:
  ///   - geometry: The sizes of the content and the viewport, and the insets.
  ///   - offset: The scroll offset.
  ///   - axis: The axis of the indicator.
  ///   - mirrored: Whether the layout runs from right to left.
  ///   - collapse: By how many points the covered space at the top is smaller than at rest (default: 0).
  public static func frame(
    for geometry: ScrollGeometry, offset: Point, along axis: Axis, mirrored: Bool, collapse: Double = 0
  ) -> Rect? {
    var insets = geometry.contentInsets
    insets.top -= collapse
    let visible = geometry.containerSize[axis] - insets.total(along: axis)
    let content = geometry.contentSize[axis]
    guard content > visible + 0.5, visible > minimumLength else { return nil }
    let low = geometry.minimumOffset(along: axis)
    let high = geometry.maximumOffset(along: axis)
    let track = visible - 2 * margin
    let overscroll = max(low - offset[axis], offset[axis] - high, 0)
    let length = max(thickness, max(minimumLength, track * visible / content) - overscroll)
    let share = min(max((offset[axis] - low) / (high - low), 0), 1)
    let start = (axis == .vertical ? insets.top : insets.leading) + margin + share * (track - length)
    return frame(from: start, length: length, geometry: geometry, along: axis, mirrored: mirrored)
  }

  private static func frame(
    from start: Double, length: Double, geometry: ScrollGeometry, along axis: Axis, mirrored: Bool
  ) -> Rect {
    let size = geometry.containerSize
    let insets = geometry.contentInsets
    if axis == .vertical {
      let right = size.width - insets.trailing - margin - thickness
      return Rect(x: mirrored ? insets.trailing + margin : right, y: start, width: thickness, height: length)
    }
    let x = mirrored ? size.width - start - length : start
    return Rect(x: x, y: size.height - insets.bottom - margin - thickness, width: length, height: thickness)
  }
}
