import GalleyLayout
import GalleyViews

extension RenderContext {
  func measureRows(of context: BuildContext) {
    guard rowThreads > 1 else { return }
    var number = -1
    let workers = ParallelMap(workers: rowThreads) {
      number += 1
      return number
    }
    let threads = RowThreads(count: rowThreads) { [self] items, body in
      sharedPortions += items
      _ = workers.map(Array(0..<items)) { worker, item in body(worker, item) }
    }
    context.measureRows(on: threads, by: engine)
  }
}
