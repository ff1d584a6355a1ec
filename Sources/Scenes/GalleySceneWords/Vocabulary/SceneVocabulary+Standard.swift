public import GalleyTemplate

extension SceneVocabulary {
  /// All views and modifiers of scenes.
  public static let standard = SceneVocabulary(
    adding: ViewDefinition.controls + ViewDefinition.navigation,
    ModifierDefinition.controls + ModifierDefinition.navigation)
}
