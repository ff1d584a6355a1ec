public import GalleyMotion

extension ViewModifier {
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    TransactedModifier(modifier: self, transform: transform)
  }

  public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }
}

private struct TransactedModifier<Modifier: ViewModifier>: ViewModifier {
  let modifier: Modifier
  let transform: (inout Transaction) -> Void

  func body(content: Content) -> some View { content.transaction(transform) { $0.modifier(modifier) } }
}
