import GalleyGeometry
import Testing

@testable import GalleySymbols

@Suite struct SymbolTableTests {
  @Test("The symbol table contains no errors")
  func noMistakes() { #expect(SymbolTable.standard.errors.isEmpty) }
}

@Suite("All symbols that public packages use")
struct UsedSymbolTests {
  @Test(
    "Symbols used by public packages are found as custom outlines, aliases or badged symbols",
    arguments: [
      "apple.logo", "eraser", "eraser.fill", "eraser.circle", "pentagon", "pentagon.fill", "rhombus", "rhombus.fill",
      "slash.circle", "slash.circle.fill", "suit.diamond.fill", "megaphone", "megaphone.fill", "scroll", "scroll.fill",
      "leaf.arrow.circlepath", "circle.and.line.horizontal", "circle.and.line.horizontal.fill",
      "backward.end.alt.fill", "forward.end.alt.fill", "flip.horizontal", "square.leadingthird.inset.filled",
      "square.bottomthird.inset.filled", "rectangle.portrait.bottomthird.inset.filled",
      "laptopcomputer.trianglebadge.exclamationmark", "platter.filled.bottom.iphone", "smiley", "loupe",
    ])
  func drawn(_ name: String) { #expect(RecipeBook(table: .standard).recipe(name) != nil) }

  @Test("Every custom outline of a symbol covers an area")
  func outlines() {
    for drawn in DrawnName.allCases {
      #expect(drawn.outline.area > 0 && drawn.outline.bounds.width < 1.5, "\(drawn)")
    }
  }
}
