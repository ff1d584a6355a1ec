import GalleyGeometry
import GalleyPicture

/// Filled contours run clockwise, holes counterclockwise.
struct Outline: Hashable {
  var elements: [Path.Element]

  /// Contours may have any direction: the larger area is taken as filled.
  init(_ elements: [Path.Element]) { self.elements = elements }

  static let empty = Outline([])

  var area: Double { contours.reduce(0) { $0 + $1.area } }

  var clockwise: Outline { area < 0 ? reversed : self }

  var reversed: Outline { Outline(contours.flatMap { $0.reversed.elements }) }

  static func + (first: Outline, second: Outline) -> Outline { Outline(first.elements + second.elements) }

  func applying(_ transform: AffineTransform) -> Outline {
    let moved = Outline(elements.map { $0.applying(transform) })
    return transform.a * transform.d - transform.b * transform.c < 0 ? moved.reversed : moved
  }

  func scaled(by factor: Double) -> Outline { applying(AffineTransform(scaleX: factor, y: factor)) }

  func moved(x: Double, y: Double) -> Outline { applying(AffineTransform(translationX: x, y: y)) }

  var centered: Outline {
    let bounds = bounds
    return moved(x: -bounds.midX, y: -bounds.midY)
  }

  var contours: [Contour] {
    var contours: [Contour] = []
    for element in elements {
      switch element {
      case .move(let start): contours.append(Contour(start: start))
      case .line(let end): contours.extend(.line(end))
      case .curve(let control1, let control2, let end): contours.extend(.curve(control1, control2, end))
      case .close: break
      }
    }
    return contours.filter { !$0.steps.isEmpty }
  }

  var bounds: Rect {
    var box: Rect?
    for contour in contours {
      var place = contour.start
      for step in contour.steps {
        let rect = step.bounds(from: place)
        box = box?.union(rect) ?? rect
        place = step.end
      }
    }
    return box ?? .zero
  }
}

extension [Contour] {
  fileprivate mutating func extend(_ step: Contour.Step) {
    guard !isEmpty else { return }
    self[count - 1].steps.append(step)
  }
}
