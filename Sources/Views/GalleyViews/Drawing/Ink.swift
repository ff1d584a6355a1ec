import GalleyGeometry
import GalleyPicture
import GalleyText

/// The drawing of a node without its content, relative to the node's corner.
///
/// An ink stays valid wherever the node is placed. New and cached inks are composed into a picture in the same way, so
/// identical screens produce identical pictures.
final class Ink {
  private let items: [Picture.Item]
  private let size: Size
  /// The layout of the text; nil for drawings without text.
  private let layout: TextLayout?
  private var proposal: ProposedViewSize

  init(_ drawing: some InkDrawing, size: Size, proposal: ProposedViewSize) {
    layout = drawing.textRule?.layout(for: proposal)
    items = drawing.items(in: Rect(size: size), layout)
    self.size = size
    self.proposal = proposal
  }

  /// Whether the ink is valid for this size, given the same `drawing`.
  func holds(for drawing: some InkDrawing, size: Size, proposal: ProposedViewSize) -> Bool {
    guard self.size == size else { return false }
    guard let text = drawing.textRule, proposal != self.proposal else { return true }
    // The proposal affects only the layout of text.
    guard text.layout(for: proposal) == layout else { return false }
    self.proposal = proposal
    return true
  }

  func items(at origin: Point) -> [Picture.Item] { items.map { $0.offsetBy(origin) } }
}

extension Picture.Item {
  fileprivate func offsetBy(_ origin: Point) -> Picture.Item {
    switch self {
    case .fill(let fill):
      return .fill(.init(fill.path.offsetBy(origin), fill.paint.offsetBy(origin), isEvenOdd: fill.isEvenOdd))
    case .stroke(let stroke):
      return .stroke(.init(stroke.path.offsetBy(origin), stroke.paint.offsetBy(origin), style: stroke.style))
    case .glyphs(let glyphs):
      return .glyphs(.init(glyphs.run, at: glyphs.origin + origin, glyphs.paint.offsetBy(origin)))
    case .image(let image):
      return .image(.init(image.source, in: image.rect.offsetBy(origin), isInterpolated: image.isInterpolated))
    case .group(var group):
      group.transform = group.transform.followed(by: AffineTransform(translationX: origin.x, y: origin.y))
      return .group(group)
    }
  }
}
