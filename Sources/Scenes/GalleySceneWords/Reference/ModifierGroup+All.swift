import GalleyTemplate

extension ModifierGroup {
  /// All groups in the order of the reference. Each modifier is in exactly one.
  static let all = core + controls + navigation

  private static let controls = [
    ModifierGroup(
      "Control modifiers", "ControlModifiers", "Styles, sizes and states of controls, and tap actions.",
      ModifierDefinition.controls)
  ]

  private static let navigation = [
    ModifierGroup(
      "Navigation bar modifiers", "NavigationBarModifiers", "Titles, toolbars, search fields and tab bars.",
      ModifierDefinition.bars),
    ModifierGroup(
      "Presentation modifiers", "PresentationModifiers", "Alerts, dialogues, covers and pushed screens.",
      ModifierDefinition.presented),
    ModifierGroup(
      "Row action modifiers", "RowActionModifiers", "Swipe buttons, context menus, refreshing, deleting and moving.",
      ModifierDefinition.rowActions + ModifierDefinition.rowEdits),
  ]
}
