import GalleyCompare
import GalleyExplain
import GalleyGeometry
import GalleyPicture

extension Picture {
  private static let margin = 14.0
  private static let minimum = Size(width: 180, height: 56)
  private static let mark = RGBA(212, 24, 61)

  func part(_ window: Rect) -> Picture {
    let transform = AffineTransform(translationX: -window.minX, y: -window.minY)
    let kept = items.compactMap { $0.culled(to: window, .identity) }
    return Picture(size: window.size, items: [.group(.init(kept, transform: transform, clip: .rect(window)))])
  }

  func crop(around frames: [Rect]) -> Picture {
    let canvas = Rect(size: size)
    guard let first = frames.first else { return self }
    let marked = frames.dropFirst().reduce(first) { $0.union($1) }
    let area = Rect(
      x: marked.minX - Self.margin, y: marked.minY - Self.margin, width: marked.width + 2 * Self.margin,
      height: marked.height + 2 * Self.margin)
    let (width, height) = (max(area.width, Self.minimum.width), max(area.height, Self.minimum.height))
    let wide = Rect(x: area.midX - width / 2, y: area.midY - height / 2, width: width, height: height)
    // If the crop would extend beyond an edge of the canvas, it is moved back inside.
    let x = max(min(wide.minX, canvas.maxX - width), 0)
    let y = max(min(wide.minY, canvas.maxY - height), 0)
    let window = Rect(x: x, y: y, width: min(width, canvas.width), height: min(height, canvas.height))
    var items = part(window).items
    for frame in frames {
      let outline = Rect(
        x: frame.minX - window.minX - 2, y: frame.minY - window.minY - 2, width: frame.width + 4,
        height: frame.height + 4)
      items.append(
        .stroke(.init(.roundedRect(outline, cornerRadius: 2, style: .circular), .color(Self.mark), width: 1.25)))
    }
    return Picture(size: window.size, items: [.group(.init(items, clip: .rect(Rect(size: window.size))))])
  }
}

extension Picture.Item {
  /// Returns the visible content, or nil for an item outside the window, so that invisible text does not end up in the
  /// document.
  fileprivate func culled(to window: Rect, _ transform: AffineTransform) -> Picture.Item? {
    switch self {
    case .group(var group):
      let inner = group.transform.followed(by: transform)
      if let clip = group.clip, inner(clip.bounds).intersection(window) == nil { return nil }
      group.items = group.items.compactMap { $0.culled(to: window, inner) }
      return group.items.isEmpty ? nil : .group(group)
    case .glyphs(let glyphs):
      let run = glyphs.run
      let box = Rect(
        x: glyphs.origin.x - run.size / 2, y: glyphs.origin.y - run.size * 1.2, width: run.width + run.size,
        height: run.size * 1.7)
      return transform(box).intersection(window) == nil ? nil : self
    case .image(let image): return transform(image.rect).intersection(window) == nil ? nil : self
    case .fill(let fill): return transform(fill.path.bounds).intersection(window) == nil ? nil : self
    case .stroke: return self
    }
  }
}
