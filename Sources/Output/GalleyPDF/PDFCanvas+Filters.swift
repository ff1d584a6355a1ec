import GalleyGeometry
import GalleyPaint
import GalleyPicture

extension PDFCanvas {
  /// Draws a group with a filter. PDF has no filters, so shapes and text are recoloured, and all other filtered groups
  /// become images.
  func draw(_ group: Picture.Group, through filter: Picture.Filter) throws(PDFError) {
    var plain = group
    // The shadow has already been drawn.
    (plain.filter, plain.shadow) = (nil, nil)
    if case .colors(let matrix) = filter, let colored = plain.recolored(by: matrix) { return try draw(colored) }
    plain.filter = filter
    let (opacity, blendMode) = (plain.opacity, plain.blendMode)
    (plain.opacity, plain.blendMode) = (1, .normal)
    guard let shape = plain.shapeBounds(in: .identity), let seen = shape.intersection(ownVisible) else { return }
    let image: Picture.Image?
    do {
      image = try store.painter.image(of: [.group(plain)], in: seen, resolution: PDFCanvas.resolution(of: filter))
    } catch { throw .paint(error) }
    guard let image else { return }
    try draw(Picture.Group([.image(image)], opacity: opacity, blendMode: blendMode))
  }

  private var ownVisible: Rect { state.visible.offsetBy(Point.zero - state.offset) }

  /// Returns the resolution in pixels per point. Two pixels per point are enough for blurred content.
  private static func resolution(of filter: Picture.Filter) -> Double {
    if case .blur(let radius, _) = filter, radius >= 2 { 2 } else { 4 }
  }
}
