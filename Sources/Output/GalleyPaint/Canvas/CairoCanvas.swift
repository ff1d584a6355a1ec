import CPangoCairo
import GalleyGeometry
import GalleyPicture

/// A Cairo context that draws a picture's items: the one place that knows where it stands and what still shows.
///
/// Cairo's own matrix stays the identity between drawings: items are mapped to the device by ``transform``, so
/// that edges can be put on the pixel grid after all moving is done.
final class CairoCanvas {
  enum Medium: Hashable {
    /// Pixels: edges, baselines and glyphs go to whole ones.
    case pixels
    /// A page that keeps shapes and text as they are; device units are points.
    case page
  }

  struct State {
    /// From an item's points to device units.
    var transform: AffineTransform
    var visible: Rect
    var fade = 1.0
    var haze = Haze()
  }

  let context: OpaquePointer
  let store: PaintStore
  /// What keeps the text of emoji on a page; nil on pixels.
  let invisibleFont: InvisibleFont?
  /// Pixels or a page.
  let medium: Medium
  let scale: Double
  var surfacesOnPage: Set<ObjectIdentifier> = []
  /// The groups with shadows that are painted already; nil for one that shows nothing.
  var casts: [CastPlace: CastLayer?] = [:]
  /// What keeps the shadows for a page, or nil.
  var notes: ShadowNotes?
  /// From the device to the points of ``notes``.
  var toNotes = AffineTransform.identity
  var underlays: [Underlay] = []
  /// The part of the device on which there is anything, beneath what is drawn on now, too.
  var extent: Rect
  var state: State

  /// A canvas over `surface`, of which `visible` shows; the picture's points come to it by `transform`.
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
    // Curves are drawn as chords at most this far off, in device units: with Cairo's own 0.1 the rim of a small circle
    // is 7 of 255 levels off the exact coverage on average, with this 2.
    cairo_set_tolerance(context, 0.025)
    try check(cairo_status(context))
  }

  deinit { cairo_destroy(context) }

  /// Whether items are only moved, so that their edges can be put on whole pixels.
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
    // A pixel more on each side: edges may be rounded outwards, and a thin line has no area of its own.
    return bounds.outset(by: 1).intersects(state.visible)
  }

  /// Throws if Cairo met an error since the canvas was made.
  func finish() throws(PaintError) {
    try check(cairo_status(context))
  }

  func withMatrix(_ transform: AffineTransform, _ body: () -> Void) {
    var matrix = transform.matrix
    cairo_set_matrix(context, &matrix)
    body()
    cairo_identity_matrix(context)
  }

  /// Makes `path` Cairo's current one, its points mapped by `transform`.
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

  /// `point` kept within what Cairo's 24-bit coordinates hold; far outside every canvas, it makes no difference.
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
