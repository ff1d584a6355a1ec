import GalleyGeometry
import GalleyPicture
import GalleyViews

/// The outlines are positioned around the origin.
struct SymbolArt {
  var layers: [Layer]
  /// The width in ems; nil means the width of the outlines.
  var width: Double?

  struct Layer {
    var outline: Outline
    var level = 0
    var excluded = Outline.empty
    var visibility = SymbolDrawing.Visibility.always
    var color: RGBA?
  }

  init(_ outline: Outline) { layers = [Layer(outline: outline)] }

  init(_ layers: [Layer]) { self.layers = layers }

  var bounds: Rect {
    layers.lazy.map(\.outline.bounds).reduce(nil as Rect?) { $0?.union($1) ?? $1 } ?? .zero
  }

  var plain: Outline { layers.filter { $0.visibility == .always }.reduce(.empty) { $0 + $1.outline } }

  func applying(_ transform: AffineTransform) -> SymbolArt {
    SymbolArt(
      layers.map { layer in
        var moved = layer
        moved.outline = layer.outline.applying(transform)
        moved.excluded = layer.excluded.applying(transform)
        return moved
      })
  }

  func excluding(_ region: Outline) -> SymbolArt {
    SymbolArt(
      layers.map { layer in
        var cut = layer
        cut.excluded = cut.excluded + region
        cut.level += 1
        return cut
      })
  }

  /// The left edge is at 0, with half of the horizontal space before the outlines, and the centre is at half of the cap
  /// height.
  var drawing: SymbolDrawing {
    let bounds = bounds
    let width = max(width ?? 0, bounds.width)
    let map = AffineTransform(translationX: (width - bounds.width) / 2 - bounds.minX, y: -bounds.midY)
    return SymbolDrawing(
      layers: layers.map { layer in
        SymbolDrawing.Layer(
          .elements(layer.outline.applying(map).elements), level: layer.level,
          excluded: layer.excluded == .empty ? nil : .elements(layer.excluded.applying(map).reversed.elements),
          visibility: layer.visibility, color: layer.color)
      }, bounds: Rect(x: 0, y: -bounds.height / 2, width: width, height: bounds.height))
  }
}
