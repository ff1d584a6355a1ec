extension View {
  /// How the content of the view changes.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition).told("contentTransition", ["transition": transition.name])
  }
}
