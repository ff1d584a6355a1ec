import Testing
import UIKit

@Suite("UIKit fonts")
struct UIFontTests {
  @Test("withSize keeps the family, weight and slope of a font")
  func sizes() throws {
    let font = try #require(UIFont(name: "Noto Serif", size: 12)).withSize(30)
    #expect(font.pointSize == 30)
    #expect(font.font.resolve().family == "Noto Serif")
    #expect(UIFont.systemFont(ofSize: 12, weight: .heavy).withSize(20).font.resolve().weight == .heavy)
  }

  @Test("A font descriptor has the traits and the design of its font")
  func descriptors() throws {
    let bold = try #require(
      UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
        .withSymbolicTraits([.traitBold, .traitItalic])?.withDesign(.monospaced))
    let resolved = UIFont(descriptor: bold, size: 34).font.resolve()
    let mono = UIFont.monospacedSystemFont(ofSize: 34, weight: .bold).font.resolve()
    #expect(resolved.family == mono.family)
    #expect(resolved.size == 34 && resolved.weight == .bold && resolved.isItalic)
    #expect(UIFont(descriptor: bold, size: 0).pointSize == 28)
  }
}
