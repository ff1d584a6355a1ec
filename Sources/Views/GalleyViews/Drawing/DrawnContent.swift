import GalleyGeometry
import GalleyPicture

enum DrawnMemory {
  case ink(Ink)
  case content(DrawnContent)
}

/// The drawing of a node and its descendants for one visible region.
final class DrawnContent {
  let parts: [DrawnPart]
  let viewpoint: Viewpoint

  struct Viewpoint: Equatable {
    let corner: Point
    let space: Point
    let window: Rect
  }

  init(_ parts: [DrawnPart], seen viewpoint: Viewpoint) {
    self.parts = parts
    self.viewpoint = viewpoint
  }
}

enum DrawnPart {
  case item(Picture.Item)
  case content(DrawnContent)
}

extension [DrawnPart] {
  var items: [Picture.Item] {
    var items: [Picture.Item] = []
    items.reserveCapacity(count)
    collect(into: &items)
    return items
  }

  private func collect(into items: inout [Picture.Item]) {
    for part in self {
      switch part {
      case .item(let item): items.append(item)
      case .content(let content): content.parts.collect(into: &items)
      }
    }
  }
}

extension ViewPayload {
  var drawn: DrawnMemory? {
    get { self[DrawnMemory.self] }
    set { self[DrawnMemory.self] = newValue }
  }
}

extension DrawnMemory: NodeValueKey {
  typealias Value = DrawnMemory
}
