/// The cells of rows that are made up: each follows from the seed, its column and its row alone.
final class GeneratedCells: MadeCells {
  private let seed: UInt64
  private let recipes: [CellRecipe]

  /// The cells of columns that are made by `recipes`.
  init(seed: UInt64, recipes: [CellRecipe]) { (self.seed, self.recipes) = (seed, recipes) }

  func append(row: Int, column: Int, to text: inout [UInt8]) {
    var numbers = CellRandomNumbers(seed: seed, column: column, row: row)
    recipes[column].write(row: row, &numbers, to: &text)
  }
}
