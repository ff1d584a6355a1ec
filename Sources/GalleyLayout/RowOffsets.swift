/// Where the rows of a long stack start, and which row lies at an offset.
///
/// Runs of rows of one length cost one entry; other rows cost one number each. Lengths and offsets are points.
package struct RowOffsets {
  /// The space between neighbours.
  package let spacing: Double
  /// All rows.
  package private(set) var count = 0
  /// From the first row's start to the last row's end.
  package private(set) var total = 0.0
  private var runs: [Run] = []

  private struct Run {
    var firstRow: Int
    var count: Int
    var start: Double
    /// The common length, or nil where `starts` lists every row.
    var length: Double?
    /// Where each row starts, from the run's start, and where the last one ends.
    var starts: [Double]
  }

  package init(spacing: Double) { self.spacing = spacing }

  /// Adds rows of one length.
  package mutating func append(count: Int, length: Double) {
    guard count > 0 else { return }
    add(Run(firstRow: self.count, count: count, start: nextStart, length: length, starts: []))
    total = nextStartOfRun + Double(count) * length + Double(count - 1) * spacing
  }

  /// Adds rows of different lengths.
  package mutating func append(lengths: [Double]) {
    guard !lengths.isEmpty else { return }
    var starts = [0.0]
    starts.reserveCapacity(lengths.count + 1)
    for length in lengths { starts.append(starts[starts.count - 1] + length + spacing) }
    add(Run(firstRow: count, count: lengths.count, start: nextStart, length: nil, starts: starts))
    total = nextStartOfRun + starts[lengths.count] - spacing
  }

  private var nextStart: Double { count == 0 ? 0 : total + spacing }
  private var nextStartOfRun: Double { runs[runs.count - 1].start }

  private mutating func add(_ run: Run) {
    runs.append(run)
    count += run.count
  }

  /// Where row `index` starts.
  package func start(of index: Int) -> Double {
    let run = run { $0.firstRow <= index }
    let local = index - run.firstRow
    return run.start + (run.length.map { Double(local) * ($0 + spacing) } ?? run.starts[local])
  }

  /// How long row `index` is.
  package func length(of index: Int) -> Double {
    let run = run { $0.firstRow <= index }
    let local = index - run.firstRow
    return run.length ?? run.starts[local + 1] - run.starts[local] - spacing
  }

  /// The rows that share any length with `low` ..< `high`.
  package func rows(from low: Double, to high: Double) -> Range<Int> {
    guard count > 0, low < high, high > 0, low < total else { return 0..<0 }
    let first = row(at: low)
    let last = row(at: high)
    // A row that only touches the upper limit shows nothing.
    let end = start(of: last) < high ? last + 1 : last
    let begin = start(of: first) + length(of: first) > low ? first : first + 1
    return min(begin, end)..<end
  }

  /// The last row that starts at or before `offset`; the first row where none does.
  package func row(at offset: Double) -> Int {
    guard count > 0 else { return 0 }
    let run = run { $0.start <= offset }
    let local = offset - run.start
    guard local > 0 else { return run.firstRow }
    if let length = run.length {
      let step = length + spacing
      guard step > 0 else { return run.firstRow }
      return run.firstRow + min(Int(local / step), run.count - 1)
    }
    let position = RowOffsets.lastIndex(in: run.count) { run.starts[$0] <= local }
    return run.firstRow + position
  }

  private func run(where starts: (Run) -> Bool) -> Run {
    runs[RowOffsets.lastIndex(in: runs.count) { starts(runs[$0]) }]
  }

  /// The last index for which `holds`, which is true up to some index and false from there; 0 if for none.
  private static func lastIndex(in count: Int, where holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low + 1 < high {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
