package import GalleyGeometry

/// The words of a text view in the scene, as found in another image, line by line.
package struct TextReading: Hashable, Sendable {
  package let lines: [Line]
  package let isComplete: Bool
  /// The distance from the expected position and shape, in points. Lower is better.
  package let cost: Double
  /// The widths in the image, divided by the widths in the scene.
  package let ratio: Double

  package struct Line: Hashable, Sendable {
    /// The indices of the words, in the order of ``MatchedText``.
    package let words: Range<Int>
    package let rows: InkExtent
    package let columns: InkExtent
  }

  /// The areas that the ink covers, one for each line.
  package var areas: [Rect] {
    lines.map {
      Rect(x: $0.columns.start, y: $0.rows.start, width: $0.columns.length, height: $0.rows.length)
    }
  }
}

/// Finds words one after the other, wherever the lines break.
package struct TextSearch: Sendable {
  private let reader: InkReader
  private let text: MatchedText
  private let words: [MatchedText.Word]
  private let bands: [Band]

  private struct Band: Sendable {
    let rows: InkExtent
    /// In reading order.
    let runs: [InkExtent]

    /// Fails for images and other backgrounds, which are much taller than a line, and for letters that are cut off at
    /// an edge of the image.
    init?(
      _ rows: InkExtent, of text: MatchedText, at columns: InkExtent, in reader: InkReader, on background: InkBackground
    ) {
      func runs(_ rows: InkExtent) -> [InkExtent] {
        let area = Rect(
          x: columns.start - TextSearch.reach.x, y: rows.start, width: columns.length + 2 * TextSearch.reach.x,
          height: rows.length)
        return reader.columns(in: area, on: background, gap: text.em * MatchedText.wordGap)
      }
      guard rows.length < text.em * TextSearch.maximumLine else { return nil }
      // If the text moved sideways, only part of it is in its old columns.
      let near = runs(rows).filter { $0.overlap(with: columns) > 0 }
      guard let first = near.first else { return nil }
      let whole = near.dropFirst().reduce(first) { $0.union($1) }
      let window = Rect(
        x: whole.start, y: rows.start - text.em * 0.7, width: whole.length, height: rows.length + text.em * 1.4)
      let higher = reader.rows(in: window, on: background, gap: text.em * MatchedText.lineGap)
        .filter { $0.overlap(with: rows) > 0 }.reduce(rows) { $0.union($1) }
      self.rows = higher.length < text.em * TextSearch.maximumLine ? higher : rows
      guard !reader.isCut(self.rows) || reader.isCut(text.rows) else { return nil }
      let found = runs(self.rows)
      self.runs = text.isRightToLeft ? found.reversed() : found
    }
  }

  /// The maximum distance from the expected position, in points.
  private static let reach = (x: 72.0, y: 56.0)
  /// The maximum height of a line with accents and descenders, in ems.
  private static let maximumLine = 3.0

  private struct Attempt {
    var lines: [TextReading.Line] = []
    var word = 0
    var rest = 0.0
    /// Whether another word follows directly, so that the text does not continue on the next line.
    var isFollowed = false
    var widths = (own: 0.0, shown: 0.0)
  }

  /// The factors by which another font may change the width of a text, most likely first.
  private static let ratios = [1, 1.04, 0.96, 1.08, 0.92, 1.12, 0.88]
  /// The maximum gap before a word of the same text, and the usual gap, in ems.
  private static let (widestGap, usualGap) = (0.7, 0.42)

  /// Prepares a search. `offset` is the expected offset of the text.
  package init?(_ text: MatchedText, in reader: InkReader, near offset: Point) {
    let (columns, rows, em) = (text.columns.moved(by: offset.x), text.rows.moved(by: offset.y), text.em)
    let near = Rect(
      x: columns.start - em / 2, y: rows.start - em / 2, width: columns.length + em, height: rows.length + em)
    guard let shown = reader.background(in: near) else { return nil }
    let background = shown.with(contrast: min(shown.contrast, text.contrast))
    let window = Rect(
      x: columns.start, y: rows.start - Self.reach.y, width: columns.length, height: rows.length + 2 * Self.reach.y)
    bands = reader.rows(in: window, on: background, gap: em * MatchedText.lineGap).compactMap { rows in
      Band(rows, of: text, at: columns, in: reader, on: background)
    }
    (self.reader, self.text, words) = (reader, text, text.words)
  }

  /// Returns the closest match that contains all words, or otherwise a match with most words at the expected position.
  /// The areas in `taken` belong to other text views and are skipped.
  package func find(near offset: Point, besides taken: [Rect]) -> TextReading? {
    guard let own = text.lines.first, let ownStart = own.words.first.map({ start(of: $0.extent) }) else { return nil }
    var best: (reading: TextReading, cost: Double)?
    for (number, band) in bands.enumerated() {
      for run in band.runs.indices where !isTaken(band.runs[run], band.rows, taken) {
        let (x, y) = (start(of: band.runs[run]) - ownStart, band.rows.start - own.rows.start)
        let way = abs(y - offset.y) + abs(x - offset.x) / 2
        for ratio in Self.ratios {
          guard let attempt = attempt(from: number, run, ratio) else { continue }
          guard isWhole(attempt) else { continue }
          let isComplete = attempt.word == words.count
          guard isComplete || isCertain(attempt, ratio) && way < text.em / 2 else { continue }
          let missing = Double(words.count - attempt.word) * text.em
          let cost = way + attempt.rest + abs(ratio - 1) * 4 + missing * 2
          guard cost < best?.cost ?? .infinity else { continue }
          let width = attempt.widths.own > 0 ? attempt.widths.shown / attempt.widths.own : 1
          best = (TextReading(lines: attempt.lines, isComplete: isComplete, cost: cost, ratio: width), cost)
        }
      }
    }
    return best?.reading
  }

  /// Whether all letters have their full height. An edge of the screen or of a scroll view may cut letters off.
  private func isWhole(_ attempt: Attempt) -> Bool {
    guard let own = text.lines.first, let shown = attempt.lines.first, shown.words.count == own.words.count else {
      return true
    }
    return abs(shown.rows.length - own.rows.length) < text.em * 0.2 + reader.pixel
  }

  /// Whether a match with only some of the words is certain, which requires exact widths.
  private func isCertain(_ attempt: Attempt, _ ratio: Double) -> Bool {
    // If the text is a single word and its width differs, it counts as a different word.
    attempt.word * 2 >= words.count && (attempt.word > 1 || ratio == 1)
      && attempt.rest <= Double(attempt.word) * (reader.pixel * 1.5 + text.em * 0.03)
  }

  private func isTaken(_ run: InkExtent, _ rows: InkExtent, _ taken: [Rect]) -> Bool {
    taken.contains {
      run.middle > $0.minX && run.middle < $0.maxX && rows.middle > $0.minY && rows.middle < $0.maxY
    }
  }

  /// Returns the position where reading starts.
  private func start(of extent: InkExtent) -> Double { text.isRightToLeft ? -extent.end : extent.start }

  private func attempt(from number: Int, _ run: Int, _ ratio: Double) -> Attempt? {
    var attempt = Attempt()
    var (band, run) = (number, run)
    let edge = start(of: bands[band].runs[run])
    while attempt.word < words.count {
      guard consume(band, from: run, ratio, &attempt), attempt.word < words.count, !attempt.isFollowed else { break }
      band += 1
      guard band < bands.count, bands[band].rows.start - bands[band - 1].rows.start < text.em * 2.4 else { break }
      let next = bands[band].runs.indices.filter { match(band, $0, attempt.word, ratio) != nil }
        .min { abs(start(of: bands[band].runs[$0]) - edge) < abs(start(of: bands[band].runs[$1]) - edge) }
      guard let next else { break }
      run = next
    }
    return attempt.word > 0 ? attempt : nil
  }

  private func consume(_ number: Int, from first: Int, _ ratio: Double, _ attempt: inout Attempt) -> Bool {
    let runs = bands[number].runs
    let start = attempt.word
    var (run, last): (Int, InkExtent?) = (first, nil)
    var columns: InkExtent?
    while run < runs.count, attempt.word < words.count {
      if let last, gap(last, runs[run]) > widestGap(before: attempt.word, ratio) { break }
      guard let found = match(number, run, attempt.word, ratio) else {
        attempt.isFollowed = last.map { gap($0, runs[run]) < text.em * Self.usualGap } ?? false
        break
      }
      attempt.rest += found.rest
      attempt.widths.own += found.own
      attempt.widths.shown += found.shown.length
      attempt.word += found.words
      columns = columns?.union(found.shown) ?? found.shown
      last = runs[run + found.runs - 1]
      run += found.runs
    }
    guard let columns else { return false }
    attempt.lines.append(
      TextReading.Line(words: start..<attempt.word, rows: bands[number].rows, columns: columns))
    return true
  }

  private func widestGap(before word: Int, _ ratio: Double) -> Double {
    let own = gap(words[word - 1].extent, words[word].extent)
    return max(text.em * Self.widestGap, own < text.em * 2 ? own * ratio + text.em / 4 : 0)
  }

  private func gap(_ one: InkExtent, _ next: InkExtent) -> Double {
    max(next.start - one.end, one.start - next.end)
  }

  private struct Match {
    let words: Int
    let runs: Int
    let own: Double
    let shown: InkExtent
    let rest: Double
  }

  /// Finds the best match of a word. A gap close to the limit may join two words in only one of the images.
  private func match(_ band: Int, _ run: Int, _ word: Int, _ ratio: Double) -> Match? {
    let runs = bands[band].runs
    var best: Match?
    for (words, count) in [(1, 1), (2, 1), (1, 2)] {
      guard word + words <= self.words.count, run + count <= runs.count else { continue }
      let own = ownWidth(word, words)
      let shown = count == 1 ? runs[run] : runs[run].union(runs[run + 1])
      let rest = abs(shown.length - own * ratio)
      guard rest <= reader.pixel * 1.5 + text.em * 0.09 + own * 0.03, rest < best?.rest ?? .infinity else { continue }
      best = Match(words: words, runs: count, own: own, shown: shown, rest: rest)
      if words == 1, count == 1 { break }
    }
    return best
  }

  private func ownWidth(_ word: Int, _ count: Int) -> Double {
    guard count == 2 else { return words[word].extent.length }
    let (one, next) = (words[word].extent, words[word + 1].extent)
    let gap = gap(one, next)
    // Words on different lines have no gap, so a usual space between them is assumed.
    return one.length + next.length + (gap > 0 && gap < text.em ? gap : text.em * 0.28)
  }
}
