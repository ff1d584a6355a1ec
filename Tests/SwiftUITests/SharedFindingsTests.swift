import Foundation
import GalleyFoundation
import GalleyImage
import GalleyPicture
import GalleyStage
import SwiftUI
import Testing

@testable import GalleyPreviewRunner

@MainActor
@Suite("Work that previews share")
struct SharedFindingsTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "galley-found-\(UUID().uuidString)")

  @Test("Sharing findings about view types between previews does not change the images")
  func types() throws {
    let preview = try #require(FoundPreview.all().first { $0.name == "SwiftUITests/Recipes/Kitchen" })
    let (first, second) = (
      PreviewDrawing(assets: [], fonts: [], scale: 1), PreviewDrawing(assets: [], fonts: [], scale: 1)
    )
    let pictures = first.draw(preview, .standard).map(\.png)
    let findings = first.findings
    #expect(findings.types.contains { $0.contains("Kitchen") })
    #expect(second.learn(findings))
    #expect(!second.learn(findings))
    #expect(second.draw(preview, .standard).map(\.png) == pictures)
    #expect(second.findings.types == [])
  }

  /// Returns a catalogue with one image, and an image file outside of it.
  private func catalogue() throws -> (AssetCatalogue, other: String) {
    let set = folder.appending(path: "Media.xcassets/sea.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let bitmap = Bitmap(width: 64, height: 32, pixels: (0..<64 * 32).flatMap { [UInt8($0 % 251), 9, 9, 255] })
    let png = Data(PNG.encode(bitmap, scale: 1))
    try png.write(to: set.appending(path: "sea.png"))
    try png.write(to: folder.appending(path: "other.png"))
    let contents = #"{"images": [{"filename": "sea.png", "idiom": "universal", "scale": "1x"}]}"#
    try Data(contents.utf8).write(to: set.appending(path: "Contents.json"))
    return (AssetCatalogue([folder]), folder.appending(path: "other.png").path)
  }

  private func stage(_ catalogue: AssetCatalogue, _ other: String, _ context: RenderContext) -> Stage {
    var environment = EnvironmentValues()
    environment.displayScale = 1
    environment.assets = catalogue.loader
    return Stage(proposal: ProposedViewSize(width: 64, height: 64), environment: environment, renderContext: context) {
      VStack(spacing: 0) {
        Image("sea").resizable().frame(width: 16, height: 8)
        Image(other)
      }
    }
  }

  @Test("Catalogue images are read once, in the sizes in which they are shown; other files are not shared")
  func images() throws {
    let (catalogue, other) = try catalogue()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (first, second) = (RenderContext(), RenderContext())
    let stage = stage(catalogue, other, first)
    let picture = try stage.partialPNG()
    var shared = SharedFindings()
    let findings = shared.new(from: [stage], first, files: catalogue.imageFiles)
    #expect(findings.images.map { $0.sizes.map { "\($0.width) × \($0.height)" } } == [["16 × 8"]])
    #expect(findings.images.first?.name.hasSuffix("sea.png") == true)
    let isNew = shared.learn(findings, second)
    #expect(isNew)
    #expect(second.imageUses == findings.images)
    #expect(shared.new(from: [stage], first, files: catalogue.imageFiles).images.isEmpty)
    #expect(try self.stage(catalogue, other, second).partialPNG() == picture)
    // Another size adds only its own pixels to the budget, not those of the image again.
    for width in [8, 4] {
      let before = shared.pixels
      var size = findings.images[0].sizes[0]
      (size.width, size.height) = (width, 1)
      let more = ImageUse(name: findings.images[0].name, sizes: [size])
      let isNewSize = shared.learn(Findings(images: [more], types: []), second)
      #expect(isNewSize)
      #expect(shared.pixels == before + width)
    }
    // A missing file is not shared. The preview that draws it reports that it is missing.
    var unread = findings
    unread.images = [ImageUse(name: "/nowhere.png", sizes: [])]
    _ = shared.learn(unread, second)
    #expect(!second.imageUses.contains { $0.name == "/nowhere.png" })
  }
}
