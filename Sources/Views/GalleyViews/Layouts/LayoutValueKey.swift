import GalleyGeometry
import GalleyLayout

public protocol LayoutValueKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

extension View {
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    modified("layoutValue", by: LayoutValueRule(key: ObjectIdentifier(key), value: value))
  }
}

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
  func layoutValue(of key: ObjectIdentifier) -> Any? {
    var node: LayoutNode? = self
    while let current = node {
      if let rule = current.rule as? LayoutValueRule, rule.key == key { return rule.value }
      node = current.shownThrough
    }
    return nil
  }
}
