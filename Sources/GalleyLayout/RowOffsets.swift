/// Where the rows of a long stack start, and which row lies at an offset.
///
/// Runs of rows of one length cost one entry; other rows cost one number each. Lengths and offsets are points.
package struct RowOffsets {
  /// The space between neighbours.
  package let spacing: Double
  /// All rows.
  package private(set) var count = 0
  private var runs: [Run] = []
  /// Where a further row would start; nil while no row shows.
  private var next: Double?

  private struct Run {
    var firstRow: Int
    var count: Int
    var start: Double
    /// The common length, or nil where `starts` lists every row.
    var length: Double?
    /// Where each row starts, from the run's start, and where a row behind the last one would.
    var starts: [Double]

    /// Where row `local` of the run starts.
    func start(of local: Int, _ spacing: Double) -> Double {
      start + (length.map { Double(local) * ($0 + spacing) } ?? starts[local])
    }
  }

  package init(spacing: Double) { self.spacing = spacing }

  /// From the first row's start to the last row's end.
  package var total: Double { next.map { $0 - spacing } ?? 0 }

  /// Adds rows of one length.
  package mutating func append(count: Int, length: Double) {
    guard count > 0 else { return }
    let start = next ?? 0
    add(Run(firstRow: self.count, count: count, start: start, length: length, starts: []))
    next = start + Double(count) * (length + spacing)
  }

  /// Adds rows of different lengths; a row of nil shows nothing and takes no spacing either.
  package mutating func append(lengths: [Double?]) {
    guard !lengths.isEmpty else { return }
    let start = next ?? 0
    var starts: [Double] = []
    starts.reserveCapacity(lengths.count + 1)
    var end = 0.0
    for length in lengths {
      starts.append(end)
      if let length {
        end += length + spacing
        next = start + end
      }
    }
    starts.append(end)
    add(Run(firstRow: count, count: lengths.count, start: start, length: nil, starts: starts))
  }

  private mutating func add(_ run: Run) {
    runs.append(run)
    count += run.count
  }

  /// Where row `index` starts.
  package func start(of index: Int) -> Double {
    let run = run { $0.firstRow <= index }
    return run.start(of: index - run.firstRow, spacing)
  }

  /// How long row `index` is; 0 where nothing shows.
  package func length(of index: Int) -> Double {
    let run = run { $0.firstRow <= index }
    let local = index - run.firstRow
    return run.length ?? max(run.starts[local + 1] - run.starts[local] - spacing, 0)
  }

  /// The rows that share any length with `low` ..< `high`, and what lies between them.
  package func rows(from low: Double, to high: Double) -> Range<Int> {
    guard count > 0, low < high, high > 0, low < total else { return 0..<0 }
    let first = row(at: low)
    let last = row(at: high)
    // A row that only touches a limit shows nothing.
    let begin = start(of: first) + length(of: first) > low ? first : first + 1
    let end = start(of: last) < high ? last + 1 : last
    return min(begin, end)..<end
  }

  /// The last row that starts at or before `offset`; the first row where none does.
  package func row(at offset: Double) -> Int {
    guard count > 0 else { return 0 }
    let run = run { $0.start <= offset }
    guard run.start <= offset else { return run.firstRow }
    guard let length = run.length else {
      return run.firstRow + RowOffsets.lastIndex(in: run.count) { run.start(of: $0, spacing) <= offset }
    }
    let step = length + spacing
    let last = Double(run.count - 1)
    // Rows without any extent all start at once; the last one counts.
    let guess = step > 0 ? min(((offset - run.start) / step).rounded(.down), last) : last
    return run.firstRow + exact(Int(guess), at: offset, in: run)
  }

  /// The quotient of two lengths may be off by one where a row starts just there; what `start` answers decides.
  private func exact(_ guess: Int, at offset: Double, in run: Run) -> Int {
    if guess > 0, run.start(of: guess, spacing) > offset { return guess - 1 }
    if guess + 1 < run.count, run.start(of: guess + 1, spacing) <= offset { return guess + 1 }
    return guess
  }

  private func run(where starts: (Run) -> Bool) -> Run {
    runs[RowOffsets.lastIndex(in: runs.count) { starts(runs[$0]) }]
  }

  /// The last index for which `holds`, which is true up to some index and false from there; 0 if for none.
  static func lastIndex(in count: Int, where holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low + 1 < high {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
