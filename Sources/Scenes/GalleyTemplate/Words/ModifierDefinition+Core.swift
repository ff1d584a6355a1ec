extension ModifierDefinition {
  static let core: [ModifierDefinition] = ModifierGroup.core.flatMap(\.modifiers)
}
