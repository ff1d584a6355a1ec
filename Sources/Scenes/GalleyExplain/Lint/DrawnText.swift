import GalleyGeometry
import GalleyPicture

struct DrawnText {
  let words: String
  /// The full width of the run and the height of its capitals. Boxes of different text runs must not overlap.
  let box: Rect
  let shown: Rect
  let size: Double
  let isBold: Bool
  /// The colour including the opacity of the groups around it. Nil for gradients, emoji, and masked or blended text.
  let color: RGBA?
  let order: Int

  /// Whether the text contains letters or digits. Arrows and bullets need no contrast.
  var isReadable: Bool { words.contains { $0.isLetter || $0.isNumber } }

  struct Layers {
    var texts: [DrawnText] = []
    var covers: [Cover] = []
    var uncoloured: Int { texts.count { $0.color == nil } }

    struct Cover {
      let rect: Rect
      let bounds: Rect
      let order: Int
      let opacity: Double

      /// Whether the drawing counts as opaque, as a bar with an opacity of 94 % does.
      var isOpaque: Bool { opacity >= 0.9 }
    }

    func covers(of rect: Rect, drawn order: Int) -> [Cover] {
      covers.filter { $0.order > order && $0.bounds.intersects(rect) }
    }

    func plate(of text: DrawnText) -> Cover? {
      covers.last { $0.order < text.order && $0.isOpaque && $0.bounds.intersection(text.shown) == text.shown }
    }

    func opacity(over rect: Rect, drawn order: Int, before end: Int) -> Double {
      covers.filter { $0.order > order && $0.order < end && $0.rect.intersection(rect) == rect }
        .map(\.opacity).max() ?? 0
    }

    func isHidden(_ rect: Rect, drawn order: Int, before end: Int = .max) -> Bool {
      covers.contains { $0.isOpaque && $0.order > order && $0.order < end && $0.rect.intersection(rect) == rect }
    }
  }

  static func layers(of picture: Picture) -> Layers {
    var collector = Collector()
    collector.collect(picture.items, GraphicsState(window: Rect(size: picture.size)))
    return collector.layers
  }

  private struct GraphicsState {
    var transform = AffineTransform.identity
    var window: Rect
    var opacity = 1.0
    var isPlain = true
  }

  private struct Collector {
    var layers = Layers()
    var order = 0

    mutating func collect(_ items: [Picture.Item], _ around: GraphicsState) {
      for item in items {
        order += 1
        switch item {
        case .group(let group): collect(group, around)
        case .fill(let fill): cover(fill, around)
        case .glyphs(let glyphs): note(glyphs, around)
        case .image(let image):
          add(cover: around.transform(image.rect), around, opacity: around.isPlain ? around.opacity : 0)
        case .stroke: break
        }
      }
    }

    private mutating func collect(_ group: Picture.Group, _ around: GraphicsState) {
      var inside = around
      inside.transform = group.transform.followed(by: around.transform)
      if let clip = group.clip {
        inside.window = inside.transform(clip.bounds).intersection(around.window) ?? Rect(origin: around.window.origin)
      }
      inside.opacity *= group.opacity
      if group.mask != nil || group.blendMode != .normal || group.filter != nil { inside.isPlain = false }
      collect(group.items, inside)
    }

    private mutating func cover(_ fill: Picture.Fill, _ around: GraphicsState) {
      var alpha = around.opacity
      if case .color(let color) = fill.paint { alpha *= color.alpha }
      guard alpha > DrawnText.minimumAlpha else { return }
      let opacity = around.isPlain ? alpha : 0
      switch fill.path {
      case .rect(let rect): add(cover: around.transform(rect), around, opacity: opacity)
      case .roundedRect(let rect, let radius, _):
        // At rounded corners, the background is visible.
        let inset = min(radius, min(rect.width, rect.height) / 2) * 0.3
        let inner = opacity > 0.5 ? rect.insetBy(dx: inset, dy: inset) : rect
        add(cover: around.transform(inner), bounds: around.transform(rect), around, opacity: opacity)
      case .ellipse, .elements: add(cover: around.transform(fill.path.bounds), around, opacity: 0)
      }
    }

    private mutating func add(
      cover rect: Rect, bounds: Rect? = nil, _ around: GraphicsState, opacity: Double
    ) {
      guard let seen = rect.intersection(around.window) else { return }
      let bounds = bounds?.intersection(around.window) ?? seen
      layers.covers.append(.init(rect: seen, bounds: bounds, order: order, opacity: opacity))
    }

    private mutating func note(_ glyphs: Picture.Glyphs, _ around: GraphicsState) {
      let run = glyphs.run
      guard run.text.contains(where: { !$0.isWhitespace }), around.opacity > DrawnText.minimumAlpha else { return }
      let height = run.size * DrawnText.capitalHeight
      let box = around.transform(
        Rect(x: glyphs.origin.x, y: glyphs.origin.y - height, width: run.width, height: height))
      guard let shown = box.intersection(around.window) else { return }
      var color: RGBA?
      if case .color(let own) = glyphs.paint, !run.isColor, around.isPlain {
        color = own.multiplyingAlpha(by: around.opacity)
      }
      if let color, color.alpha < DrawnText.minimumAlpha { return }
      let style = run.font.style
      let isBold = ["Bold", "Heavy", "Black"].contains { style.contains($0) } && !style.contains("SemiBold")
      let words = run.text.trimmingPrefix { $0.isWhitespace }.reversed().trimmingPrefix { $0.isWhitespace }.reversed()
      layers.texts.append(
        DrawnText(
          words: String(words), box: box, shown: shown, size: box.height / DrawnText.capitalHeight, isBold: isBold,
          color: color, order: order))
    }
  }

  private static let minimumAlpha = 0.02
  /// The height of capitals relative to the font size, which is slightly lower than that of Inter.
  private static let capitalHeight = 0.7
}

extension Picture {
  var withoutText: Picture { Picture(size: size, items: items.compactMap(\.withoutText)) }
}

extension Picture.Item {
  fileprivate var withoutText: Picture.Item? {
    switch self {
    case .glyphs: return nil
    case .group(var group):
      group.items = group.items.compactMap(\.withoutText)
      group.mask = group.mask.map { $0.compactMap(\.withoutText) }
      return .group(group)
    case .fill, .stroke, .image: return self
    }
  }
}
