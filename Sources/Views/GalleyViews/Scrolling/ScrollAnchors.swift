public import GalleyGeometry
import GalleyScroll

/// What a scroller's default anchor is for.
public enum ScrollAnchorRole: Hashable, Sendable {
  case initialOffset
  /// Which place of the content stays where it is when the content's size changes.
  case sizeChanges
  case alignment
}

/// The places of its content to which a scroller holds; nil is the start, or what the content itself suggests.
struct ScrollAnchors: Equatable {
  var initialOffset: UnitPoint?
  var sizeChanges: UnitPoint?
  var alignment: UnitPoint?

  func initialOffset(in geometry: ScrollGeometry, axes: Axis.Set) -> Point {
    var offset = geometry.rest
    for axis in Axis.allCases where axes.contains(axis) {
      let room = geometry.maximumOffset(along: axis) - geometry.minimumOffset(along: axis)
      if room > 0 {
        offset[axis] += (initialOffset?[axis] ?? 0) * room
      } else {
        offset[axis] -= (alignment?[axis] ?? 0) * free(in: geometry, along: axis)
      }
    }
    return offset
  }

  /// How far a scroller along `axes` goes with content whose size changes, so that it stays at its anchor; nil where it
  /// has none.
  func move(from old: ScrollGeometry, to new: ScrollGeometry, axes: Axis.Set) -> Point? {
    guard let sizeChanges else { return nil }
    var distance = Point.zero
    for axis in Axis.allCases where axes.contains(axis) {
      let rooms = [old, new].map { $0.maximumOffset(along: axis) - $0.minimumOffset(along: axis) }
      distance[axis] = sizeChanges[axis] * (rooms[1] - rooms[0])
    }
    return distance
  }

  private func free(in geometry: ScrollGeometry, along axis: Axis) -> Double {
    max(0, geometry.containerSize[axis] - geometry.contentInsets.total(along: axis) - geometry.contentSize[axis])
  }
}

extension UnitPoint {
  fileprivate subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}

extension View {
  /// Says to which place of its content the next scroller inside holds, for all roles: where it stands until somebody
  /// scrolls it, when the content's size changes, and where small content lies.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollSettings) {
      $0.anchors = ScrollAnchors(initialOffset: anchor, sizeChanges: anchor, alignment: anchor)
    }
  }

  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollSettings) {
      switch role {
      case .initialOffset: $0.anchors.initialOffset = anchor
      case .sizeChanges: $0.anchors.sizeChanges = anchor
      case .alignment: $0.anchors.alignment = anchor
      }
    }
  }
}
