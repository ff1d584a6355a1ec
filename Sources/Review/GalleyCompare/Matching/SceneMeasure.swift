import GalleyDiff
import GalleyGeometry
import GalleyPicture

/// Measures ink in an image and in the drawing of its scene in the same way, so that measurement errors cancel out.
struct SceneMeasure {
  private let own: InkReader
  private let shown: InkReader
  /// The scene without its text.
  private let plate: InkReader
  private let texts: [DrawnText]
  /// In reading order.
  private var placed: [Placed] = []
  private let isSameFont: Bool

  private struct Placed {
    let own: InkExtent
    let start: Double
    let end: Double
    let areas: [Rect]
  }

  private static let reach = 16.0

  init(_ picture: Picture, own: InkReader, shown: InkReader, plate: InkReader, isSameFont: Bool) {
    (self.own, self.shown, self.plate) = (own, shown, plate)
    texts = picture.drawnTexts
    self.isSameFont = isSameFont
  }

  /// Measures a view. Returns nil for a view without a visible edge.
  mutating func measure(_ leaf: ShownLeaf, at found: ViewMatch?) -> SceneMatch.Measurement? {
    leaf.lines.isEmpty ? measureBox(leaf, at: found) : measureText(leaf)
  }

  // MARK: Texts

  /// Measures text. Returns nil if the text is not drawn.
  private mutating func measureText(_ leaf: ShownLeaf) -> SceneMatch.Measurement? {
    let space = leaf.frame.insetBy(dx: -2, dy: -2)
    let runs = texts.filter { space.contains($0.origin) }
    guard !runs.isEmpty else { return nil }
    let text: MatchedText
    switch matched(leaf, runs) {
    case .success(let found): text = found
    case .failure(let problem): return SceneMatch.Measurement(problem: problem)
    }
    let ownRows = InkExtent(leaf.frame.minY, leaf.frame.maxY)
    let near = Point(x: 0, y: expectedMove(of: ownRows))
    let taken = placed.flatMap(\.areas)
    // Views below a text that became longer move with it, unless a spacer separates them.
    let readings = [near, .zero].compactMap {
      TextSearch(text, in: shown, near: $0)?.find(near: $0, besides: taken)
    }
    guard let reading = readings.min(by: { $0.cost < $1.cost }) else {
      return SceneMatch.Measurement(
        problem: shown.contains(leaf.frame.offsetBy(near)) ? .notFound : .outside)
    }
    let shift = TextDifference.shift(reading, of: text)
    placed.append(Placed(own: ownRows, start: shift.start, end: shift.end, areas: reading.areas))
    return SceneMatch.Measurement(
      TextDifference(reading, of: text, pixel: shown.pixel, isSameFont: isSameFont), isTruncated: leaf.isTruncated,
      pixel: shown.pixel)
  }

  private func matched(_ leaf: ShownLeaf, _ runs: [DrawnText]) -> Result<MatchedText, SceneMatch.Problem> {
    guard !runs.contains(where: \.isTurned) else { return .failure(.turned) }
    guard plate.isEven(leaf.frame) else { return .failure(.background) }
    let rightToLeft = runs.reduce(0) { $0 + ($1.run.isRightToLeft ? $1.run.glyphs.count : -$1.run.glyphs.count) }
    let em = runs.map { $0.run.size * $0.scale }.max() ?? 0
    var lines: [(baseline: Double, runs: [DrawnText])] = []
    for run in runs {
      if let index = lines.firstIndex(where: { abs($0.baseline - run.origin.y) < em * 0.4 }) {
        lines[index].runs.append(run)
      } else {
        lines.append((run.origin.y, [run]))
      }
    }
    lines.sort { $0.baseline < $1.baseline }
    guard lines.count == leaf.lines.count(where: { !$0.allSatisfy(\.isWhitespace) }) else { return .failure(.overlap) }
    let sources = lines.map { line in
      let ordered = line.runs.sorted { rightToLeft > 0 ? $0.origin.x > $1.origin.x : $0.origin.x < $1.origin.x }
      return MatchedText.Source(baseline: line.baseline, letters: ordered.flatMap(\.letters))
    }
    let text = MatchedText(sources, em: em, isRightToLeft: rightToLeft > 0, in: own)
    return text.map { .success($0) } ?? .failure(.overlap)
  }

  /// Returns the vertical distance that the closest measured text above or beside the view moved.
  private func expectedMove(of rows: InkExtent) -> Double {
    let closest = placed.min { distance($0.own, rows) < distance($1.own, rows) }
    guard let closest else { return 0 }
    return closest.own.end <= rows.start + 1 ? closest.end : closest.start
  }

  private func distance(_ one: InkExtent, _ other: InkExtent) -> Double { max(-one.overlap(with: other), 0) }

  // MARK: Shapes, images and controls

  private func measureBox(_ leaf: ShownLeaf, at found: ViewMatch?) -> SceneMatch.Measurement? {
    let frame = leaf.frame
    // The box in the scene is found twice, as the second search has the same starting point and options as the search
    // in the image.
    guard let near = own.box(of: frame, reach: Self.reach, isExact: true),
      let box = own.box(of: near, reach: Self.reach, isExact: false),
      box.minX > frame.minX - 2, box.minY > frame.minY - 2, box.maxX < frame.maxX + 2, box.maxY < frame.maxY + 2
    else { return nil }
    var offset = Point(x: 0, y: expectedMove(of: InkExtent(frame.minY, frame.maxY)))
    if let found, found.likeness >= 0.6 { offset = found.offset }
    guard let other = shown.box(of: near.offsetBy(offset), reach: Self.reach, isExact: false) else { return nil }
    return SceneMatch.Measurement(from: box, to: other, pixel: shown.pixel)
  }
}
