import CPangoCairo
import GalleyGeometry
import GalleyPicture

/// A Cairo context that draws a picture's items and tracks their transform and visible area.
///
/// Cairo's own matrix is the identity between drawings. ``transform`` maps items to the device first, so that edges can
/// be snapped to pixels after all transforms.
final class CairoCanvas {
  enum Medium: Hashable {
    /// A bitmap: edges, baselines and glyphs are snapped to whole pixels.
    case pixels
    /// A page with vector shapes and text. Device units are points.
    case page
  }

  struct State {
    /// The transform from an item's points to device units.
    var transform: AffineTransform
    var visible: Rect
    var fade = 1.0
    var haze = Haze()
  }

  let context: OpaquePointer
  let store: PaintStore
  /// The font for the invisible text of emoji on a page; nil for bitmaps.
  let invisibleFont: InvisibleFont?
  let medium: Medium
  let scale: Double
  var surfacesOnPage: Set<ObjectIdentifier> = []
  /// Layers of groups with shadows that are already painted; nil for invisible ones.
  var casts: [CastPlace: CastLayer?] = [:]
  /// Collects the shadows for a page, if set.
  var notes: ShadowNotes?
  /// The transform from the device to the points of ``notes``.
  var toNotes = AffineTransform.identity
  var underlays: [Underlay] = []
  /// The part of the device with content, including surfaces below the current one.
  var extent: Rect
  var state: State

  /// Creates a canvas on `surface`, of which `visible` is shown. `transform` maps the picture's points to the device.
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
    // The maximum distance of curves from their chords, in device units. With Cairo's default of 0.1, the edge of a
    // small circle differs from the exact coverage by 7 of 255 levels on average, with this value by 2.
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
    // One more pixel on each side: edges may be rounded outwards, and a thin line has no area.
    return bounds.outset(by: 1).intersects(state.visible)
  }

  /// Throws if Cairo reported an error since the canvas was created.
  func finish() throws(PaintError) {
    try check(cairo_status(context))
  }

  func withMatrix(_ transform: AffineTransform, _ body: () -> Void) {
    var matrix = transform.matrix
    cairo_set_matrix(context, &matrix)
    body()
    cairo_identity_matrix(context)
  }

  /// Sets Cairo's current path to `path`, mapped by `transform`.
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

  /// Returns `point` clamped to the range of Cairo's 24-bit coordinates, which is far outside every canvas.
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
