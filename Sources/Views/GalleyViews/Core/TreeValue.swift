package import GalleyLayout

/// An object that belongs to one feature and is shared by all views of a tree.
///
/// The feature declares the type in its own folder. The tree looks it up by type, creates it on first access and keeps
/// it for its own lifetime.
package protocol TreeValue: AnyObject {
  /// Creates the object for the tree of `graph`. It must not hold `graph` strongly.
  init(in graph: ViewGraph)

  /// Called before a frame is laid out, and on creation if that happens during a frame.
  func frameWillBegin(in context: BuildContext)

  func layoutWillBegin()

  /// Called after each layout pass of a frame.
  /// - Returns: Whether the tree below `root` needs another layout pass.
  func settle(in root: LayoutNode) -> Bool

  /// Whether the whole frame has to be laid out again after all values were settled.
  var needsFrame: Bool { get }

  /// Resets state carried over from earlier frames, so the next picture does not depend on them.
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
