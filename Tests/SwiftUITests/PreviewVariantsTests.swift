import Foundation
import Testing

@testable import GalleyPreviewRunner

@Suite("Variants of previews")
struct PreviewVariantsTests {
  private func variants(_ json: String) throws -> PreviewVariants {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(json.utf8).write(to: file)
    return try PreviewVariants(file: file.path)
  }

  @Test(
    "The first rule that matches the path or the name replaces the variants of all previews",
    arguments: [
      ("App/Cart/Full", "Sources/App/Checkout/Cart.swift", ["de"]), ("App/Pay", "Sources/App/Pay.swift", ["ar"]),
      ("App/Payment", "Sources/App/Payment.swift", ["dark"]), ("App/Row/Wide card", nil, ["tablet", "light"]),
      ("App/Card", "Sources/App/CheckoutCard.swift", ["tablet", "light"]), ("App/List", nil, ["dark"]),
    ])
  func rules(_ name: String, _ path: String?, _ expected: [String]) throws {
    let variants = try variants(
      """
      { "variants": ["dark"], "rules": [
        { "paths": ["Sources/App/Checkout"], "names": [], "variants": ["de"] },
        { "paths": ["Sources/App/Pay.swift"], "names": [], "variants": ["ar"] },
        { "paths": [], "names": ["card"], "variants": ["tablet", "light"] } ] }
      """)
    #expect(variants.of(name, in: path).map(\.name) == expected)
  }

  @Test("Without variants, a preview is drawn once, as with the same variant twice; an unknown one is an error")
  func none() throws {
    #expect(PreviewVariants().of("App/Card", in: nil).map(\.name) == [""])
    #expect(PreviewVariants(all: ["AX1", "accessibility1"]).of("App/Card", in: nil).map(\.name) == ["accessibility1"])
    #expect(throws: PreviewOptions.Failure.self) { try PreviewVariants(all: ["dark", "dusk"]).check() }
  }

  @Test("A device changes the screen of a preview that chooses none")
  func devices() throws {
    let mini = try #require(PreviewVariant("dark+phone-mini"))
    #expect(mini.screen.proposal.width == 375 && mini.screen.proposal.height == 812)
    #expect(mini.labels == "colorScheme dark, device phone-mini")
    let tablet = try #require(PreviewVariant("tablet")).screen
    #expect(tablet.isRegular.horizontal && tablet.isRegular.vertical)
    #expect(try #require(PreviewVariant("dark")).screen == .phone)
  }

  @Test("The trace of a crash is read from its line, and other lines are no traces")
  func traces() {
    #expect(PreviewRunner.trace("000000000083c970 0000000000000001 trace") == [0x83c970, 1])
    #expect(PreviewRunner.trace("trace") == [])
    #expect(PreviewRunner.trace("{\"name\":\"App/trace\"}") == nil)
  }
}
