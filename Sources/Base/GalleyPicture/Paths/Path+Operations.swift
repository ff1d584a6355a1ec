public import GalleyGeometry

/// Boolean operations. Curves are converted to straight lines that deviate from them by at most 0.01 points.
extension Path {
  public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(.union, with: other, eoFill) }

  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { combined(.intersection, with: other, eoFill) }

  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(.subtraction, with: other, eoFill) }

  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.symmetricDifference, with: other, eoFill)
  }

  public func normalized(eoFill: Bool = true) -> Path { union(Path(), eoFill: eoFill) }

  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { line(isInside: true, other, eoFill) }

  /// Returns the parts of this outline, as lines, that are outside of `other`.
  ///
  /// - Parameters:
  ///   - other: The filled area that cuts the outline.
  ///   - eoFill: Whether the area of `other` uses the even-odd rule instead of the nonzero winding rule (default:
  ///     `false`).
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { line(isInside: false, other, eoFill) }

  /// Returns whether `point` is inside the outline. Open subpaths count as closed.
  ///
  /// - Parameters:
  ///   - point: The point, in the coordinates of the path.
  ///   - eoFill: Whether to use the even-odd rule instead of the nonzero winding rule (default: `false`).
  public func contains(_ point: Point, eoFill: Bool = false) -> Bool {
    Polylines(self, isClosed: true).contains(point, isEvenOdd: eoFill)
  }

  private func combined(_ operation: PathOverlay.Operation, with other: Path, _ eoFill: Bool) -> Path {
    PathOverlay(self, other, isEvenOdd: eoFill).path(operation)
  }

  private func line(isInside: Bool, _ other: Path, _ eoFill: Bool) -> Path {
    let own = Polylines(self, isClosed: false).segments.map { CutLine(start: $0.start, end: $0.end, owner: 0) }
    let area = Polylines(other, isClosed: true)
    let others = area.segments.map { CutLine(start: $0.start, end: $0.end, owner: 1) }
    var elements: [Element] = []
    var pen: Point?
    for cuts in CutLine.cuts(of: own + others).prefix(own.count) {
      for (start, end) in zip(cuts, cuts.dropFirst()) where start != end {
        let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        guard area.contains(middle, isEvenOdd: eoFill) == isInside else { continue }
        if pen != start { elements.append(.move(start)) }
        elements.append(.line(end))
        pen = end
      }
    }
    return .elements(elements)
  }
}
