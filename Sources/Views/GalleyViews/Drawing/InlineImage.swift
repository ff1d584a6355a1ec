import GalleyGeometry
import GalleyPicture
import GalleyText

package struct InlineImage: Equatable {
  let box: InlineBox
  /// The baseline offset of the surrounding text, in points.
  let rise: Double
  private let mark: Mark

  private indirect enum Mark: Equatable {
    case symbol(SymbolInk)
    case image(PictureImage, ImageStretch)
    case stencil(PictureImage, ImageStretch, ResolvedStyle)
    case frame(ResolvedStyle)
  }

  private init(_ box: InlineBox, rise: Double, _ mark: Mark) {
    (self.box, self.rise, self.mark) = (box, rise, mark)
  }

  init(_ symbol: SymbolInk, in box: InlineBox, rise: Double) { self.init(box, rise: rise, .symbol(symbol)) }

  /// A bitmap that fills `box`. If `style` is set, the bitmap is a stencil that the style fills.
  init(_ image: PictureImage, _ stretch: ImageStretch, style: ResolvedStyle?, in box: InlineBox, rise: Double) {
    self.init(box, rise: rise, style.map { .stencil(image, stretch, $0) } ?? .image(image, stretch))
  }

  init(frame style: ResolvedStyle, in box: InlineBox, rise: Double) { self.init(box, rise: rise, .frame(style)) }

  func painted(_ change: (ResolvedStyle) -> ResolvedStyle) -> InlineImage {
    switch mark {
    case .symbol(let symbol): InlineImage(box, rise: rise, .symbol(symbol.painted(change)))
    case .image: self
    case .stencil(let image, let stretch, let style):
      InlineImage(box, rise: rise, .stencil(image, stretch, change(style)))
    case .frame(let style): InlineImage(box, rise: rise, .frame(change(style)))
    }
  }

  var styles: [ResolvedStyle] {
    switch mark {
    case .symbol(let symbol): symbol.parts.map(\.style)
    case .image: []
    case .stencil(_, _, let style), .frame(let style): [style]
    }
  }

  /// `pen` is on the baseline. In shrunk text, `width` is less than that of the box, and the image is scaled to it.
  func items(at pen: Point, width: Double) -> [Picture.Item] {
    guard box.width > 0, width > 0 else { return [] }
    let scale = width / box.width
    let frame = Rect(
      x: pen.x, y: pen.y - (box.ascent + rise) * scale, width: width, height: (box.ascent + box.descent) * scale)
    switch mark {
    case .symbol(let symbol): return symbol.items(in: frame)
    case .image(let image, let stretch): return stretch.items(of: image, in: frame)
    case .stencil(let image, let stretch, let style):
      return [.group(.init([style.fill(.rect(frame), in: frame)], mask: stretch.items(of: image, in: frame)))]
    case .frame(let style):
      let line = max(0.5, frame.height * 0.05)
      let path = Path.roundedRect(
        frame.insetBy(dx: line / 2, dy: line / 2), cornerRadius: frame.height * 0.15, style: .continuous)
      return [.stroke(.init(path, style.paint(in: frame), width: line))]
    }
  }
}
