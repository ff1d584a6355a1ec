import GalleyGeometry
import Testing

@testable import GalleySymbols

@Suite struct SymbolTableTests {
  @Test("Every line of the table says something known, and no name stands twice")
  func noMistakes() { #expect(SymbolTable.standard.mistakes.isEmpty) }
}

@Suite("Symbols that public packages use")
struct UsedSymbolTests {
  @Test(
    "Symbols of own outlines, other names and triangles at corners are drawn",
    arguments: [
      "apple.logo", "eraser", "eraser.fill", "eraser.circle", "pentagon", "pentagon.fill", "rhombus", "rhombus.fill",
      "slash.circle", "slash.circle.fill", "suit.diamond.fill", "megaphone", "megaphone.fill", "scroll", "scroll.fill",
      "leaf.arrow.circlepath", "circle.and.line.horizontal", "circle.and.line.horizontal.fill",
      "backward.end.alt.fill", "forward.end.alt.fill", "flip.horizontal", "square.leadingthird.inset.filled",
      "square.bottomthird.inset.filled", "rectangle.portrait.bottomthird.inset.filled",
      "laptopcomputer.trianglebadge.exclamationmark", "platter.filled.bottom.iphone", "smiley", "loupe",
    ])
  func drawn(_ name: String) { #expect(RecipeBook(table: .standard).recipe(name) != nil) }

  @Test("An outline of one's own has parts, each with the clock")
  func outlines() {
    for drawn in DrawnName.allCases {
      #expect(drawn.outline.area > 0 && drawn.outline.bounds.width < 1.5, "\(drawn)")
    }
  }
}
