/// Who wants to know what of the nodes.
final class NodeWatchers: TreeValue {
  /// How many attachments there are; without any, nobody walks.
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
