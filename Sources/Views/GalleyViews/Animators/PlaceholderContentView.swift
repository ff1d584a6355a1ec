public import GalleyMotion

public struct PlaceholderContentView<Value: View>: View, UnnamedView {
  private let view: Value
  private let restores: Bool

  init(_ view: Value, restoring restores: Bool = false) { (self.view, self.restores) = (view, restores) }

  @ViewBuilder public var body: some View {
    if restores {
      view.transaction { transaction in
        guard let around = transaction[OuterTransactions.self].popLast() else { return }
        transaction.animation = around.animation
        transaction.disablesAnimations = around.disablesAnimations
      }
    } else {
      view
    }
  }
}

private enum OuterTransactions: TransactionKey {
  static var defaultValue: [Transaction] { [] }
}

extension View {
  public func animation(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> some View
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  public func transaction(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> some View
  ) -> some View {
    body(PlaceholderContentView(self, restoring: true)).transaction { transaction in
      let around = transaction
      transform(&transaction)
      transaction[OuterTransactions.self] = around[OuterTransactions.self] + [around]
    }
  }
}
