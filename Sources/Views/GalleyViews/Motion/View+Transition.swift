import GalleyLayout

extension View {
  public func transition(_ transition: AnyTransition) -> some View {
    TransitionView(content: self, transition: transition)
  }

  @_disfavoredOverload
  public func transition(_ transition: some Transition) -> some View { self.transition(AnyTransition(transition)) }
}

private struct TransitionView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let transition: AnyTransition

  func _build(into builder: inout NodeBuilder) {
    let (outer, transition) = (builder, transition)
    builder.modify(content._build(into:)) { child in
      let node = outer.node(PassThroughRule(), [child], kind: "transition")
      ViewPayload.of(node)?.transition = transition
      return node
    }
  }
}
