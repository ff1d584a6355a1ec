package import GalleyGeometry
import GalleyPicture

extension InkReader {
  /// A view's background is sampled between these two distances from the outside of its frame, in points.
  private static let ring = (from: 1.0, to: 3.0)
  /// The maximum RGB distance between colours that count as the same, with channels of 0 … 255.
  private static let sameColor = 12.0
  /// The maximum gap within one shape, in points. Parts of a symbol are closer to each other than separate views.
  private static let gap = 1.0

  /// Returns the edges of a shape, an image or a control, searching up to `reach` points outside `frame`. If `isExact`
  /// is true, the background must be uniform on all sides.
  ///
  /// Returns nil if the background is not uniform, or if there is no edge.
  package func box(of frame: Rect, reach: Double, isExact: Bool) -> Rect? {
    guard frame.width > 0, frame.height > 0, let background = background(around: frame, isExact: isExact) else {
      return nil
    }
    var rows = InkExtent(frame.minY, frame.maxY)
    var columns = InkExtent(frame.minX, frame.maxX)
    // The second pass also finds rows whose columns lie outside the expected frame, and columns whose rows do.
    for _ in 0..<2 {
      let across = Rect(
        x: columns.start - reach, y: rows.start, width: columns.length + 2 * reach, height: rows.length)
      guard let wide = Self.joined(self.columns(in: across, on: background, gap: Self.gap), over: columns) else {
        return nil
      }
      let down = Rect(x: wide.start, y: rows.start - reach, width: wide.length, height: rows.length + 2 * reach)
      guard let high = Self.joined(self.rows(in: down, on: background, gap: Self.gap), over: rows) else { return nil }
      (rows, columns) = (high, wide)
    }
    return Rect(x: columns.start, y: rows.start, width: columns.length, height: rows.length)
  }

  private static func joined(_ extents: [InkExtent], over expected: InkExtent) -> InkExtent? {
    let parts = extents.filter { $0.overlap(with: expected) > 0 }
    guard let first = parts.first else { return nil }
    return parts.dropFirst().reduce(first) { $0.union($1) }
  }

  private func background(around frame: Rect, isExact: Bool) -> InkBackground? {
    let outer = frame.insetBy(dx: -Self.ring.to, dy: -Self.ring.to)
    let (from, to) = (Self.ring.from, Self.ring.to)
    let sides = [
      Rect(x: outer.minX, y: outer.minY, width: outer.width, height: to - from),
      Rect(x: outer.minX, y: outer.maxY - to + from, width: outer.width, height: to - from),
      Rect(x: outer.minX, y: outer.minY, width: to - from, height: outer.height),
      Rect(x: outer.maxX - to + from, y: outer.minY, width: to - from, height: outer.height),
    ].filter { $0.minX >= 0 && $0.minY >= 0 && $0.maxX <= size.width && $0.maxY <= size.height }
    // A view at an edge of the screen lacks the sides beyond the edge, so at least two other sides are required.
    guard sides.count >= 2 else { return nil }
    let backgrounds = sides.compactMap { side in
      MatchedColors(bitmap, in: pixels(of: side)).map { InkBackground($0.background, contrast: 1) }
    }
    func evenSides(_ background: InkBackground) -> Int { sides.count { share(of: $0, unlike: background) < 0.1 } }
    guard let plain = backgrounds.max(by: { evenSides($0) < evenSides($1) }),
      evenSides(plain) >= (isExact ? sides.count : 2)
    else { return nil }
    let contrast = farthest(in: frame, from: plain)
    return contrast > Self.sameColor ? plain.with(contrast: contrast) : nil
  }

  package func share(of area: Rect, unlike background: InkBackground) -> Double {
    var (unlike, all) = (0, 0)
    visit(area, from: background) { distance in
      all += 1
      if distance.squareRoot() > Self.sameColor { unlike += 1 }
    }
    return all > 0 ? Double(unlike) / Double(all) : 1
  }

  private func farthest(in area: Rect, from background: InkBackground) -> Double {
    var most = 0.0
    visit(area, from: background) { most = max(most, $0) }
    return most.squareRoot()
  }

  package func isEven(_ area: Rect) -> Bool {
    guard let color = MatchedColors(bitmap, in: pixels(of: area))?.background else { return false }
    return share(of: area, unlike: InkBackground(color, contrast: 1)) < 0.01
  }
}
