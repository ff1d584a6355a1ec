import GalleyGeometry
import GalleySnapshot

struct ViewEnclosure {
  var old: PixelWindow
  var new: PixelWindow
  var node: Int?
  var unit: Int?
  var isInRow = false
  /// How far drawings may extend beyond their frames, in points. The margin of a shadow also applies to the views
  /// inside.
  var inkMargin = 4.0
}

struct ComparedView {
  let old: PixelWindow
  let new: PixelWindow
  /// The distance that the view moved, in pixels, including fractions. Nil if the size or text of the view changed.
  let drift: Point?
  let node: Int
  let unit: Int
  let isLeaf: Bool
  let hasLeft: Bool
  var fill = Fill.clear

  enum Fill {
    case solid
    case clear
    /// The whole area is drawn with transparency, as it is for a shadow. It does not count as a separate view.
    case translucent
  }

  var isInk: Bool { isLeaf && fill == .clear }

  func moves(like other: ComparedView) -> Bool {
    guard let drift, let way = other.drift else { return false }
    return abs(drift.x - way.x) < 1e-3 && abs(drift.y - way.y) < 1e-3
  }

  /// The distance that the view moved, in whole pixels, or nil if its drawing cannot be compared pixel by pixel.
  var shift: (x: Int, y: Int)? {
    guard let drift, let steps = PixelSteps(drift), steps.isWhole else { return nil }
    return (steps.x.lowerBound, steps.y.lowerBound)
  }

  /// Calls `body` with each pixel that belongs to the view in both images and differs in colour. Positions are those in
  /// the new image.
  func forEachChange(
    _ index: Int, _ before: (owners: OwnerMap, plane: PixelPlane, size: PixelSize),
    _ after: (owners: OwnerMap, plane: PixelPlane), _ unequal: PixelSet? = nil,
    _ body: (_ x: Int, _ y: Int, _ old: UInt32, _ new: UInt32) -> Void
  ) {
    guard let shift, fill != .translucent else { return }
    // Accessing the tuple inside a closure would copy the map each time.
    let (owners, plane) = (before.owners, before.plane)
    let whole = PixelRect(
      x: shift.x, y: shift.y, width: before.size.width, height: before.size.height)
    after.owners.forEachPart(of: index, in: new.intersection(whole)) { part in
      let background = after.owners.background(part.x, part.y)
      if let unequal, shift == (0, 0) {
        guard unequal.hasAny(in: part) else { return }
        for y in part.y..<part.maxY {
          unequal.forEach(inRow: y, part.x..<part.maxX) { x in
            if owners[x, y] == index, owners.background(x, y) == background {
              body(x, y, plane[x, y], after.plane[x, y])
            }
          }
        }
        return
      }
      for y in part.y..<part.maxY {
        let (one, other) = (plane.row(y - shift.y) - shift.x, after.plane.row(y))
        var start = part.x
        while start < part.maxX {
          let end = min(start &+ 16, part.maxX)
          // Most moved content is unchanged.
          if end &- start < 16 || !PixelPlane.areAlike(one + start, other + start) {
            for x in start..<end where one[x] != other[x] && !PixelPlane.isRounding(one[x], other[x]) {
              let (oldX, oldY) = (x - shift.x, y - shift.y)
              if owners[oldX, oldY] == index, owners.background(oldX, oldY) == background {
                body(x, y, one[x], other[x])
              }
            }
          }
          start = end
        }
      }
    }
  }
}
