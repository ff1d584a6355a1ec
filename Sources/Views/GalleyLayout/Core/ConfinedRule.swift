/// A tree of such rules can be measured on any thread, but only on one at a time.
package protocol ConfinedRule: LayoutRule {}

extension LayoutNode {
  var isConfined: Bool { rule is any ConfinedRule && children.allSatisfy(\.isConfined) }
}
