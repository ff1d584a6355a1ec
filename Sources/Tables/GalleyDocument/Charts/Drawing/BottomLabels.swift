import GalleyGeometry
import GalleyPicture
import GalleyText

/// The labels below an axis: on one line, on several lines, rising at 45° or vertical, whichever fits first.
struct BottomLabels {
  private(set) var entries: [Entry] = []
  private(set) var height = 0.0
  /// The distance by which labels extend beyond the start of the axis.
  private(set) var leading = 0.0
  private(set) var trailing = 0.0
  /// Only every `skip`th name has a label, because the others would overlap.
  private(set) var skip = 1
  private var degrees = 0.0
  private let pen: PlotPen

  struct Entry {
    var share: Double
    var layout: TextLayout
    var context: TextLayout?
  }

  /// - Parameters:
  ///   - ticks: The labels, with their positions as shares of the axis length, from left to right.
  ///   - length: The length of the axis.
  ///   - band: The space for one name; nil for ticks of numbers and dates.
  ///   - limit: The maximum height.
  init(_ ticks: [(share: Double, tick: PlotTick)], length: Double, band: Double?, limit: Double, _ pen: PlotPen) {
    self.pen = pen
    if let band {
      let isRegular = ticks.count > 2 && ticks.allSatisfy { Self.isRegular($0.tick.label) }
      setNames(ticks, length: length, band: band, limit: limit, isRegular: isRegular)
    } else {
      setFlat(Self.thinned(ticks, length: length, pen), length: length)
    }
  }

  /// Returns whether a label is a number, a date or a numbered name such as "2023 Q1". Readers can infer those that are
  /// left out.
  private static func isRegular(_ label: String) -> Bool {
    Double(label) != nil
      || label.utf8.contains { 0x30...0x39 ~= $0 }
        && label.utf8.allSatisfy { 0x2D...0x3A ~= $0 || " QqWwHh".utf8.contains($0) }
  }

  // MARK: Ticks

  private static func thinned(
    _ ticks: [(share: Double, tick: PlotTick)], length: Double, _ pen: PlotPen
  ) -> [(share: Double, tick: PlotTick)] {
    var skip = 1
    while skip < ticks.count {
      let kept = ticks.enumerated().filter { $0.offset % skip == 0 }.map(\.element)
      if fits(kept, length: length, pen) { return kept }
      skip += 1
    }
    return Array(ticks.prefix(1))
  }

  static func fits(_ ticks: [(share: Double, tick: PlotTick)], length: Double, _ pen: PlotPen) -> Bool {
    var (end, contextEnd) = (-Double.infinity, -Double.infinity)
    for (share, tick) in ticks {
      let (width, context) = (pen.width(tick.label), pen.width(tick.context))
      let middle = share * length
      guard middle - width / 2 >= end, context == 0 || middle - context / 2 >= contextEnd else { return false }
      end = middle + width / 2 + pen.size * 0.6
      if context > 0 { contextEnd = middle + context / 2 + pen.size * 0.6 }
    }
    return true
  }

  private mutating func setFlat(_ ticks: [(share: Double, tick: PlotTick)], length: Double) {
    entries = ticks.map { share, tick in
      Entry(
        share: share, layout: pen.layout(tick.label), context: tick.context.isEmpty ? nil : pen.layout(tick.context))
    }
    measure(length)
  }

  private mutating func measure(_ length: Double) {
    let contextHeight = entries.compactMap { $0.context?.size.height }.max() ?? 0
    height = (entries.map(\.layout.size.height).max() ?? 0) + contextHeight
    for entry in entries {
      let half = max(entry.layout.inkWidth, entry.context?.inkWidth ?? 0) / 2
      leading = max(leading, half - entry.share * length)
      trailing = max(trailing, half - (1 - entry.share) * length)
    }
  }

  // MARK: Names

  private mutating func setNames(
    _ ticks: [(share: Double, tick: PlotTick)], length: Double, band: Double, limit: Double, isRegular: Bool
  ) {
    let gap = pen.size * 0.5
    let widths = ticks.map { pen.width($0.tick.label) }
    let widest = widths.max() ?? 0
    if widest <= band - gap || Self.fits(ticks, length: length, pen) { return setFlat(ticks, length: length) }
    let lines = ticks.map { pen.layout($0.tick.label, width: band - gap, limit: 3) }
    let words = ticks.flatMap { $0.tick.label.split(separator: " ") }.map { pen.width(String($0)) }
    if !lines.contains(where: \.isTruncated), (words.max() ?? 0) <= band - gap {
      // Short names are wrapped like long ones. Otherwise, "Jul 2024" would stay on one line next to "Aug" above
      // "2024".
      let needed = lines.filter { $0.lines.count > 1 }.map(\.inkWidth).max() ?? band - gap
      entries = ticks.map { Entry(share: $0.share, layout: pen.layout($0.tick.label, width: needed + 0.01, limit: 3)) }
      return measure(length)
    }
    if isRegular { return setFlat(Self.thinned(ticks, length: length, pen), length: length) }
    setTurned(ticks, length: length, band: band, limit: limit)
  }

  private mutating func setTurned(
    _ ticks: [(share: Double, tick: PlotTick)], length: Double, band: Double, limit: Double
  ) {
    let lineHeight = pen.lineHeight
    degrees = band >= lineHeight * 1.42 ? 45 : 90
    let sine = degrees == 45 ? 0.7071 : 1
    let needed = degrees == 45 ? lineHeight * 1.42 : lineHeight * 0.95
    skip = max(1, Int((needed / max(band, 0.01)).rounded(.up)))
    let room = (limit - (degrees == 45 ? lineHeight * 0.71 : 0)) / sine
    let kept = ticks.enumerated().filter { $0.offset % skip == 0 }.map(\.element)
    entries = kept.map { Entry(share: $0.share, layout: pen.layout($0.tick.label, width: room)) }
    for entry in entries {
      height = max(height, entry.layout.inkWidth * sine + (degrees == 45 ? lineHeight * 0.71 : 0))
      leading = max(leading, (degrees == 45 ? entry.layout.inkWidth * 0.7071 : 0) - entry.share * length)
    }
  }

  // MARK: Drawing

  func items(below frame: Rect, gap: Double, _ color: RGBA) -> [Picture.Item] {
    entries.flatMap { entry -> [Picture.Item] in
      let x = frame.minX + entry.share * frame.width
      if degrees > 0 {
        let corner = degrees == 45 ? pen.lineHeight * 0.35 : 0
        return pen.rising(entry.layout, to: Point(x: x, y: frame.maxY + gap + corner), degrees: degrees, color)
      }
      let top = Point(x: x, y: frame.maxY + gap)
      var items = pen.items(entry.layout, at: top, x: .middle, y: .start, color)
      if let context = entry.context {
        let second = Point(x: x, y: top.y + entry.layout.size.height)
        items += pen.items(context, at: second, x: .middle, y: .start, color)
      }
      return items
    }
  }
}

/// The labels on the left of an axis, each on at most three lines.
struct SideLabels {
  private(set) var entries: [(share: Double, layout: TextLayout)] = []
  private(set) var width = 0.0
  private(set) var skip = 1
  private let pen: PlotPen

  /// - Parameters:
  ///   - ticks: The labels, with their positions as shares of the axis length.
  ///   - length: The length of the axis.
  ///   - band: The space for one name; nil for ticks of numbers and dates.
  ///   - limit: The maximum width.
  init(_ ticks: [(share: Double, tick: PlotTick)], length: Double, band: Double?, limit: Double, _ pen: PlotPen) {
    var pen = pen
    var lines = 3
    if let band {
      let lineHeight = pen.lineHeight
      if band < lineHeight { pen = pen.smaller(max(0.75, band / lineHeight)) }
      lines = max(1, min(3, Int(band / lineHeight)))
      skip = max(1, Int((pen.lineHeight * 0.95 / max(band, 0.01)).rounded(.up)))
    }
    self.pen = pen
    for (index, entry) in ticks.enumerated() where index % skip == 0 {
      let text = [entry.tick.label, entry.tick.context].filter { !$0.isEmpty }.joined(separator: " ")
      let layout = pen.layout(text, width: limit, limit: lines)
      entries.append((entry.share, layout))
      width = max(width, layout.inkWidth)
    }
  }

  /// Returns the labels on the right of `frame`.
  func items(after frame: Rect, gap: Double, _ color: RGBA) -> [Picture.Item] {
    entries.flatMap { entry in
      let end = Point(x: frame.maxX + gap, y: frame.maxY - entry.share * frame.height)
      return pen.items(entry.layout, at: end, x: .start, y: .middle, color)
    }
  }

  func items(beside frame: Rect, gap: Double, isDownwards: Bool, _ color: RGBA) -> [Picture.Item] {
    entries.flatMap { entry in
      let y = isDownwards ? frame.minY + entry.share * frame.height : frame.maxY - entry.share * frame.height
      return pen.items(entry.layout, at: Point(x: frame.minX - gap, y: y), x: .end, y: .middle, color)
    }
  }
}
