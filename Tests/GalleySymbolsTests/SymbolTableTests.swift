import Testing

@testable import GalleySymbols

@Suite struct SymbolTableTests {
  @Test("Every line of the table says something known, and no name stands twice")
  func noMistakes() { #expect(SymbolTable.standard.mistakes.isEmpty) }
}
