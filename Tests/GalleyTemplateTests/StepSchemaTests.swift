import Foundation
import GalleyJSON
import Testing

@testable import GalleySceneWords
@testable import GalleyTables
@testable import GalleyTemplate

@Suite("JSON Schema for script steps")
struct StepSchemaTests {
  private let schema: SchemaSubset

  init() throws { schema = try #require(SchemaSubset(JSONSchema.scene.text)) }

  /// Whether the schema accepts `yaml`, as the check in an editor would.
  private func accepts(_ yaml: String) throws -> Bool {
    schema.accepts(try PlainYAML.value(yaml))
  }

  /// Returns the errors about keys in `yaml`. Missing rows and views are ignored, because the schema cannot check them.
  private static func mistakesOfKeys(_ yaml: String) -> [String] {
    do throws(SceneErrors) {
      _ = try SceneText.read(yaml)
      return []
    } catch {
      return error.errors.filter { if case .key = $0.kind { true } else { false } }.map(SceneText.line)
    }
  }

  /// The values that the examples use for the keys of a step.
  private func values(of step: String) -> [(key: String, value: String)] {
    var seen: Set<String> = []
    return StepExample.all.filter { $0.step == step }.flatMap(\.keys).filter { seen.insert($0.key).inserted }
  }

  @Test(
    "For up to three keys of a step, the schema and the decoder accept the same combinations",
    arguments: Grammar.steps.map(\.name))
  func keysTogether(step: String) throws {
    let all = values(of: step)
    for first in all.indices {
      for second in first..<all.count {
        for third in second..<all.count {
          let keys = Array(Set([first, second, third])).sorted().map { all[$0] }
          let example = StepExample(step, keys: keys)
          let errors = Self.mistakesOfKeys(example.yaml)
          #expect(try accepts(example.yaml) == errors.isEmpty, "\(example.yaml)\n\(errors)")
        }
      }
    }
  }
}
