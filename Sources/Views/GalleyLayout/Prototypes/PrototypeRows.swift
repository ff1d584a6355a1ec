import GalleyGeometry

final class PrototypeRows {
  private static let limit = 64

  private let sizing: any RowSizing
  @exclusivity(unchecked) private var rows: [Int: PrototypeRow?] = [:]
  private var samples: [Int] = []
  @exclusivity(unchecked) private var last: (shape: Int, row: PrototypeRow?)?
  /// NaN for rows that were not measured.
  @exclusivity(unchecked) private var minimumWidths: [Float] = []
  @exclusivity(unchecked) private var breaks = RowBreaks()
  private var crew: RowCrew??
  private var crewShapes = 0
  private var shared = PrototypeRows.shared.first
  private var failures = 0

  init(_ sizing: any RowSizing) { self.sizing = sizing }

  /// Returns the length of a row. The outer nil means that the row must be built; the inner nil means that the row is
  /// empty.
  func length(
    ofRow index: Int, of count: Int, along axis: Axis, for proposal: ProposedViewSize, build: () -> LayoutNode
  ) -> Double?? {
    guard let row = row(for: index, of: count, build) else { return nil }
    if row.node.producesNoRow { return .some(nil) }
    guard axis == .vertical else { return row.size(ofRow: index, for: proposal).map { $0[axis] } }
    reserve(count)
    let known = row.height(
      minimumWidth: minimumWidths[index], recordAt: breaks.start(ofRow: index), in: breaks.pieces,
      offered: proposal.width)
    if let known { return known }
    let measured = row.height(ofRow: index, offered: proposal.width) { text, space, width in
      text.numberedLeaf.flatMap { breaks.keep($0.number, $0.leaf, space, ofRow: (index, count), offered: width) }
    }
    guard let (height, minimum) = measured else { return nil }
    minimumWidths[index] = PrototypeRows.kept(minimumWidth: minimum)
    return height
  }

  private func reserve(_ count: Int) {
    if minimumWidths.isEmpty { minimumWidths = [Float](repeating: .nan, count: count) }
  }

  static func kept(minimumWidth: Double?) -> Float { minimumWidth.map { Float($0).nextUp } ?? .infinity }

  func size(
    ofRow index: Int, for proposal: ProposedViewSize, build: () -> LayoutNode
  ) -> (size: Size, row: PrototypeRow)? {
    guard let row = row(for: index, build), let size = row.size(ofRow: index, for: proposal) else { return nil }
    return (size, row)
  }

  func measure(_ index: Int, for sharedSize: SharedSize, build: () -> LayoutNode) -> Bool {
    row(for: index, build)?.measure(index, for: sharedSize) ?? false
  }

  /// Returns the prototype row for `index`, or nil if the row must be built. `count` is the number of rows to be
  /// measured.
  func row(for index: Int, of count: Int = 1, _ build: () -> LayoutNode) -> PrototypeRow? {
    guard let shape = sizing.shape(ofRow: index) else { return nil }
    if let last, last.shape == shape { return last.row }
    if rows[shape] == nil {
      guard rows.count < PrototypeRows.limit else { return nil }
      let row = sizing.prototypeRow(build)
      row?.expect(count)
      rows[shape] = .some(row)
      samples.append(index)
    }
    let row = rows[shape] ?? nil
    last = (shape, row)
    return row
  }
}

// MARK: - Several threads

extension PrototypeRows {
  /// The minimum number of `Text` views for which several threads are worthwhile. Measuring that many takes a few
  /// milliseconds.
  private static let minimumTexts = 8_000
  private static let portion = 256
  /// The number of rows per batch. New shapes are found between batches, so later batches leave fewer rows unmeasured.
  private static let shared = (first: 1 << 12, maximum: 1 << 15)
  /// The number of batches that may leave more than half of their rows unmeasured.
  private static let patience = 2

  /// Returns the lengths of rows, or nil if a single thread would be as fast. NaN means that
  /// ``length(ofRow:of:along:for:build:)`` must measure the row, negative infinity that the row is empty.
  func lengths(
    from first: Int, of count: Int, along axis: Axis, for proposal: ProposedViewSize, build: (Int) -> LayoutNode
  ) -> [Double]? {
    guard let threads = sizing.threads, threads.count > 1, failures < PrototypeRows.patience,
      (count - first) * (last?.row?.leafCount ?? 0) >= PrototypeRows.minimumTexts, let crew = crew(threads, build),
      crew.refresh()
    else { return nil }
    reserve(count)
    breaks.reserve(count)
    crew.give(breaks.writers(threads.count), breaks.pieces)
    let range = first..<min(first + shared, count)
    let lengths = [Double](unsafeUninitializedCapacity: range.count) { lengths, filled in
      guard let base = lengths.baseAddress else { return }
      measure(range, on: threads, by: crew, axis, proposal, into: base - range.lowerBound)
      filled = range.count
    }
    for worker in crew.workers { breaks.adopt(&worker.writer) }
    breaks.continueBehind()
    if lengths.count(where: \.isNaN) > range.count / 2 { failures += 1 }
    shared = min(shared * 2, PrototypeRows.shared.maximum)
    return lengths
  }

  private func measure(
    _ range: Range<Int>, on threads: RowThreads, by crew: RowCrew, _ axis: Axis, _ proposal: ProposedViewSize,
    into lengths: UnsafeMutablePointer<Double>
  ) {
    minimumWidths.withUnsafeMutableBufferPointer { widths in
      breaks.withStarts { starts in
        guard let widths = widths.baseAddress, let starts = starts.baseAddress else { return }
        let run = RowRun(
          axis: axis, proposal: proposal, lengths: lengths, minimumWidths: widths, starts: starts)
        let portions = (range.count + PrototypeRows.portion - 1) / PrototypeRows.portion
        threads.perform(portions) { thread, portion in
          let first = range.lowerBound + portion * PrototypeRows.portion
          crew.workers[thread].measure(first..<min(first + PrototypeRows.portion, range.upperBound), in: run)
        }
      }
    }
  }

  private func crew(_ threads: RowThreads, _ build: (Int) -> LayoutNode) -> RowCrew? {
    if let crew, crewShapes == samples.count { return crew }
    let made = makeCrew(threads, build)
    (crew, crewShapes) = (.some(made), samples.count)
    return made
  }

  private func makeCrew(_ threads: RowThreads, _ build: (Int) -> LayoutNode) -> RowCrew? {
    let own = rows.compactMapValues { $0 }
    guard !own.isEmpty, own.values.allSatisfy({ $0.makeConfined() }) else { return nil }
    var workers: [RowWorker] = []
    for _ in 0..<threads.count {
      guard let sizing = sizing.copyForThread() else { return nil }
      var rows: [Int: PrototypeRow] = [:]
      for sample in samples {
        guard let shape = sizing.shape(ofRow: sample), own[shape] != nil else { continue }
        guard let row = sizing.prototypeRow({ build(sample) }) else { continue }
        guard row.makeConfined() else { return nil }
        rows[shape] = row
      }
      workers.append(RowWorker(sizing, rows))
    }
    return RowCrew(workers)
  }
}

extension SizingMember {
  var numberedLeaf: (number: Int, leaf: any SizingLeaf)? {
    guard case .leaf(let number) = kind else { return nil }
    return (number, plan._withUnsafeGuaranteedRef { $0.leaf(number) })
  }
}
