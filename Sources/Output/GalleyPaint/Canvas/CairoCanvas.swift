import CPangoCairo
import GalleyGeometry
import GalleyPicture

/// Draws pictures with Cairo. Between drawings, Cairo's own matrix is the identity. Items are mapped to the device by
/// ``transform`` first, so that edges can be snapped to pixels after all transforms.
final class CairoCanvas {
  enum Medium: Hashable {
    case pixels
    /// Draws a page. Device units are points.
    case page
  }

  struct State {
    var transform: AffineTransform
    var visible: Rect
    var fade = 1.0
    var haze = Haze()
  }

  let context: OpaquePointer
  let store: PaintStore
  let invisibleFont: InvisibleFont?
  let medium: Medium
  let scale: Double
  var surfacesOnPage: Set<ObjectIdentifier> = []
  /// The prepared layers of groups with shadows. Invisible layers are nil.
  var casts: [CastPlace: CastLayer?] = [:]
  var notes: ShadowNotes?
  var toNotes = AffineTransform.identity
  var underlays: [Underlay] = []
  var extent: Rect
  var state: State

  init(
    _ surface: OpaquePointer, medium: Medium, scale: Double, transform: AffineTransform, visible: Rect,
    store: PaintStore, invisibleFont: InvisibleFont? = nil
  ) throws(PaintError) {
    guard let context = cairo_create(surface) else { throw .cairo(status: "no context") }
    self.context = context
    self.medium = medium
    self.scale = scale
    self.store = store
    self.invisibleFont = invisibleFont
    state = State(transform: transform, visible: visible)
    extent = visible
    // The maximum distance of curves from their chords, in device units. At the edge of a small circle, Cairo's default
    // of 0.1 differs from the exact coverage by 7 of 255 levels on average, and this value by 2 levels.
    cairo_set_tolerance(context, 0.025)
    try check(cairo_status(context))
  }

  deinit { cairo_destroy(context) }

  /// Whether items are only translated, so that their edges can be snapped to pixels.
  var isOnGrid: Bool { medium == .pixels && isUpright }

  var isUpright: Bool {
    let map = state.transform
    return map.a == scale && map.d == scale && map.b == 0 && map.c == 0
  }

  func draw(_ items: [Picture.Item]) throws(PaintError) {
    for item in items where shows(item) {
      switch item {
      case .group(let group): try draw(group)
      case .fill(let fill): try draw(fill)
      case .stroke(let stroke): try draw(stroke)
      case .glyphs(let glyphs): try draw(glyphs)
      case .image(let image): try draw(image)
      }
    }
  }

  func shows(_ item: Picture.Item) -> Bool {
    guard let bounds = item.bounds(through: state.transform) else { return false }
    // One pixel is added on each side, because edges may be rounded outwards and a thin line has no area.
    return bounds.outset(by: 1).intersects(state.visible)
  }

  func finish() throws(PaintError) {
    try check(cairo_status(context))
  }

  func withMatrix(_ transform: AffineTransform, _ body: () -> Void) {
    var matrix = transform.matrix
    cairo_set_matrix(context, &matrix)
    body()
    cairo_identity_matrix(context)
  }

  func trace(_ path: Path, through transform: AffineTransform) {
    cairo_new_path(context)
    for element in Outline.elements(of: path) {
      switch element {
      case .move(let point): cairo_move_to(context, device(transform(point)))
      case .line(let point): cairo_line_to(context, device(transform(point)))
      case .curve(let control1, let control2, let end):
        let (first, second, last) = (device(transform(control1)), device(transform(control2)), device(transform(end)))
        cairo_curve_to(context, first.x, first.y, second.x, second.y, last.x, last.y)
      case .close: cairo_close_path(context)
      }
    }
  }

  /// Maps a point to the device. The result is clamped to the range of Cairo's 24-bit coordinates, which extends far
  /// beyond every canvas.
  private func device(_ point: Point) -> Point {
    let limit = 1_000_000.0
    return Point(x: max(-limit, min(limit, point.x)), y: max(-limit, min(limit, point.y)))
  }
}

private func cairo_move_to(_ context: OpaquePointer, _ point: Point) {
  CPangoCairo.cairo_move_to(context, point.x, point.y)
}

private func cairo_line_to(_ context: OpaquePointer, _ point: Point) {
  CPangoCairo.cairo_line_to(context, point.x, point.y)
}
