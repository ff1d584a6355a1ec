package import GalleyLayout
package import GalleyText

extension BuildContext {
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
