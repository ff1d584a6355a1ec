import CPangoCairo
import GalleyGeometry
import GalleyPicture

extension CairoCanvas {
  func draw(_ image: Picture.Image) throws(PaintError) {
    let bitmap = image.source.bitmap
    guard !image.rect.isEmpty, bitmap.width > 0, bitmap.height > 0 else { return }
    guard isOnGrid else {
      let filter = image.isInterpolated ? CAIRO_FILTER_GOOD : CAIRO_FILTER_NEAREST
      return paint(
        try store.images.surface(image.source), over: image.rect, through: state.transform, filter: filter)
    }
    let target = state.transform(image.rect).snappedToPixels
    if image.isInterpolated {
      let (width, height) = (whole(target.width), whole(target.height))
      let surface = try store.images.surface(image.source, width: width, height: height)
      paint(surface, over: target, through: .identity, filter: CAIRO_FILTER_BILINEAR)
    } else {
      let surface = try store.images.surface(image.source)
      paint(surface, over: target, through: .identity, filter: CAIRO_FILTER_NEAREST)
    }
  }

  func paint(
    _ surface: ImageSurface, over rect: Rect, through transform: AffineTransform, filter: cairo_filter_t
  ) {
    let pixels = AffineTransform(
      a: rect.width / Double(surface.width), b: 0, c: 0, d: rect.height / Double(surface.height),
      tx: rect.minX, ty: rect.minY)
    let map = pixels.followed(by: transform)
    guard map.isInvertible else { return }
    cairo_save(context)
    trace(.rect(rect), through: transform)
    cairo_clip(context)
    // Cairo adds an image to the page's dictionary each time that it is used. A form has its own dictionary, which
    // avoids duplicate keys in the file.
    let needsForm = medium == .page && !surfacesOnPage.insert(ObjectIdentifier(surface)).inserted
    if needsForm { cairo_push_group(context) }
    setSource(surface, placedBy: map, filter: filter)
    if needsForm {
      cairo_paint(context)
      cairo_pop_group_to_source(context)
    }
    cairo_paint_with_alpha(context, state.fade)
    cairo_restore(context)
  }

  private func setSource(_ surface: ImageSurface, placedBy map: AffineTransform, filter: cairo_filter_t) {
    withMatrix(map) { cairo_set_source_surface(context, surface.handle, 0, 0) }
    cairo_pattern_set_filter(cairo_get_source(context), filter)
    // The last pixels are extended, because the edges of an enlarged image would otherwise fade.
    if medium == .pixels { cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD) }
  }

  private func whole(_ length: Double) -> Int {
    Int(max(1, min(length.rounded(), Double(CanvasSize.sideLimit))))
  }
}
