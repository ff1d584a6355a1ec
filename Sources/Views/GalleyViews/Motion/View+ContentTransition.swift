extension View {
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition).recorded("contentTransition", ["transition": transition.name])
  }
}
