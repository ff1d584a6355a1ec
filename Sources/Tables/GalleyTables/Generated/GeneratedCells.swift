package final class GeneratedCells: MadeCells, @unchecked Sendable {
  private let seed: UInt64
  private let makers: UnsafeMutableBufferPointer<CellMaker>

  package init(seed: UInt64, recipes: [CellRecipe]) {
    self.seed = seed
    makers = .allocate(capacity: recipes.count)
    _ = makers.initialize(from: recipes.map(CellMaker.init))
  }

  deinit {
    for maker in makers { maker.forget() }
    makers.deallocate()
  }

  package override func append(row: Int, column: Int, to text: inout [UInt8]) {
    var numbers = CellRandomNumbers(seed: seed, column: column, row: row)
    makers[column].write(row: row, &numbers, to: &text)
  }
}
