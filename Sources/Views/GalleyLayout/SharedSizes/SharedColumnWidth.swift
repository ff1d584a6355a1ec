/// Queries and edits take logarithmic time, except for percentiles, which read all widths again after an edit.
package final class SharedColumnWidth {
  private var runs: [MeasuredRun: Run] = [:]
  private var loose: [(width: Double, words: String)] = []
  var grown: Double?
  private var sorted: [Double]?
  private var answers: [SyncMode: Double] = [:]
  private var recorded: [SyncMode: Double] = [:]

  package struct Cell: Hashable, Sendable {
    package let width: Double
    package let row: Int?
    package let words: String
  }

  private struct Run {
    var widths: RowWidths
    var order: Int
    var isCurrent: Bool
  }

  private struct Place {
    let width: Double
    let run: MeasuredRun?
    let number: Int
  }

  init() {}
}

// MARK: - Cells

extension SharedColumnWidth {
  /// Discards cells outside rows. Afterwards, runs of rows must be copied from an earlier column or collected again.
  func begin() {
    loose = []
    sorted = nil
    recorded.merge(answers) { $1 }
    answers = [:]
    for run in runs.keys { runs[run]?.isCurrent = false }
  }

  /// Returns whether any requested width of the column changed.
  func end() -> Bool {
    runs = runs.filter(\.value.isCurrent)
    sorted = nil
    answers = [:]
    defer { recorded = [:] }
    return recorded.contains { width($0.key) != $0.value }
  }

  func note(_ width: Double, words: String) { loose.append((width, words)) }

  func file(_ widths: [Double?], of run: MeasuredRun) {
    var rows = RowWidths()
    rows.append(widths)
    put(rows, of: run)
  }

  func take(_ run: MeasuredRun, over earlier: MeasuredRun, _ changes: RowChanges?) {
    guard var widths = runs.removeValue(forKey: earlier)?.widths else { return }
    if let changes { widths.apply(changes) }
    put(widths, of: run)
  }

  private func put(_ widths: RowWidths, of run: MeasuredRun) {
    runs[run] = Run(widths: widths, order: runs.values.count(where: \.isCurrent), isCurrent: true)
    sorted = nil
  }

  func remove(row: Int, of run: MeasuredRun) { runs[run]?.widths.replace(row, with: nil) }

  func note(_ width: Double, row: Int, of run: MeasuredRun, count: Int) {
    if runs[run] == nil { file([Double?](repeating: nil, count: count), of: run) }
    let known = runs[run]?.widths.width(ofRow: row) ?? 0
    runs[run]?.widths.replace(row, with: max(width, known))
  }

  func grow(to width: Double) -> Bool {
    let step = SharedColumnWidth.step
    let rounded = (width / step).rounded(.up) * step
    guard rounded > grown ?? -1 else { return false }
    grown = rounded
    return true
  }

  private static let step = 10.0
}

// MARK: - Answers

extension SharedColumnWidth {
  package var count: Int { loose.count + runs.values.reduce(0) { $0 + $1.widths.cellCount } }

  package func width(_ mode: SyncMode) -> Double {
    if let known = answers[mode], mode != .growing { return known }
    let width = width(by: mode)
    answers[mode] = width
    return width
  }

  private func width(by mode: SyncMode) -> Double {
    switch mode {
    case .exact: greatest
    case .growing: grown ?? 0
    case .capped(let maximum): min(greatest, maximum)
    case .percentile(let share): quantile(min(max(share, 0), 1))
    }
  }

  private var greatest: Double {
    runs.values.reduce(loose.reduce(0) { max($0, $1.width) }) { max($0, $1.widths.widest?.width ?? 0) }
  }

  package var widest: Cell? { widestPlace.map { cell(at: $0) } }

  private var widestPlace: Place? { places().max { $0.width < $1.width } }

  package var runnerUp: Cell? {
    guard let widest = widestPlace else { return nil }
    return places(without: widest).max { $0.width < $1.width }.map { cell(at: $0) }
  }

  package func count(widerThan width: Double) -> Int {
    loose.count { $0.width > width } + runs.values.reduce(0) { $0 + $1.widths.count(widerThan: width) }
  }

  /// The widest cells of each run and all cells outside rows.
  private func places(without left: Place? = nil) -> [Place] {
    let outside = loose.enumerated().map { Place(width: $1.width, run: nil, number: $0) }
      .filter { left?.run != nil || left?.number != $0.number }
    let inside = runs.sorted { $0.value.order < $1.value.order }.flatMap { run, known -> [Place] in
      let all = 0..<known.widths.count
      let ranges = left?.run == run ? all.split(around: left?.number ?? 0) : [all]
      return ranges.compactMap { known.widths.widest(in: $0) }
        .map { Place(width: $0.width, run: run, number: $0.row) }
    }
    return outside + inside
  }

  private func cell(at place: Place) -> Cell {
    guard let run = place.run else {
      return Cell(width: place.width, row: nil, words: loose[place.number].words)
    }
    return Cell(width: place.width, row: place.number, words: run.words(place.number, self))
  }

  private func quantile(_ share: Double) -> Double {
    let widths = sorted ?? allWidths.sorted()
    sorted = widths
    guard !widths.isEmpty else { return 0 }
    let needed = Int((Double(widths.count) * share).rounded(.up))
    return widths[max(needed, 1) - 1]
  }

  private var allWidths: [Double] {
    var widths = loose.map(\.width)
    for run in runs.values { run.widths.forEach { widths.append($0) } }
    return widths
  }
}

extension Range<Int> {
  fileprivate func split(around element: Int) -> [Range<Int>] { [lowerBound..<element, element + 1..<upperBound] }
}
