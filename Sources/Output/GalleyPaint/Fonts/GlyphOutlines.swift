import CPangoCairo
import GalleyGeometry
import GalleyPicture

/// Reads glyph outlines, in thousandths of an em with y down.
final class GlyphOutlines {
  static let em = 1000.0

  private let fonts: FontStore
  private let context: OpaquePointer

  init(_ fonts: FontStore) throws(PaintError) {
    // A context needs a surface, although nothing is drawn on it.
    let surface = try ImageSurface(width: 1, height: 1)
    guard let context = cairo_create(surface.handle) else { throw .cairo(status: "no context") }
    self.fonts = fonts
    self.context = context
    try check(cairo_status(context))
  }

  deinit { cairo_destroy(context) }

  func outline(of id: UInt32, in font: FontFace) throws(PaintError) -> [Path.Element] {
    cairo_set_scaled_font(context, try fonts.scaled(font, size: GlyphOutlines.em).handle)
    var glyph = cairo_glyph_t(index: UInt(id), x: 0, y: 0)
    cairo_new_path(context)
    cairo_glyph_path(context, &glyph, 1)
    guard let path = cairo_copy_path(context) else { throw .cairo(status: "no path") }
    defer { cairo_path_destroy(path) }
    try check(path.pointee.status)
    return GlyphOutlines.elements(of: path.pointee)
  }

  private static func elements(of path: cairo_path_t) -> [Path.Element] {
    guard let data = path.data else { return [] }
    var elements: [Path.Element] = []
    var index = 0
    while index < Int(path.num_data) {
      let header = data[index].header
      func point(_ number: Int) -> Point { Point(x: data[index + number].point.x, y: data[index + number].point.y) }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: elements.append(.move(point(1)))
      case CAIRO_PATH_LINE_TO: elements.append(.line(point(1)))
      case CAIRO_PATH_CURVE_TO: elements.append(.curve(control1: point(1), control2: point(2), end: point(3)))
      default: elements.append(.close)
      }
      index += Int(header.length)
    }
    // After a closed path, Cairo adds a move that draws nothing.
    if case .move? = elements.last { elements.removeLast() }
    return elements
  }
}
