import GalleyTables
import GalleyTemplate
import GalleyViews

extension ViewDefinition {
  static let controls: [ViewDefinition] = buttons + toggles + pickers + dates + textInputs + numbers + controlGroups
}

extension ModifierDefinition {
  static let controls: [ModifierDefinition] = controlStyles + controlStates
}

extension ViewTraits {
  static let interactive = ViewTraits(isInteractive: true)
  static let tagged = ViewTraits(matters: [.tagged], isInteractive: true)
}
