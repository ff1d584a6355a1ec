import GalleyGeometry
import GalleyPicture

/// Letters that both strings share move; all others roll or fade.
struct TextRoll {
  private let old: [Letter]
  private let new: [Letter]
  private let pairs: [(old: Int, new: Int)]

  private struct Letter {
    var glyphs: Picture.Glyphs
    var text: String { glyphs.run.text }
  }

  /// Creates the animation from the old to the new letters. Returns nil unless both strings contain only left-to-right
  /// letters.
  init?(from old: [Picture.Item], to new: [Picture.Item]) {
    guard let old = Self.letters(of: old), let new = Self.letters(of: new) else { return nil }
    (self.old, self.new) = (old, new)
    pairs = Self.pairs(old.map(\.text), new.map(\.text))
  }

  /// `share` is 0 … 1. If `isDown` is nil, letters stay in place.
  func items(at share: Double, rollingDown isDown: Bool?) -> [Picture.Item] {
    let sign = isDown.map { $0 ? 1.0 : -1.0 } ?? 0
    func moved(_ letter: Letter, by ems: Double, opacity: Double) -> Picture.Item? {
      guard opacity > 0 else { return nil }
      var glyphs = letter.glyphs
      glyphs.origin.y += sign * ems * Self.reach * glyphs.run.size
      return opacity < 1 ? .group(.init([.glyphs(glyphs)], opacity: opacity)) : .glyphs(glyphs)
    }
    let (goesOn, isOld) = (Set(pairs.map(\.new)), Set(pairs.map(\.old)))
    let leaving = old.indices.filter { !isOld.contains($0) }.compactMap {
      moved(old[$0], by: share, opacity: 1 - share)
    }
    let coming = new.indices.filter { !goesOn.contains($0) }.compactMap {
      moved(new[$0], by: share - 1, opacity: share)
    }
    let staying = pairs.map { pair -> Picture.Item in
      var glyphs = new[pair.new].glyphs
      let start = old[pair.old].glyphs.origin
      glyphs.origin = Point(
        x: start.x + (glyphs.origin.x - start.x) * share, y: start.y + (glyphs.origin.y - start.y) * share)
      return .glyphs(glyphs)
    }
    return leaving + coming + staying
  }

  private static let reach = 0.6

  /// Pairs the letters that both strings have at the start or end, and in between, identical letters at the same
  /// distance from the end.
  private static func pairs(_ old: [String], _ new: [String]) -> [(old: Int, new: Int)] {
    let minimum = min(old.count, new.count)
    let first = zip(old, new).prefix { $0 == $1 }.count
    let last = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(minimum - first).count
    let between = (last..<max(last, minimum - first)).filter { old[old.count - 1 - $0] == new[new.count - 1 - $0] }
    return (0..<first).map { ($0, $0) }
      + (Array(0..<last) + between).map { (old.count - 1 - $0, new.count - 1 - $0) }
  }

  private static func letters(of items: [Picture.Item]) -> [Letter]? {
    var letters: [Letter] = []
    for item in items {
      guard case .glyphs(let glyphs) = item, !glyphs.run.isRightToLeft else { return nil }
      letters += glyphs.letters.map { Letter(glyphs: $0) }
    }
    return letters
  }
}

extension Picture.Glyphs {
  fileprivate var letters: [Picture.Glyphs] {
    var (glyph, byte) = (0, 0)
    let bytes = Array(run.text.utf8)
    return run.clusters.compactMap { cluster in
      let range = glyph..<min(glyph + cluster.glyphs, run.glyphs.count)
      let text = String(decoding: bytes[min(byte, bytes.count)..<min(byte + cluster.bytes, bytes.count)], as: UTF8.self)
      (glyph, byte) = (range.upperBound, byte + cluster.bytes)
      guard let first = run.glyphs[range].first else { return nil }
      let end = range.upperBound < run.glyphs.count ? run.glyphs[range.upperBound].x : run.width
      var letter = self
      letter.run = GlyphRun(
        font: run.font, size: run.size,
        glyphs: run.glyphs[range].map { .init(id: $0.id, x: $0.x - first.x, y: $0.y) }, text: text,
        clusters: [.init(bytes: text.utf8.count, glyphs: range.count)], width: end - first.x, isColor: run.isColor)
      letter.origin.x += first.x
      return letter
    }
  }
}
