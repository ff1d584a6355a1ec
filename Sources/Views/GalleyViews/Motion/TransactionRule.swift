import GalleyMotion

final class TransactionRule {
  /// The pass in which the observed value changed; nil if it has not changed.
  var changed: Int?
  let isConstant: Bool
  var transform: (inout Transaction) -> Void = { _ in }
  var value: Any?

  private weak var graph: ViewGraph?

  init(isConstant: Bool, in graph: ViewGraph) {
    self.isConstant = isConstant
    self.graph = graph
    graph.presentation.transactionRules += 1
  }

  deinit { graph?.presentation.transactionRules -= 1 }

  func apply(to transaction: inout Transaction, in graph: ViewGraph) {
    if isConstant || changed == graph.passes { transform(&transaction) }
  }
}

extension ViewScope {
  /// The transaction, including the changes that all enclosing modifiers make to it.
  var transaction: Transaction {
    var rules: [TransactionRule] = []
    var scope: ViewScope? = self
    while let current = scope {
      if let rule = current.memory as? TransactionRule { rules.append(rule) }
      scope = current.parent
    }
    var transaction = context.graph.transaction
    for rule in rules.reversed() { rule.apply(to: &transaction, in: context.graph) }
    return transaction
  }
}

extension ViewPayload {
  var rule: TransactionRule? {
    get { self[TransactionRuleKey.self] }
    set { self[TransactionRuleKey.self] = newValue }
  }
}

private enum TransactionRuleKey: NodeValueKey {
  typealias Value = TransactionRule
}
