import Foundation
import Testing

@testable import GalleyPreviewRunner

@Suite("Preview variants")
struct PreviewVariantsTests {
  private func variants(_ json: String) throws -> PreviewVariants {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(json.utf8).write(to: file)
    return try PreviewVariants(file: file.path)
  }

  @Test(
    "The first rule that matches the path or name replaces the variants set for all previews",
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

  @Test("Without variants, or with one twice, a preview is drawn once; an unknown variant is an error")
  func none() throws {
    #expect(PreviewVariants().of("App/Card", in: nil).map(\.name) == [""])
    #expect(PreviewVariants(all: ["AX1", "accessibility1"]).of("App/Card", in: nil).map(\.name) == ["accessibility1"])
    #expect(throws: PreviewOptions.Failure.self) { try PreviewVariants(all: ["dark", "dusk"]).check() }
  }

  @Test("A device in a variant sets the screen of a preview that does not set one")
  func devices() throws {
    let mini = try #require(PreviewVariant("dark+phone-mini"))
    #expect(mini.screen.proposal.width == 375 && mini.screen.proposal.height == 812)
    #expect(mini.labels == "colorScheme dark, device phone-mini")
    let tablet = try #require(PreviewVariant("tablet")).screen
    #expect(tablet.isRegular.horizontal && tablet.isRegular.vertical)
    #expect(try #require(PreviewVariant("dark")).screen == .phone)
  }

  @Test("The stack trace of a crash is read from a line that ends in \"trace\"; other lines are ignored")
  func traces() {
    #expect(PreviewRunner.trace("000000000083c970 0000000000000001 trace") == [0x83c970, 1])
    #expect(PreviewRunner.trace("trace") == [])
    #expect(PreviewRunner.trace("{\"name\":\"App/trace\"}") == nil)
  }
}
