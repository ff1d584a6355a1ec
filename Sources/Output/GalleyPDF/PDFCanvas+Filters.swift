import GalleyGeometry
import GalleyPaint
import GalleyPicture

extension PDFCanvas {
  /// Draws `group` as `filter` shows it. A page has no filters: other colours are given to shapes and text, and what
  /// only pixels can show is an image of the group.
  func draw(_ group: Picture.Group, through filter: Picture.Filter) throws(PDFError) {
    var plain = group
    // The shadow is drawn already.
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

  /// Where something can show, in the points of items.
  private var ownVisible: Rect { state.visible.offsetBy(Point.zero - state.offset) }

  /// The pixels of a point: what is soft has no detail that two could not hold.
  private static func resolution(of filter: Picture.Filter) -> Double {
    if case .blur(let radius, _) = filter, radius >= 2 { 2 } else { 4 }
  }
}
