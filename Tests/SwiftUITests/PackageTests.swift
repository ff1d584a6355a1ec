import Foundation
import GalleyImage
import Testing

@testable import GalleyPreviewRunner

@MainActor
@Suite("Previews in example packages")
struct PackageTests {
  @Test(
    "Every preview of the example packages is drawn without errors", arguments: ["Trails", "Kettle", "Diary", "Atlas"])
  func previews(package: String) throws {
    let drawing = drawing(package)
    let previews = FoundPreview.all().filter { $0.module == package }
    #expect(previews.count >= 4)
    for preview in previews {
      for outcome in drawing.draw(preview, .standard) {
        #expect(outcome.problems == [], "\(preview.name) \(outcome.title ?? "")")
        let png = try #require(outcome.png, "\(preview.name)")
        let pixels = try ImageDecoder.decode(png)
        #expect(Set(pixels.pixels).count > 20, "\(preview.name) draws only a background")
      }
    }
  }

  @Test("Strings use the variant's language, even from string catalogues that the manifest does not list")
  func languages() throws {
    let drawing = drawing("Diary")
    let preview = try #require(FoundPreview.all().first { $0.name == "Diary/DiaryView/Diary" })
    let german = try #require(PreviewVariant("de"))
    #expect(drawing.draw(preview, german).map(\.png) != drawing.draw(preview, .standard).map(\.png))
  }

  private func drawing(_ package: String) -> PreviewDrawing {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Packages/\(package)/Sources/\(package)").path
    return PreviewDrawing(assets: [folder], fonts: [], scale: 1)
  }
}
