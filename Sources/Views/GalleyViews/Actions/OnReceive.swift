struct ReceivingView<Content: View, Value>: View {
  typealias Body = Never

  let content: Content
  let publisher: Published<Value>.Publisher
  let action: (Value) -> Void

  func _build(into builder: inout NodeBuilder) {
    if let scope = builder.scope {
      let place = scope.next(where: { $0.memory == nil || $0.memory is Reception<Value> }) {
        ViewScope(.place, in: scope)
      }
      let reception = place.memory as? Reception<Value> ?? Reception(at: place)
      place.memory = reception
      reception.action = action
      reception.follow(publisher)
    }
    content._build(into: &builder)
  }
}

final class Reception<Value>: ValueReceiver<Value> {
  var action: ((Value) -> Void)?
  private weak var place: ViewScope?
  private var publisher: Published<Value>.Publisher?

  init(at place: ViewScope) { self.place = place }

  /// Follows `publisher` and receives its current value immediately.
  func follow(_ publisher: Published<Value>.Publisher) {
    if let known = self.publisher, known.isSame(as: publisher) { return }
    self.publisher?.remove(self)
    self.publisher = publisher
    publisher.add(self)
    receive(publisher.value)
  }

  override func receive(_ value: Value) {
    guard let place else { return }
    place.context.graph.onStage { [weak self, weak place] in
      guard let place else { return }
      place.context.graph.actions.add(.change, of: place) { self?.action?(value) }
    }
  }
}

extension View {
  public func onReceive<Value>(
    _ publisher: Published<Value>.Publisher, perform action: @escaping (Value) -> Void
  ) -> some View {
    ReceivingView(content: self, publisher: publisher, action: action)
  }
}
