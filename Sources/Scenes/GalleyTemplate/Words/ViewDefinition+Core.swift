extension ViewDefinition {
  static let core: [ViewDefinition] =
    leaves + shapes + stacks + lazyContainers + containers + lists
}
