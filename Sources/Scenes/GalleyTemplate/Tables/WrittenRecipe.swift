import GalleyTables

package struct WrittenRecipe: Sendable {
  /// The parts of the recipe. A recipe written as a single word has one part.
  let parts: [Part]

  package struct Part: Sendable {
    package let name: String
    let recipe: Result<CellRecipe, SceneError.Kind>
  }

  package static let shape = TypedShape<WrittenRecipe>.oneOf(
    TypedShape<CellRecipe>.words(
      "a recipe for cells",
      [
        "boolean": (.boolean, "true or false."),
        "counter": (.counter(from: 1), "Consecutive numbers, starting with 1."),
      ]
    ).map { WrittenRecipe(parts: [Part(name: "", recipe: .success($0))]) },
    TypedShape(
      .record(
        RecordShape(
          "a generated column", "Recipe for the cells: one of these keys.", RecipeDefinition.all.map(\.field)))
    ) { value in
      guard case .record(let record) = value else { return nil }
      return WrittenRecipe(
        parts: record.entries.compactMap { entry in
          RecipeDefinition.all.first { $0.field.key == entry.key }?.read(entry.value)
            .map { Part(name: entry.key, recipe: $0) }
        })
    })

  func recipe() throws(SceneError.Kind) -> CellRecipe {
    guard let first = parts.first else {
      throw .key(.needsOne(of: RecipeDefinition.all.map(\.field.key), owner: "a generated column"))
    }
    if parts.count > 1 { throw .key(.conflict(parts[1].name, with: first.name)) }
    return try first.recipe.get()
  }
}
