import CPangoCairo
package import GalleyGeometry
import GalleyPicture

extension AffineTransform {
  init(scale: Double) {
    self.init(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
  }

  package var magnification: Double { max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot()) }

  var matrix: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}

extension Rect {
  var roundedOut: Rect {
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return Rect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }

  var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }

  package func outset(by distance: Double) -> Rect {
    Rect(x: minX - distance, y: minY - distance, width: width + distance * 2, height: height + distance * 2)
  }
}
