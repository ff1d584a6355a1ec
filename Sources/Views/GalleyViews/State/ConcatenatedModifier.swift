public struct ConcatenatedModifier<First: ViewModifier, Second: ViewModifier>: ViewModifier {
  let first: First
  let second: Second

  public func body(content: Content) -> some View { content.modifier(first).modifier(second) }
}

extension ViewModifier {
  public func concat<Other: ViewModifier>(_ modifier: Other) -> ConcatenatedModifier<Self, Other> {
    ConcatenatedModifier(first: self, second: modifier)
  }
}
