import GalleyDiff
package import GalleyGeometry

extension SceneMatch {
  /// The differences of a view that were measured from its ink, in points.
  package struct Measurement: Hashable, Sendable {
    /// The distance from the position in the scene. It is 0 along an axis if it is less than a point there.
    package var offset = Point.zero
    package var facts: [Fact] = []
    /// The widths of the lines that end after the same word in the scene and in the image.
    package var widths: [Width] = []
    var isText = true
    package var problem: Problem?

    init(problem: Problem) { self.problem = problem }
  }

  package enum Fact: Hashable, Sendable {
    /// A line breaks at a different word. Lines are numbered from 1.
    case lineBreak(line: Int, scene: String, picture: String, lines: LineCounts)
    /// The last words are missing in the image.
    case missingWords(count: Int, after: String, isTruncated: Bool)
    /// The width of the longest line.
    case width(scene: Double, picture: Double)
    /// The size of a shape, an image or a control.
    case size(scene: Size, picture: Size)
  }

  package struct Width: Hashable, Sendable {
    package let scene: Double
    package let picture: Double
  }

  package struct LineCounts: Hashable, Sendable {
    package let scene: Int
    package let picture: Int
  }

  package enum Problem: String, Hashable, Sendable, Error {
    /// The text is drawn on an image or a gradient.
    case background
    case overlap
    /// The text is rotated or mirrored.
    case turned
    case notFound
    /// Views above the text pushed the text out of the image.
    case outside
  }
}

extension SceneMatch {
  /// Removes unreliable results. In another font, part of a string can look like the whole string, so such results
  /// count only if most strings were read completely.
  static func dropDoubtful(_ views: inout [SightedView]) {
    let texts = views.filter { $0.measurement?.isText == true }
    let whole = texts.count { $0.measurement?.problem == nil && !$0.isCutShort }
    guard whole * 2 < texts.count else { return }
    for index in views.indices where views[index].isCutShort {
      views[index].measurement = Measurement(problem: .notFound)
      views[index].finding = .otherwise(likeness: views[index].likeness)
    }
  }

}

extension SceneMatch.SightedView {
  fileprivate var isCutShort: Bool { facts.contains { if case .missingWords = $0 { true } else { false } } }
}

extension SceneMatch.Measurement {
  init(_ difference: TextDifference, isTruncated: Bool, pixel: Double) {
    offset = Self.reported(difference.offset, pixel: pixel)
    widths = difference.widths.map { SceneMatch.Width(scene: $0.own, picture: $0.shown) }
    if let broken = difference.broken {
      facts.append(
        .lineBreak(
          line: broken.line, scene: broken.own, picture: broken.shown,
          lines: .init(scene: difference.lines.own, picture: difference.lines.shown)))
    }
    if let missing = difference.missing {
      facts.append(.missingWords(count: missing.words, after: missing.last, isTruncated: isTruncated))
    }
    if let width = difference.width { facts.append(.width(scene: width.own, picture: width.shown)) }
  }

  init(from own: Rect, to shown: Rect, pixel: Double) {
    let limit = TextDifference.minimumMove(pixel: pixel) + TextDifference.inkError
    let across = InkExtent.move([shown.minX - own.minX, shown.maxX - own.maxX, shown.midX - own.midX], limit: limit)
    let down = InkExtent.move([shown.minY - own.minY, shown.maxY - own.maxY, shown.midY - own.midY], limit: limit)
    offset = Self.reported(Point(x: across, y: down), pixel: pixel)
    isText = false
    if abs(shown.width - own.width) > limit || abs(shown.height - own.height) > limit {
      facts.append(.size(scene: own.size, picture: shown.size))
    }
  }

  /// Rounds to tenths of a point, which is more precise than the measured ink.
  private static func reported(_ offset: Point, pixel: Double) -> Point {
    func rounded(_ number: Double) -> Double {
      abs(number) > TextDifference.minimumMove(pixel: pixel) + TextDifference.inkError
        ? (number * 10).rounded() / 10 : 0
    }
    return Point(x: rounded(offset.x), y: rounded(offset.y))
  }
}
