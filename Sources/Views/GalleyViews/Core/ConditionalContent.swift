public enum ConditionalContent<First: View, Second: View>: View {
  case first(First)
  case second(Second)

  public func _build(into builder: inout NodeBuilder) {
    switch self {
    case .first(let view): builder.within(.branch(isFirst: true), view._build(into:))
    case .second(let view): builder.within(.branch(isFirst: false), view._build(into:))
    }
  }

  @inlinable
  public func _trace(_ trace: RowTrace) {
    switch self {
    case .first(let view):
      trace.note(true)
      view._trace(trace)
    case .second(let view):
      trace.note(false)
      view._trace(trace)
    }
  }
}

extension Optional: View where Wrapped: View {
  public func _build(into builder: inout NodeBuilder) {
    if let view = self {
      builder.within(.branch(isFirst: true), view._build(into:))
    } else {
      builder.scope?.skip()
    }
  }

  @inlinable
  public func _trace(_ trace: RowTrace) {
    trace.note(self != nil)
    self?._trace(trace)
  }
}

extension ConditionalContent: SelfComparing {
  func isSame(as other: ConditionalContent) -> Bool {
    switch (self, other) {
    case (.first(let first), .first(let second)): ViewEquality.areSame(first, second)
    case (.second(let first), .second(let second)): ViewEquality.areSame(first, second)
    default: false
    }
  }
}
