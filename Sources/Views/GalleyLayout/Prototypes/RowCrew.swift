import GalleyGeometry

/// A worker has its own rows and strings and is used by one thread at a time.
final class RowCrew: @unchecked Sendable {
  let workers: [RowWorker]

  init(_ workers: [RowWorker]) { self.workers = workers }

  func refresh() -> Bool { workers.allSatisfy { $0.sizing.refresh() } }

  func give(_ writers: [BreakWriter], _ known: BreakPieces) {
    for (worker, writer) in zip(workers, writers) { (worker.writer, worker.known) = (writer, known.copied()) }
  }
}

/// Each row has its own position in the buffers.
struct RowRun: @unchecked Sendable {
  let axis: Axis
  let proposal: ProposedViewSize
  let lengths: UnsafeMutablePointer<Double>
  let minimumWidths: UnsafeMutablePointer<Float>
  let starts: UnsafeMutablePointer<UInt32>
}

final class RowWorker {
  fileprivate let sizing: any RowSizing
  private let rows: [Int: PrototypeRow]
  @exclusivity(unchecked) var writer = BreakWriter(first: 0, step: 1)
  @exclusivity(unchecked) fileprivate var known = BreakPieces()

  init(_ sizing: any RowSizing, _ rows: [Int: PrototypeRow]) { (self.sizing, self.rows) = (sizing, rows) }

  func measure(_ range: Range<Int>, in run: RowRun) {
    var last: (shape: Int, row: PrototypeRow)?
    for index in range {
      guard let shape = sizing.shape(ofRow: index) else {
        run.lengths[index] = .nan
        continue
      }
      if last?.shape != shape { last = rows[shape].map { (shape, $0) } }
      run.lengths[index] = last.map { length(ofRow: index, by: $0.row, in: run) } ?? .nan
    }
  }

  private func length(ofRow index: Int, by row: PrototypeRow, in run: RowRun) -> Double {
    if row.node.producesNoRow { return -.infinity }
    guard run.axis == .vertical else { return row.size(ofRow: index, for: run.proposal)?[run.axis] ?? .nan }
    let width = run.proposal.width
    let height = row.height(
      minimumWidth: run.minimumWidths[index], recordAt: run.starts[index], in: known, offered: width)
    if let height { return height }
    let measured = row.height(ofRow: index, offered: width) { text, space, width in
      guard run.starts[index] == 0, let (number, leaf) = text.numberedLeaf else { return nil }
      let (start, height) = writer.write(number, leaf, space, offered: width)
      if let start { run.starts[index] = start }
      return height
    }
    guard let (height, minimum) = measured else { return .nan }
    run.minimumWidths[index] = PrototypeRows.kept(minimumWidth: minimum)
    return height
  }
}
