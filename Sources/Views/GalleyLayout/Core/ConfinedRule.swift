/// A tree of such rules can be measured on any one thread.
package protocol ConfinedRule: LayoutRule {}

extension LayoutNode {
  var isConfined: Bool { rule is any ConfinedRule && children.allSatisfy(\.isConfined) }
}
