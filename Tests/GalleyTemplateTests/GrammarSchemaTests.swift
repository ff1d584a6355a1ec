import Foundation
import GalleyJSON
import Testing

@testable import GalleySceneWords
@testable import GalleyTables
@testable import GalleyTemplate

@Suite("JSON Schema for views and modifiers")
struct GrammarSchemaTests {
  private let schema: SchemaSubset

  init() throws { schema = try #require(SchemaSubset(JSONSchema.scene.text)) }

  /// The arguments of all views, each once, except those that share their name with a modifier.
  private static let arguments: [RecordShape.Field] = {
    let shared = Set((SceneVocabulary.standard.modifierFields + SceneVocabulary.standard.common.fields).map(\.key))
      .union(["alignment"])
    var seen = shared
    return SceneVocabulary.standard.views.flatMap(\.arguments).filter { seen.insert($0.key).inserted }
  }()

  private func accepts(_ yaml: String) throws -> Bool {
    schema.accepts(try PlainYAML.value(yaml))
  }

  /// Whether the decoder accepts the keys of `yaml` and finds no required key missing.
  private func decodesKeys(_ yaml: String) -> Bool {
    do throws(SceneErrors) {
      _ = try SceneText.read(yaml)
      return true
    } catch {
      return !error.errors.contains {
        switch $0.kind {
        case .key(.unknownKey), .key(.missingKey), .key(.needsOne): true
        default: false
        }
      }
    }
  }

  /// A scene of one view with `fields`. If several views share a field, it has the shape that it has in this view.
  private func scene(_ view: ViewDefinition, _ fields: [RecordShape.Field]) -> String {
    let content = view.content.map(ShapeSample.yaml) ?? ""
    let keys = fields.map { field in
      "\(field.key): \(ShapeSample.yaml(view.arguments.first { $0.key == field.key }?.shape ?? field.shape))"
    }
    return "scene: 1\nview: { \((["\(view.name): \(content)"] + keys).joined(separator: ", ")) }"
  }

  private func needed(by view: ViewDefinition) -> [RecordShape.Field] {
    view.arguments.filter { $0.isRequired || $0.key == view.needed.first }
  }

  @Test("The schema offers an argument for exactly those views that accept it")
  func arguments() throws {
    for (row, view) in SceneVocabulary.standard.views.enumerated() {
      let needed = needed(by: view)
      for (column, field) in Self.arguments.enumerated() where !needed.contains(where: { $0.key == field.key }) {
        // Testing all pairs would take minutes. This sample covers each view and each argument several times.
        guard (row + column).isMultiple(of: 8) || view.arguments.contains(field) else { continue }
        let yaml = scene(view, needed + [field])
        #expect(try accepts(yaml) == decodesKeys(yaml), "\(yaml)")
      }
    }
  }

  @Test("A view that lacks a required argument is refused")
  func missing() throws {
    for view in SceneVocabulary.standard.views where view.content != nil && !view.isContentOptional {
      let (yaml, whole) = (scene(view, []), scene(view, needed(by: view)))
      #expect(try accepts(yaml) == decodesKeys(yaml), "\(yaml)")
      #expect(try accepts(whole) && decodesKeys(whole), "\(whole)")
    }
  }

  @Test("The schema offers every modifier, and the decoder can read it")
  func modifiers() throws {
    for field in SceneVocabulary.standard.modifierFields {
      let yaml = "scene: 1\nview: { Color: red, \(field.key): \(ShapeSample.yaml(field.shape)) }"
      #expect(try accepts(yaml) && decodesKeys(yaml), "\(yaml)")
    }
  }

  @Test("The schema and the decoder have the same bounds for numbers")
  func bounds() throws {
    // If a modifier shares its name with an argument, the schema accepts the values of both.
    let arguments = Set(SceneVocabulary.standard.views.flatMap(\.arguments).map(\.key))
    for field in SceneVocabulary.standard.modifierFields where !arguments.contains(field.key) {
      guard case .number(let number) = field.shape, number.unit.factors == nil else { continue }
      // An integer without bounds has those of JSON integers, which can be written in several ways in YAML.
      let minimum = number.minimum ?? (number.isWhole ? nil : -number.limit)
      let maximum = number.maximum ?? (number.isWhole ? nil : number.limit)
      for value in [minimum, minimum.map { $0 - 1 }, maximum, maximum.map { $0 + 1 }].compactMap(\.self) {
        let digits = value == value.rounded() ? "\(Int(value))" : "\(value)"
        let yaml = "scene: 1\nview: { Color: red, \(field.key): \(digits) }"
        #expect(try accepts(yaml) == SceneText.errors(yaml).isEmpty, "\(yaml)")
      }
    }
  }

  @Test("A style argument can be a colour, gradient, material or other fill")
  func styles() throws {
    for view in SceneVocabulary.standard.views {
      let yaml = "scene: 1\nview: { Rectangle: { \(scene(view, needed(by: view)).dropFirst(17).dropLast(2)) } }"
      let isStyle = SceneText.errors(yaml).allSatisfy { !$0.contains("gradient or Material") }
      guard view.isFill || !isStyle else { continue }
      #expect(try accepts(yaml) == view.isFill, "\(yaml)")
    }
  }
}
