package import GalleyGeometry
package import GalleyPicture
package import GalleyText
package import GalleyViews

package struct DraftingColors {
  package let paper: RGBA
  package let text: RGBA
  package let line: RGBA
  package let rows: RGBA
  package let widths: RGBA
  package let fits: RGBA
  package let safeArea: RGBA

  package init(_ scheme: ColorScheme) {
    let isDark = scheme == .dark
    paper = isDark ? RGBA(24, 27, 34) : RGBA(243, 246, 250)
    text = isDark ? RGBA(214, 222, 235) : RGBA(52, 64, 84)
    line = isDark ? RGBA(88, 98, 116) : RGBA(170, 180, 196)
    rows = isDark ? RGBA(92, 164, 255) : RGBA(24, 104, 219)
    widths = isDark ? RGBA(240, 120, 200) : RGBA(190, 24, 120)
    fits = isDark ? RGBA(255, 172, 74) : RGBA(186, 92, 4)
    safeArea = isDark ? RGBA(86, 208, 148) : RGBA(16, 132, 78)
  }
}

package struct DraftingInk {
  package private(set) var items: [Picture.Item] = []
  private var taken: [Rect] = []
  private let engine: TextEngine
  private let font: ResolvedFont
  package let plateHeight: Double
  package let colors: DraftingColors

  package static let size = 8.5
  /// The height of a label at a scale of 1.
  package static let labelHeight = 13.0

  package init(_ canvas: EnvironmentValues, _ engine: TextEngine, labelScale: Double = 1) {
    self.engine = engine
    plateHeight = Self.labelHeight * labelScale
    font = Font.system(size: Self.size * labelScale, weight: .medium).monospacedDigit().resolve(theme: canvas.fontTheme)
    colors = DraftingColors(canvas.colorScheme)
  }

  package mutating func add(_ item: Picture.Item) { items.append(item) }

  package mutating func fill(_ rect: Rect, _ color: RGBA) { items.append(.fill(.init(.rect(rect), .color(color)))) }

  package mutating func outline(_ rect: Rect, _ color: RGBA, width: Double = 0.5, dashes: [Double] = []) {
    items.append(.stroke(.init(.rect(rect), .color(color), width: width, dashes: dashes)))
  }

  package mutating func line(_ points: [Point], _ color: RGBA, width: Double = 0.5, dashes: [Double] = []) {
    let path = points.enumerated().map { $0.offset == 0 ? Path.Element.move($0.element) : .line($0.element) }
    items.append(.stroke(.init(.elements(path), .color(color), width: width, dashes: dashes)))
  }

  package mutating func hatch(_ rect: Rect, _ color: RGBA) {
    guard rect.width > 0, rect.height > 0 else { return }
    let step = 5.0
    let lines = stride(from: rect.minX - rect.height, to: rect.maxX, by: step).flatMap { x in
      [Path.Element.move(Point(x: x, y: rect.maxY)), .line(Point(x: x + rect.height, y: rect.minY))]
    }
    let stroke = Picture.Item.stroke(.init(.elements(lines), .color(color), width: 0.5))
    items.append(.group(.init([stroke], clip: .rect(rect))))
  }

  mutating func reserve(_ rect: Rect) { taken.append(rect) }

  package func labelWidth(_ text: String) -> Double { set(text).size.width + 8 }

  func shortened(_ text: String, to width: Double) -> String {
    guard labelWidth(text) > width else { return text }
    // The width grows with the number of characters, so a binary search finds the longest prefix that fits.
    let letters = Array(text)
    var (fits, tooLong) = (0, letters.count)
    while fits + 1 < tooLong {
      let middle = (fits + tooLong) / 2
      if labelWidth(String(letters[..<middle]) + "…") <= width { fits = middle } else { tooLong = middle }
    }
    return String(letters[..<fits]) + "…"
  }

  func lines(of text: String, width: Double) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, labelWidth("\(last) \(word)") <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(shortened(String(word), to: width))
      }
    }
    return lines
  }

  /// Draws a label. If other labels are in its way, it moves down within `extent`; as a last resort, it is shortened.
  /// It stays within `bounds`.
  mutating func mark(
    _ name: String, at x: Double, in extent: ClosedRange<Double>, between bounds: ClosedRange<Double>, _ color: RGBA
  ) {
    let space = max(bounds.upperBound - bounds.lowerBound, 0)
    var width = min(labelWidth(name), space)
    let heights = Array(
      stride(
        from: extent.lowerBound, through: max(extent.upperBound - plateHeight, extent.lowerBound), by: plateHeight + 1))
    while true {
      let words = shortened(name, to: width)
      let own = labelWidth(words)
      let sides = [x + 1, x - 1 - own].filter { $0 >= bounds.lowerBound && $0 + own <= bounds.upperBound }
      let starts = sides.isEmpty ? [min(max(x + 1, bounds.lowerBound), bounds.upperBound - own)] : sides
      let places = heights.flatMap { y in starts.map { Point(x: $0, y: y) } }
      if places.contains(where: { isFree($0, width: own) }) || own <= Self.minimumMark {
        return label(words, at: places, color, isSolid: false)
      }
      width = min(own, width) / 2
    }
  }

  private static let minimumMark = 16.0

  private func isFree(_ corner: Point, width: Double) -> Bool {
    let plate = Rect(origin: corner, size: Size(width: width, height: plateHeight))
    return !taken.contains { $0.intersection(plate) != nil }
  }

  /// Draws a label at the first of `places`, which are positions for its top left corner, where it does not overlap
  /// another label. If there is no such position, it draws nothing.
  package mutating func label(_ text: String, at places: [Point], _ color: RGBA, isSolid: Bool = true) {
    let layout = set(text)
    let plates = places.map { Rect(origin: $0, size: Size(width: layout.size.width + 8, height: plateHeight)) }
    guard let plate = plates.first(where: { plate in !taken.contains { $0.intersection(plate) != nil } }) else {
      return
    }
    taken.append(plate)
    if isSolid {
      let shape = Path.roundedRect(plate, cornerRadius: 2.5, style: .circular)
      items.append(.fill(.init(shape, .color(color))))
    }
    write(layout, in: plate, isSolid ? ink(on: color) : color)
  }

  private mutating func write(_ layout: TextLayout, in plate: Rect, _ color: RGBA) {
    let corner = Point(x: plate.minX + 4, y: plate.midY - layout.size.height / 2)
    for line in layout.lines {
      for run in line.runs {
        let origin = Point(x: corner.x + line.x + run.x, y: corner.y + line.baseline)
        items.append(.glyphs(.init(run.run, at: origin, .color(color))))
      }
    }
  }

  private func ink(on color: RGBA) -> RGBA {
    0.299 * color.red + 0.587 * color.green + 0.114 * color.blue > 0.55 ? .black : .white
  }

  private func set(_ text: String) -> TextLayout {
    engine.layout(TextRequest(runs: [TextRequest.Run(text, font: font)], lineLimit: 1, missingGlyph: .box))
  }
}
