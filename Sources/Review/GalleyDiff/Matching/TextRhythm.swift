package import GalleyGeometry
package import GalleyPicture

/// The widths of the words in a line. The ratios between them are nearly the same in every font.
package struct TextRhythm: Hashable, Sendable {
  /// The widths, in points, from left to right.
  package let words: [Double]

  /// The minimum gap between words, in ems. Gaps between letters are smaller.
  private static let gap = 0.17
  private static let widestGap = 0.55
  /// How far a line in another font may extend beyond its frame, in ems.
  private static let space = 3.0
  /// The minimum distance of a pixel from the background colour (0) towards the ink colour (1).
  private static let inkShare = 0.4

  /// Measures the words in `frame`, in pixels. Fails if there is no ink.
  package init?(_ bitmap: Bitmap, in frame: Rect, scale: Double) {
    guard scale > 0, let colors = MatchedColors(bitmap, in: frame), let ink = colors.ink else { return nil }
    let em = frame.height / 1.2
    func whole(_ number: Double, _ maximum: Int) -> Int {
      number.isFinite ? Int(min(max(number.rounded(), 0), Double(maximum))) : 0
    }
    let (top, bottom) = (whole(frame.minY, bitmap.height), whole(frame.maxY, bitmap.height))
    let left = whole(frame.minX - Self.space * em, bitmap.width)
    let right = whole(frame.maxX + Self.space * em, bitmap.width)
    let inks = (left..<max(left, right)).map { x in
      (top..<max(top, bottom)).contains {
        Self.share(of: bitmap[x, $0], from: colors.background, to: ink) > Self.inkShare
      }
    }
    let runs = Self.runs(of: inks, gap: max(1, em * Self.gap)).map { ($0.lowerBound + left, $0.upperBound + left) }
    // Uses the runs that overlap the frame, and their close neighbours.
    guard let middle = runs.firstIndex(where: { Double($0.1) > frame.minX && Double($0.0) < frame.maxX }) else {
      return nil
    }
    var (first, last) = (middle, middle)
    while first > 0, Double(runs[first].0 - runs[first - 1].1) < em * Self.widestGap { first -= 1 }
    while last + 1 < runs.count, Double(runs[last + 1].0 - runs[last].1) < em * Self.widestGap { last += 1 }
    words = runs[first...last].map { Double($0.1 - $0.0) / scale }
  }

  package init(words: [Double]) { self.words = words }

  private static func runs(of inks: [Bool], gap: Double) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (place, hasInk) in inks.enumerated() where hasInk {
      if let last = runs.last, Double(place - last.upperBound) < gap {
        runs[runs.count - 1] = last.lowerBound..<(place + 1)
      } else {
        runs.append(place..<(place + 1))
      }
    }
    return runs
  }

  private static func share(
    of pixel: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8), from background: RGBA, to ink: RGBA
  ) -> Double {
    let way = (ink.red - background.red, ink.green - background.green, ink.blue - background.blue)
    let own = (
      Double(pixel.red) / 255 - background.red, Double(pixel.green) / 255 - background.green,
      Double(pixel.blue) / 255 - background.blue
    )
    let length = way.0 * way.0 + way.1 * way.1 + way.2 * way.2
    guard length > 0 else { return 0 }
    return (own.0 * way.0 + own.1 * way.1 + own.2 * way.2) / length
  }
}

extension TextRhythm {
  /// The minimum width of a compared word, in points. In another font, a single letter may be twice as wide.
  private static let minimumWidth = 14.0
  private static let tolerance = 0.2

  /// Returns the indices of lines that show different words. The result is empty if most lines differ, because the
  /// effect of the font is then unknown.
  package static func otherWords(_ lines: [(own: TextRhythm, shown: TextRhythm)]) -> Set<Int> {
    let ratios = lines.flatMap { line -> [Double] in
      guard line.own.words.count == line.shown.words.count else { return [] }
      return zip(line.own.words, line.shown.words).filter { $0.0 >= minimumWidth }.map { $0.1 / $0.0 }
    }.sorted()
    guard !ratios.isEmpty else { return [] }
    let usual = ratios[ratios.count / 2]
    let others = lines.indices.filter { !lines[$0].own.isSame(as: lines[$0].shown, scaledBy: usual) }
    return others.count * 2 < lines.count ? Set(others) : []
  }

  private func isSame(as shown: TextRhythm, scaledBy ratio: Double) -> Bool {
    words.count == shown.words.count
      && zip(words, shown.words).allSatisfy { own, width in
        let wanted = own * ratio
        return abs(width - wanted) <= max(wanted, Self.minimumWidth) * Self.tolerance
      }
  }
}
