import GalleyDiff
import GalleyGeometry
import GalleyPicture

struct DrawnText {
  let run: GlyphRun
  let origin: Point
  let scale: Double
  /// Whether the text is rotated, skewed or mirrored.
  let isTurned: Bool

  var letters: [(text: String, extent: InkExtent)] {
    let bytes = Array(run.text.utf8)
    return run.pieces.map { piece in
      let glyphs = run.glyphs[piece.glyphs]
      let start = glyphs.map(\.x).min() ?? 0
      let end = piece.glyphs.upperBound < run.glyphs.count ? run.glyphs[piece.glyphs.upperBound].x : run.width
      let text = String(decoding: bytes[piece.bytes.clamped(to: 0..<bytes.count)], as: UTF8.self)
      return (text, InkExtent(origin.x + start * scale, origin.x + max(start, end) * scale))
    }
  }
}

extension Picture {
  var drawnTexts: [DrawnText] { items.flatMap { $0.drawnTexts(in: .identity) } }

  var withoutTexts: Picture { Picture(size: size, items: items.compactMap(\.withoutTexts)) }
}

extension Picture.Item {
  fileprivate func drawnTexts(in space: AffineTransform) -> [DrawnText] {
    switch self {
    case .group(let group):
      let inner = group.transform.followed(by: space)
      return group.items.flatMap { $0.drawnTexts(in: inner) }
    case .glyphs(let glyphs):
      let isTurned = abs(space.b) + abs(space.c) > 1e-6 || space.a <= 0 || abs(space.a - space.d) > 1e-6
      return [DrawnText(run: glyphs.run, origin: space(glyphs.origin), scale: space.a, isTurned: isTurned)]
    case .fill, .stroke, .image: return []
    }
  }

  fileprivate var withoutTexts: Picture.Item? {
    switch self {
    case .group(var group):
      group.items = group.items.compactMap(\.withoutTexts)
      return .group(group)
    case .glyphs: return nil
    case .fill, .stroke, .image: return self
    }
  }
}
