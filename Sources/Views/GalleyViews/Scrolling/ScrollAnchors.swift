public import GalleyGeometry
import GalleyScroll

public enum ScrollAnchorRole: Hashable, Sendable {
  case initialOffset
  /// Applies when the size of the content changes.
  case sizeChanges
  case alignment
}

/// If nil, the start is used, or the anchor that the content suggests.
struct ScrollAnchors: Equatable {
  var initialOffset: UnitPoint?
  var sizeChanges: UnitPoint?
  var alignment: UnitPoint?

  func initialOffset(in geometry: ScrollGeometry, axes: Axis.Set) -> Point {
    var offset = geometry.rest
    for axis in Axis.allCases where axes.contains(axis) {
      let space = geometry.maximumOffset(along: axis) - geometry.minimumOffset(along: axis)
      if space > 0 {
        offset[axis] += (initialOffset?[axis] ?? 0) * space
      } else {
        offset[axis] -= (alignment?[axis] ?? 0) * free(in: geometry, along: axis)
      }
    }
    return offset
  }

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
