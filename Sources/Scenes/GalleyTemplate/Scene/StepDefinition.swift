import GalleyMessages
import GalleyScroll
import GalleyViews

package struct StepDefinition: Sendable {
  package let shape: RecordShape.Field
  let read: @Sendable (inout StateReader, SceneValue, SourcePlace) -> ScriptStep?

  package var name: String { shape.key }

  /// Creates a step. `make` reports errors in values that have the right shape.
  init<Value>(
    _ name: String, _ doc: String, _ shape: TypedShape<Value>,
    make: @escaping @Sendable (inout StateReader, Value, SourcePlace) throws -> ScriptStep?
  ) {
    self.shape = RecordShape.Field(name, shape.shape, doc)
    read = { reader, value, place in
      guard let value = shape.read(value) else { return nil }
      return (try? make(&reader, value, place)) ?? nil
    }
  }
}

extension Grammar {
  package static let steps: [StepDefinition] =
    StepDefinition.waiting + StepDefinition.gestures + StepDefinition.scrolls + StepDefinition.changes
    + StepDefinition.edits + StepDefinition.visibility
}

extension TypedShape<RecordValues> {
  package static func keys(
    _ name: String, _ doc: String, _ fields: [RecordShape.Field], exclusions: [RecordShape.Exclusion] = [],
    needed: [String] = [], companions: [RecordShape.Companion] = []
  ) -> Self {
    let shape = RecordShape(name, doc, fields, exclusions: exclusions, needed: needed, companions: companions)
    return Self(.record(shape)) { value in
      if case .record(let record) = value { RecordValues(record: record) } else { nil }
    }
  }
}

extension TypedField<String?> {
  package static let scroller = TypedField(
    "in", .text("an id"), "The scroll view's id (default: the scene's first scroll view).")
}
