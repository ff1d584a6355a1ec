import GalleyGeometry
import GalleySnapshot

/// What is seen of both pictures inside of the scrollers around a view.
struct ViewEnclosure {
  var old: PixelWindow
  var new: PixelWindow
  /// The number of the view around it, of those that are compared; nil for the outermost one.
  var node: Int?
  /// The number of the row or named view that the view is part of.
  var unit: Int?
  var isInRow = false
  /// How far what is drawn may reach out of its frame, in points: a shadow around the view falls around what is in it.
  var inkMargin = 4.0
}

/// A view that is compared, in pixels.
struct ComparedView {
  let old: PixelWindow
  let new: PixelWindow
  /// How far it was shifted, in pixels and parts of them; nil where its size or its text changed.
  let drift: Point?
  /// The number of the view, and that of the row or named view that it is part of.
  let node: Int
  let unit: Int
  let isLeaf: Bool
  let hasLeft: Bool
  var look = Look.clear

  enum Look {
    case solid
    case clear
    /// All of it, drawn otherwise: a shadow, the edge of a round clip. The veil is no view of its own.
    case veil
  }

  var isInk: Bool { isLeaf && look == .clear }

  /// Whether what is seen of the view beside `other` is the same in both pictures.
  func moves(like other: ComparedView) -> Bool {
    guard let drift, let way = other.drift else { return false }
    return abs(drift.x - way.x) < 1e-3 && abs(drift.y - way.y) < 1e-3
  }

  /// How far it was shifted, in whole pixels; nil where its drawing cannot be compared pixel by pixel.
  var shift: (x: Int, y: Int)? {
    guard let drift, let steps = PixelSteps(drift), steps.isWhole else { return nil }
    return (steps.x.lowerBound, steps.y.lowerBound)
  }

  /// Calls `body` for each pixel that is the view's in both pictures and of another colour in each, with its place in
  /// the new one.
  ///
  /// `unequal` are the pixels that are not the same in both pictures; nil where they are not known.
  func forEachChange(
    _ index: Int, _ before: (owners: OwnerMap, plane: PixelPlane, size: PixelSize),
    _ after: (owners: OwnerMap, plane: PixelPlane), _ unequal: PixelSet? = nil,
    _ body: (_ x: Int, _ y: Int, _ old: UInt32, _ new: UInt32) -> Void
  ) {
    guard let shift, look != .veil else { return }
    // Of a tuple, each use inside of a closure would copy the map.
    let (owners, plane) = (before.owners, before.plane)
    let whole = PixelRect(
      x: shift.x, y: shift.y, width: before.size.width, height: before.size.height)
    after.owners.forEachPart(of: index, in: new.intersection(whole)) { part in
      let ground = after.owners.ground(part.x, part.y)
      if let unequal, shift == (0, 0) {
        guard unequal.hasAny(in: part) else { return }
        for y in part.y..<part.maxY {
          unequal.forEach(inRow: y, part.x..<part.maxX) { x in
            if owners[x, y] == index, owners.ground(x, y) == ground { body(x, y, plane[x, y], after.plane[x, y]) }
          }
        }
        return
      }
      for y in part.y..<part.maxY {
        let (one, other) = (plane.row(y - shift.y) - shift.x, after.plane.row(y))
        var start = part.x
        while start < part.maxX {
          let end = min(start &+ 16, part.maxX)
          // Most of what was shifted is the same.
          if end &- start < 16 || !PixelPlane.areAlike(one + start, other + start) {
            for x in start..<end where one[x] != other[x] && !PixelPlane.isRounding(one[x], other[x]) {
              let (oldX, oldY) = (x - shift.x, y - shift.y)
              if owners[oldX, oldY] == index, owners.ground(oldX, oldY) == ground { body(x, y, one[x], other[x]) }
            }
          }
          start = end
        }
      }
    }
  }
}
