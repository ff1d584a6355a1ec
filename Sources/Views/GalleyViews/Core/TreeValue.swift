package import GalleyLayout

/// A value shared by all views of a tree. It belongs to one feature, which declares it in its own folder.
package protocol TreeValue: AnyObject {
  /// Must not hold `graph` strongly.
  init(in graph: ViewGraph)

  /// Called before layout, and when the value is created during a frame.
  func frameWillBegin(in context: BuildContext)

  func layoutWillBegin()

  /// Called after each layout pass. Returns whether the tree needs another one.
  func settle(in root: LayoutNode) -> Bool

  var needsFrame: Bool { get }

  func resetShownState()

  func close()
}

extension TreeValue {
  package func frameWillBegin(in context: BuildContext) {}
  package func layoutWillBegin() {}
  package func settle(in root: LayoutNode) -> Bool { false }
  package var needsFrame: Bool { false }
  package func resetShownState() {}
  package func close() {}
}

struct TreeValues {
  private(set) var all: [any TreeValue] = []

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
