extension View {
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition).told("contentTransition", ["transition": transition.name])
  }
}
