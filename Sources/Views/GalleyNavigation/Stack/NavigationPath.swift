/// The values that a stack of screens shows, whatever their types.
public struct NavigationPath {
  var elements: [AnyHashable]

  /// No value: the stack shows its root.
  public init() { elements = [] }

  /// The values of `elements`, the first lowest.
  public init<Elements: Sequence>(_ elements: Elements) where Elements.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// How many values there are.
  public var count: Int { elements.count }

  /// Whether there is none.
  public var isEmpty: Bool { elements.isEmpty }

  /// Puts `value` on top.
  public mutating func append(_ value: some Hashable) { elements.append(AnyHashable(value)) }

  /// Takes the uppermost `k` values away, or as many as there are.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(min(max(0, k), elements.count)) }
}

extension NavigationPath: Equatable {}
