extension Grammar {
  static let modifiers: [ModifierDefinition] =
    ModifierDefinition.layout + ModifierDefinition.containers + ModifierDefinition.gridCells
    + ModifierDefinition.layers + ModifierDefinition.looks + ModifierDefinition.effects + ModifierDefinition.animators
    + ModifierDefinition.filters
    + ModifierDefinition.text
    + ModifierDefinition.sharedSizes + ModifierDefinition.scrolling + ModifierDefinition.headers
    + ModifierDefinition.sheets + ModifierDefinition.lists + ModifierDefinition.environment
    + ModifierDefinition.controls + ModifierDefinition.navigation

  /// The definition of the modifier called `name`, or nil.
  static func modifier(_ name: String) -> ModifierDefinition? { modifierTable[name] }

  private static let modifierTable = Dictionary(modifiers.map { ($0.name, $0) }) { first, _ in first }

  static let modifierNames = modifiers.map(\.name)

  static let modifierStep = ValueShape.record(RecordShape("modifiers", "One modifier.", modifierFields))

  static let modifierFields = modifiers.map { RecordShape.Field($0.name, $0.shape, $0.doc) }
}
