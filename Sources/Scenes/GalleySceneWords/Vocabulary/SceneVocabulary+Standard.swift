public import GalleyTemplate

extension SceneVocabulary {
  public static let standard = SceneVocabulary(
    adding: ViewDefinition.controls + ViewDefinition.navigation,
    ModifierDefinition.controls + ModifierDefinition.navigation)
}
