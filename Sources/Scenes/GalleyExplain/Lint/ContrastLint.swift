import GalleyDiff
import GalleyGeometry
import GalleyPicture
import GalleyViews

/// Checks the contrast ratio of WCAG 2.2 between text and the pixels behind it. If the background has many colours, the
/// contrast with nine tenths of its pixels exceeds the reported ratio. Parts that later drawings cover are excluded.
enum ContrastLint {
  static func findings(on screen: LintScreen) -> [LintFinding] {
    guard let background = screen.background else { return [] }
    return screen.drawing.texts.compactMap { text in
      guard let color = text.color, text.isReadable, !screen.drawing.isHidden(text.shown, drawn: text.order),
        let worst = worst(
          color, over: background, in: text.shown,
          but: screen.drawing.covers(of: text.shown, drawn: text.order).map(\.bounds))
      else { return nil }
      let limit = limit(of: text)
      guard worst.ratio < limit else { return nil }
      let system = SystemContrast.name(of: color, on: worst.background)
      let kind: LintFinding.Kind =
        if let system {
          .systemContrast(color: system, ratio: worst.ratio, limit: limit, background: worst.background)
        } else {
          .contrast(
            words: text.words, ratio: worst.ratio, limit: limit, text: color.over(worst.background),
            background: worst.background)
        }
      return LintFinding(kind, [text.shown], screen.view(of: text))
    }
  }

  /// Returns the minimum contrast. Large text, which WCAG defines as at least 18 pt, or 14 pt if bold, needs less.
  private static func limit(of text: DrawnText) -> Double {
    text.size >= 24 - 0.01 || text.isBold && text.size >= 18.66 ? 3 : 4.5
  }

  private static func worst(
    _ color: RGBA, over background: Bitmap, in box: Rect, but covers: [Rect]
  ) -> (ratio: Double, background: RGBA)? {
    let columns = range(box.minX, box.maxX, background.width)
    let rows = range(box.minY, box.maxY, background.height)
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    let step = max(1, columns.count / 64)
    var counts: [UInt32: Int] = [:]
    for y in rows {
      for x in stride(from: columns.lowerBound, to: columns.upperBound, by: step) {
        let middle = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        if covers.contains(where: { $0.contains(middle) }) { continue }
        let pixel = background[x, y]
        counts[UInt32(pixel.red) << 16 | UInt32(pixel.green) << 8 | UInt32(pixel.blue), default: 0] += 1
      }
    }
    let samples = counts.map { value, count in
      let behind = RGBA(UInt8(value >> 16), UInt8(value >> 8 & 255), UInt8(value & 255))
      return (ratio: color.over(behind).contrast(with: behind), background: behind, count: count, value: value)
    }
    .sorted { ($0.ratio, $0.value) < ($1.ratio, $1.value) }
    var left = samples.reduce(0) { $0 + $1.count } / 10
    for sample in samples {
      if sample.count > left { return (sample.ratio, sample.background) }
      left -= sample.count
    }
    return nil
  }

  private static func range(_ from: Double, _ to: Double, _ limit: Int) -> Range<Int> {
    let low = max(Int(from.rounded(.down)), 0)
    return low..<max(low, min(Int(to.rounded(.up)), limit))
  }
}
