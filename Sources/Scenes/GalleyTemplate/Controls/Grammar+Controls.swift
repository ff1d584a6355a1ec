import GalleyViews

extension ViewDefinition {
  /// Controls, and what groups them.
  static let controls: [ViewDefinition] = buttons + toggles + pickers + dates + textInputs + numbers + controlGroups
}

extension ModifierDefinition {
  /// Modifiers of controls.
  static let controls: [ModifierDefinition] = controlStyles + controlStates
}

extension ViewTraits {
  /// A control, or what remembers something.
  static let interactive = ViewTraits(isInteractive: true)
  /// What tells the views in it apart by tags.
  static let tagged = ViewTraits(matters: [.tagged], isInteractive: true)
}
