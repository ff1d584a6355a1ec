package import GalleyLayout

/// An object of a feature that all views of one tree share.
///
/// The feature declares it in its own folder and asks the tree for it by its type, as it asks the environment for a
/// value by its key. It is made when it is first asked for, and lives as long as the tree.
package protocol TreeValue: AnyObject {
  /// The object of the tree of `graph`, which it must not keep alive.
  init(in graph: ViewGraph)

  /// Called before a frame is laid out, and when the object is made while one is.
  func frameWillBegin(in context: BuildContext)

  func layoutWillBegin()

  /// Called after each layout of a frame; answers whether the tree below `root` has to be laid out again.
  func settle(in root: LayoutNode) -> Bool

  /// Whether the whole frame has to be laid out again, after everything was settled.
  var needsFrame: Bool { get }

  /// Forgets what was shown before, so that what is shown next does not depend on it.
  func forgetShown()

  func close()
}

extension TreeValue {
  package func frameWillBegin(in context: BuildContext) {}
  package func layoutWillBegin() {}
  package func settle(in root: LayoutNode) -> Bool { false }
  package var needsFrame: Bool { false }
  package func forgetShown() {}
  package func close() {}
}

/// The objects that the features of one tree share, in the order they were first asked for.
struct TreeValues {
  private(set) var all: [any TreeValue] = []

  /// The object of `type`; nil where nobody asked for it yet.
  func known<Value: TreeValue>(_ type: Value.Type) -> Value? {
    for value in all where Swift.type(of: value) == type { return value as? Value }
    return nil
  }

  mutating func add(_ value: some TreeValue) { all.append(value) }
}

extension ViewGraph {
  package subscript<Value: TreeValue>(type: Value.Type) -> Value {
    if let known = values.known(type) { return known }
    let value = Value(in: self)
    values.add(value)
    return value
  }
}

extension BuildContext {
  package subscript<Value: TreeValue>(type: Value.Type) -> Value {
    if let known = graph.values.known(type) { return known }
    let value = graph[type]
    value.frameWillBegin(in: self)
    return value
  }
}
