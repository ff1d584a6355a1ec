extension Grammar {
  static let views: [ViewDefinition] =
    ViewDefinition.leaves + ViewDefinition.shapes + ViewDefinition.stacks
    + ViewDefinition.lazyContainers
    + ViewDefinition.containers + ViewDefinition.lists + ViewDefinition.controls + ViewDefinition.navigation

  /// The definition of the view called `name`, or nil.
  static func view(_ name: String) -> ViewDefinition? { viewTable[name] }

  private static let viewTable = Dictionary(views.map { ($0.name, $0) }) { first, _ in first }

  static let viewNames = views.map(\.name)
}
