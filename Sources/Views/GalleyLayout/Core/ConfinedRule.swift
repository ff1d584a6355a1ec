/// A rule whose sizes and guides follow from itself and the node's children alone.
///
/// Nodes of nothing but such rules can be measured on any thread, as long as no other has them.
package protocol ConfinedRule: LayoutRule {}

extension LayoutNode {
  var isConfined: Bool { rule is any ConfinedRule && children.allSatisfy(\.isConfined) }
}
