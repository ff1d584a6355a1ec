public import GalleyGeometry

// Rectangles as sets of points, with the rules of Apple's `CGRect`.
extension Rect {
  /// Returns the null rectangle if the edges would cross.
  public func insetBy(dx: Double, dy: Double) -> Rect {
    guard !isNull else { return .null }
    let whole = standardized
    let inner = Rect(
      x: whole.origin.x + dx, y: whole.origin.y + dy, width: whole.size.width - 2 * dx,
      height: whole.size.height - 2 * dy)
    return inner.size.width < 0 || inner.size.height < 0 ? .null : inner
  }

  public func offsetBy(dx: Double, dy: Double) -> Rect {
    guard !isNull else { return .null }
    let whole = standardized
    return Rect(origin: Point(x: whole.origin.x + dx, y: whole.origin.y + dy), size: whole.size)
  }

  public func union(_ other: Rect) -> Rect {
    if isNull { return other }
    if other.isNull { return self }
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Returns the null rectangle if the rectangles do not meet. If they only touch, returns a line or point without
  /// area.
  public func intersection(_ other: Rect) -> Rect {
    guard !isNull, !other.isNull else { return .null }
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// True also for rectangles that only touch.
  public func intersects(_ other: Rect) -> Bool { !intersection(other).isNull }

  /// Whether `point` is inside, or on the left or upper edge.
  public func contains(_ point: Point) -> Bool {
    !isEmpty && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  public func contains(_ other: Rect) -> Bool {
    if other.isNull { return true }
    return !isNull && minX <= other.minX && minY <= other.minY && other.maxX <= maxX && other.maxY <= maxY
  }

  public func equalTo(_ other: Rect) -> Bool { self == other }

  public func applying(_ transform: GalleyGeometry.AffineTransform) -> Rect {
    isNull || isInfinite ? self : transform(standardized)
  }
}

extension Point {
  public func equalTo(_ other: Point) -> Bool { self == other }
}

extension Size {
  public func equalTo(_ other: Size) -> Bool { self == other }
}
