import GalleyFiles
import GalleyGeometry
import GalleyText
import GalleyViews
import Testing

@testable import GalleySymbols

@Suite struct SymbolDrawingTests {
  private let loader = SymbolLibrary(SymbolCatalog(), engine: TextEngine(), files: .disk).loader

  @Test("Every name of the table is drawn, at the lightest and at the heaviest weight")
  func everyName() {
    for weight in [Font.Weight.ultraLight, .regular, .black] {
      for name in SymbolCatalog.mappedNames {
        guard case .success(let drawing) = loader.load(SymbolRequest(name: name, weight: weight)) else {
          Issue.record("\(name): \(loader.load(SymbolRequest(name: name, weight: weight)))")
          continue
        }
        #expect(drawing.bounds.width > 0.02 && drawing.bounds.height > 0.02, "\(name)")
        #expect(drawing.bounds.width < 3 && drawing.bounds.height < 2, "\(name): \(drawing.bounds)")
        #expect(abs(drawing.bounds.midY) < 1e-9, "\(name)")
      }
    }
  }
}
