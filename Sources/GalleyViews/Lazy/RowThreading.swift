package import GalleyLayout
package import GalleyText

extension BuildContext {
  /// Lets `threads` measure long lists of the tree; `measurer` answers what sets text on a thread, by its number.
  package func measureRows(on threads: RowThreads, _ measurer: @escaping (Int) -> TextMeasurer) {
    let threading = self[RowThreading.self]
    (threading.threads, threading.measurer) = (threads, measurer)
  }
}

/// The threads that measure the rows of one tree.
final class RowThreading: TreeValue {
  var threads: RowThreads?
  var measurer: (Int) -> TextMeasurer? = { _ in nil }

  init(in graph: ViewGraph) {}
}
