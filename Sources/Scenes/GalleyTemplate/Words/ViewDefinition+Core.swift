extension ViewDefinition {
  /// The views that need no controls.
  static let core: [ViewDefinition] =
    leaves + shapes + stacks + lazyContainers + containers + lists
}
