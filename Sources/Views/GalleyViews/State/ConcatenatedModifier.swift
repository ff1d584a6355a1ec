/// Two modifiers, one after the other.
public struct ConcatenatedModifier<First: ViewModifier, Second: ViewModifier>: ViewModifier {
  let first: First
  let second: Second

  /// The view as both change it.
  public func body(content: Content) -> some View { content.modifier(first).modifier(second) }
}

extension ViewModifier {
  /// The modifier, and then `modifier`.
  public func concat<Other: ViewModifier>(_ modifier: Other) -> ConcatenatedModifier<Self, Other> {
    ConcatenatedModifier(first: self, second: modifier)
  }
}
