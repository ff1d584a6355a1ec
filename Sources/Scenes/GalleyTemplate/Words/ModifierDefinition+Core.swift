extension ModifierDefinition {
  static let core: [ModifierDefinition] =
    layout + containers + gridCells + layers + looks + effects + animators + filters + text + sharedSizes + scrolling
    + headers + sheets + lists + environment
}
