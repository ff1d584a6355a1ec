/// A tree that consists only of such rules can be measured on any thread, as long as no other thread uses its nodes.
package protocol ConfinedRule: LayoutRule {}

extension LayoutNode {
  var isConfined: Bool { rule is any ConfinedRule && children.allSatisfy(\.isConfined) }
}
