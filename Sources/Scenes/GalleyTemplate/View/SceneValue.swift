public import GalleyGeometry
package import GalleyMessages

public indirect enum SceneValue: Hashable, Sendable {
  case text(Interpolation)
  /// A number of points, a count or a fraction.
  case number(Double)
  case boolean(Bool)
  case word(String)
  case color(SceneColor)
  case size(Size)
  /// A value from a field of each row. The cells of all rows were checked when the scene was read.
  case field(DynamicValue)
  case record(SceneRecord)
  case list([SceneValue])
  case view(ViewTemplate)
  case views([ViewTemplate])
  case rows(RowsTemplate)
  case modifiers([ViewTemplate.Modifier])
  case binding(VariableReference)
}

public struct DynamicValue: Hashable, Sendable {
  package let field: FieldReference
  package let shape: ValueShape
}

/// The values of a mapping by key, in the order of the file.
public struct SceneRecord: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    package var key: String
    package var value: SceneValue
    package var place: SourcePlace
  }

  package var entries: [Entry] = []
  var unread: Set<String> = []

  public subscript(key: String) -> SceneValue? { entries.first { $0.key == key }?.value }

  package func place(_ key: String) -> SourcePlace? { entries.first { $0.key == key }?.place }

  package func number(_ key: String) -> Double? {
    if case .number(let number)? = self[key] { number } else { nil }
  }

  package func word(_ key: String) -> String? {
    if case .word(let word)? = self[key] { word } else { nil }
  }
}
