import GalleyGeometry
import GalleyLayout

/// A type that names something a view tells the ``Layout`` around it.
public protocol LayoutValueKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

extension View {
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    modified("layoutValue", by: LayoutValueRule(key: ObjectIdentifier(key), value: value))
  }
}

/// `layoutValue`: changes nothing of the layout, and remembers a word to the container.
struct LayoutValueRule: TransparentRule {
  let key: ObjectIdentifier
  let value: Any

  var traits: LayoutTraits { .modifier }

  func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    node.placeThrough(proposal, in: size, context: context)
  }

  func isEqual(to other: any LayoutRule) -> Bool { false }
}

extension LayoutNode {
  /// What was said of the node, or of the view inside its modifiers, under `key`; nil where nothing was.
  func layoutValue(of key: ObjectIdentifier) -> Any? {
    var node: LayoutNode? = self
    while let current = node {
      if let rule = current.rule as? LayoutValueRule, rule.key == key { return rule.value }
      node = current.shownThrough
    }
    return nil
  }
}
