final class NodeWatchers: TreeValue {
  var count = 0
  var readers: [ObjectIdentifier: Int] = [:]
  var appeared: [Appearance] = []

  var wanted: Set<ObjectIdentifier> { Set(readers.keys) }

  init(in graph: ViewGraph) {}

  func close() { appeared = [] }
}

extension ViewGraph {
  var watchers: NodeWatchers { self[NodeWatchers.self] }
}
