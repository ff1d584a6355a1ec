public import GalleyMotion

extension ViewModifier {
  /// The modifier with the transactions of its changes changed, and not those of what it modifies.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    TransactedModifier(modifier: self, transform: transform)
  }

  /// The modifier with `animation` for its changes, and not for those of what it modifies.
  public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }
}

/// A modifier whose changes have other transactions than those of what it modifies.
private struct TransactedModifier<Modifier: ViewModifier>: ViewModifier {
  let modifier: Modifier
  let transform: (inout Transaction) -> Void

  func body(content: Content) -> some View { content.transaction(transform) { $0.modifier(modifier) } }
}
