import GalleyGeometry
import GalleyPicture

extension PDFCanvas {
  func draw(_ image: Picture.Image) throws(PDFError) {
    let bitmap = image.source.bitmap
    guard !image.rect.isEmpty, bitmap.width > 0, bitmap.height > 0 else { return }
    let reference = try store.image(image.source, isInterpolated: image.isInterpolated)
    try saving { () throws(PDFError) in
      guard setAlpha(state.fade) else { return }
      try put(reference, over: image.rect)
    }
  }

  func put(_ image: PDFObjects.Reference, over rect: Rect) throws(PDFError) {
    let corner = place(Point(x: rect.minX, y: rect.maxY))
    out.put(rect.width)
    out.put("0 0 ")
    out.put(rect.height)
    out.put(corner.x, corner.y)
    out.put("cm\n")
    show(image)
  }
}
