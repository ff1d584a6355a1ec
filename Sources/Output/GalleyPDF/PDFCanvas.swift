import GalleyGeometry
import GalleyPaint
package import GalleyPicture

/// Writes the content of a page. Every position is converted to y up when it is written, so that text needs no matrix.
package final class PDFCanvas {
  struct State {
    var offset = Point.zero
    /// The visible area, in the coordinates that ``offset`` translates to.
    var visible: Rect
    var fade = 1.0
    /// The recorded shadows, or nil outside of groups with a shadow.
    var shadows: ShadowNotes?
    var fillColor = PDFCanvas.black
    var strokeColor = PDFCanvas.black
    var alpha = 1.0
    var lineWidth = 1.0
    var isDashed = false
    var font: (name: String, size: Double)?
  }

  let out = ByteBuffer(capacity: 1 << 14)
  var resources = PageResources()
  var state: State
  let store: PDFStore
  let height: Double
  var lastFont: EmbeddedFont?
  var openText: Point?

  static let black = RGBA(red: 0, green: 0, blue: 0)

  init(height: Double, visible: Rect, store: PDFStore) {
    self.height = height
    state = State(visible: visible)
    self.store = store
  }

  package func draw(_ items: [Picture.Item]) throws(PDFError) {
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

  /// Whether an item is drawn. Text outside the visible area is skipped, because it could still be found and copied.
  private func shows(_ item: Picture.Item) -> Bool {
    let map = AffineTransform(translationX: state.offset.x, y: state.offset.y)
    if case .glyphs(let glyphs) = item {
      // The readable part of a line extends from one em above the baseline to half an em below it.
      let (origin, size) = (map(glyphs.origin), glyphs.run.size)
      return Rect(x: origin.x - size, y: origin.y - size, width: glyphs.run.width + size * 2, height: size * 1.5)
        .intersects(state.visible)
    }
    guard let bounds = item.bounds(through: map) else { return false }
    return Rect(x: bounds.minX - 1, y: bounds.minY - 1, width: bounds.width + 2, height: bounds.height + 2)
      .intersects(state.visible)
  }

  func saving(_ body: () throws(PDFError) -> Void) throws(PDFError) {
    endText()
    let outer = state
    out.put("q\n")
    try body()
    endText()
    out.put("Q\n")
    state = outer
  }

  // MARK: State

  func setFill(_ color: RGBA) -> Bool {
    guard setAlpha(color.alpha * state.fade) else { return false }
    let opaque = RGBA(red: color.red, green: color.green, blue: color.blue)
    if state.fillColor != opaque {
      state.fillColor = opaque
      put(opaque, "rg\n", gray: "g\n")
    }
    return true
  }

  func setStroke(_ color: RGBA) -> Bool {
    guard setAlpha(color.alpha * state.fade) else { return false }
    let opaque = RGBA(red: color.red, green: color.green, blue: color.blue)
    if state.strokeColor != opaque {
      state.strokeColor = opaque
      put(opaque, "RG\n", gray: "G\n")
    }
    return true
  }

  func setAlpha(_ alpha: Double) -> Bool {
    let alpha = min(1, alpha)
    guard alpha > 0 else { return false }
    if state.alpha != alpha {
      state.alpha = alpha
      setState("<</ca \(PDFCanvas.text(alpha))/CA \(PDFCanvas.text(alpha))>>")
    }
    return true
  }

  func setState(_ dictionary: String) {
    out.putName(resources.name(ofState: dictionary))
    out.put(" gs\n")
  }

  private func put(_ color: RGBA, _ name: StaticString, gray: StaticString) {
    if color.red == color.green, color.green == color.blue {
      out.put(color.red)
      out.put(gray)
    } else {
      out.put(color.red)
      out.put(color.green)
      out.put(color.blue)
      out.put(name)
    }
  }

  static func text(_ number: Double) -> String {
    let buffer = ByteBuffer(capacity: 32)
    buffer.put(number)
    return String(decoding: buffer.bytes.dropLast(), as: UTF8.self)
  }

  // MARK: Paths

  func place(_ point: Point) -> Point {
    Point(x: point.x + state.offset.x, y: height - point.y - state.offset.y)
  }

  func put(_ path: Path) {
    if case .rect(let rect) = path {
      let corner = place(Point(x: rect.minX, y: rect.maxY))
      out.put(corner.x, corner.y)
      out.put(rect.width, rect.height)
      return out.put("re\n")
    }
    for element in Outline.elements(of: path) {
      switch element {
      case .move(let point): put(point, "m\n")
      case .line(let point): put(point, "l\n")
      case .curve(let control1, let control2, let end):
        put(control1, "")
        put(control2, "")
        put(end, "c\n")
      case .close: out.put("h\n")
      }
    }
  }

  private func put(_ point: Point, _ name: StaticString) {
    let place = place(point)
    out.put(place.x, place.y)
    out.put(name)
  }
}
