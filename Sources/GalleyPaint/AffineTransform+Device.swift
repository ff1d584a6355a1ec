import CPangoCairo
import GalleyGeometry
import GalleyPicture

extension AffineTransform {
  /// The map that enlarges by `scale` from the origin.
  init(scale: Double) {
    self.init(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
  }

  /// This map, then `outer`.
  func followed(by outer: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: outer.a * a + outer.c * b, b: outer.b * a + outer.d * b,
      c: outer.a * c + outer.c * d, d: outer.b * c + outer.d * d,
      tx: outer.a * tx + outer.c * ty + outer.tx, ty: outer.b * tx + outer.d * ty + outer.ty)
  }

  /// Where `point` goes.
  func callAsFunction(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The smallest upright rectangle around where `rect` goes.
  func callAsFunction(_ rect: Rect) -> Rect {
    let corners = [
      Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY),
    ]
    return corners.reduce(Rect(origin: self(rect.origin))) { $0.union(Rect(origin: self($1))) }
  }

  /// Whether different points stay different: what a map without area shows is nothing.
  var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && determinant != 0 && tx.isFinite && ty.isFinite
  }

  /// How much longer the longer axis becomes.
  var magnification: Double { max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot()) }

  /// The same map in Cairo's words.
  var matrix: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}

extension Rect {
  /// The smallest rectangle of whole pixels around this one.
  var roundedOut: Rect {
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return Rect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }

  /// Whether all four numbers are numbers.
  var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }

  /// The rectangle with every edge moved outwards.
  func outset(by distance: Double) -> Rect {
    Rect(x: minX - distance, y: minY - distance, width: width + distance * 2, height: height + distance * 2)
  }
}
