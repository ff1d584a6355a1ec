package import GalleyLayout
package import GalleyText

extension BuildContext {
  /// Lets `threads` measure long lists of the tree by what the tables of `engine` know.
  package func measureRows(on threads: RowThreads, by engine: TextEngine) {
    let threading = self[RowThreading.self]
    (threading.threads, threading.engine) = (threads, engine)
  }
}

final class RowThreading: TreeValue {
  var threads: RowThreads?
  var engine: TextEngine?

  init(in graph: ViewGraph) {}
}
