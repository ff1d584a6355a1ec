/// The views and modifiers that scenes may use. They are passed to the decoder, so that other modules can add views and
/// modifiers without changing the decoder.
public struct SceneVocabulary: Sendable {
  package let views: [ViewDefinition]
  package let modifiers: [ModifierDefinition]
  package let viewNames: [String]
  package let modifierNames: [String]
  package let modifierFields: [RecordShape.Field]
  package let modifierStep: ValueShape
  package let common: CommonKeys
  package let commonNames: [String]
  private let viewTable: [String: ViewDefinition]
  private let modifierTable: [String: ModifierDefinition]

  package init(adding views: [ViewDefinition], _ modifiers: [ModifierDefinition]) {
    self.init(views: ViewDefinition.core + views, modifiers: ModifierDefinition.core + modifiers)
  }

  private init(views: [ViewDefinition], modifiers: [ModifierDefinition]) {
    (self.views, self.modifiers) = (views, modifiers)
    (viewNames, modifierNames) = (views.map(\.name), modifiers.map(\.name))
    modifierFields = modifiers.map { RecordShape.Field($0.name, $0.shape, $0.doc) }
    modifierStep = .record(RecordShape("modifiers", "One modifier.", modifierFields))
    common = CommonKeys(modifierStep: modifierStep)
    commonNames = modifierNames + common.fields.map(\.key)
    viewTable = Dictionary(views.map { ($0.name, $0) }) { first, _ in first }
    modifierTable = Dictionary(modifiers.map { ($0.name, $0) }) { first, _ in first }
  }

  package static let none = SceneVocabulary(views: [], modifiers: [])

  package func view(_ name: String) -> ViewDefinition? { viewTable[name] }

  package func modifier(_ name: String) -> ModifierDefinition? { modifierTable[name] }
}
