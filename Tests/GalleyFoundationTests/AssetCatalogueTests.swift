import Foundation
import Galley
import GalleyFoundation
import Testing

@Suite("Asset catalogue folders")
struct AssetCatalogueTests {
  /// Runs `body` with a catalogue that contains these files in a temporary folder.
  private func withCatalogue(_ files: [String: String], _ body: (AssetCatalogue) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "assets-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appending(path: "App.xcassets/\(path)/Contents.json")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(AssetCatalogue([folder]))
  }

  private func color(_ red: String, dark: Bool = false) -> String {
    let appearances = dark ? #""appearances": [{"appearance": "luminosity", "value": "dark"}],"# : ""
    return """
      {"idiom": "universal", \(appearances) "color": {"color-space": "srgb",
       "components": {"red": "\(red)", "green": "0", "blue": "0.5", "alpha": "1.000"}}}
      """
  }

  @Test("Colour components may be fractions, bytes or hexadecimal bytes")
  func components() throws {
    try withCatalogue([
      "A.colorset": "{\"colors\": [\(color("0.2"))]}", "B.colorset": "{\"colors\": [\(color("51"))]}",
      "C.colorset": "{\"colors\": [\(color("0x33")), \(color("1.0", dark: true))]}",
    ]) { catalogue in
      #expect(catalogue.colorNames == ["A", "B", "C"])
      for name in catalogue.colorNames {
        let color = try #require(catalogue.loader.color(AssetName(name)))
        #expect(abs(color.light.red - 0.2) < 1e-9)
        #expect(color.dark.red == (name == "C" ? 1 : color.light.red))
      }
    }
  }

  @Test("A reference to a system colour follows the colour scheme, in a dark entry or as the only entry")
  func systemColors() throws {
    func entry(_ name: String, _ more: String = "") -> String {
      #"{"idiom": "universal", \#(more) "color": {"platform": "ios", "reference": "\#(name)Color"}}"#
    }
    let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}],"#
    try withCatalogue([
      "A.colorset": "{\"colors\": [\(entry("systemBackground"))]}",
      "B.colorset": "{\"colors\": [\(color("1.0")), \(entry("secondarySystemBackground", dark))]}",
    ]) { catalogue in
      let (only, other) = (catalogue.loader.color(AssetName("A")), catalogue.loader.color(AssetName("B")))
      #expect(only?.light.red == 1 && only?.dark.red == 0)
      #expect(other?.light.red == 1 && (other?.dark.red).map { abs($0 - 28.0 / 255) < 1e-9 } == true)
    }
  }

  @Test("Colour components in Display P3 are converted to sRGB")
  func colorSpaces() throws {
    let text = color("1.0").replacingOccurrences(of: "srgb", with: "display-p3")
    try withCatalogue(["A.colorset": "{\"colors\": [\(text)]}", "B.colorset": "{\"colors\": [\(color("1.0"))]}"]) {
      let (wide, usual) = ($0.loader.color(AssetName("A")), $0.loader.color(AssetName("B")))
      #expect(wide?.light == Color(.displayP3, red: 1, green: 0, blue: 0.5).rgba(in: .light))
      #expect(wide?.light != usual?.light)
    }
  }

  @Test("Only groups that provide a namespace are part of an asset's name")
  func groups() throws {
    try withCatalogue([
      "Plain/A.colorset": "{\"colors\": [\(color("0"))]}", "Space": #"{"properties": {"provides-namespace": true}}"#,
      "Space/B.colorset": "{\"colors\": [\(color("0"))]}",
    ]) { #expect($0.colorNames == ["A", "Space/B"]) }
  }

  @Test("Image entries that have files are kept with their scale and colour scheme")
  func images() throws {
    let text = """
      {"images": [{"idiom": "universal", "scale": "1x"}, {"idiom": "universal", "scale": "2x", "filename": "a.png"},
       {"idiom": "ipad", "scale": "2x", "filename": "b.png"}], "properties": {"template-rendering-intent": "template"}}
      """
    try withCatalogue(["Icon.imageset": text]) { catalogue in
      let images = catalogue.loader.images(AssetName("Icon"))
      #expect(images.map(\.scale) == [2])
      #expect(images.allSatisfy { $0.isTemplate && $0.path.hasSuffix("App.xcassets/Icon.imageset/a.png") })
    }
  }

  @Test("An invalid asset description is reported with the name of its file")
  func damage() throws {
    try withCatalogue(["A.colorset": "{"]) { catalogue in
      #expect(catalogue.colorNames.isEmpty)
      #expect(catalogue.problems.count == 1)
      #expect(catalogue.problems.first?.contains("A.colorset/Contents.json") == true)
    }
  }
}

@Suite("Vector assets on a stage")
struct DrawnAssetTests {
  @Test("A vector asset is drawn in the size that it declares")
  func sizes() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "drawn-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let image = folder.appending(path: "App.xcassets/Mark.imageset")
    try FileManager.default.createDirectory(at: image, withIntermediateDirectories: true)
    let contents = #"{"images": [{"idiom": "universal", "filename": "mark.svg"}]}"#
    try Data(contents.utf8).write(to: image.appending(path: "Contents.json"))
    let drawing = #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="16"><path d="M0 0H24V16H0Z"/></svg>"#
    try Data(drawing.utf8).write(to: image.appending(path: "mark.svg"))
    let stage = Stage(size: Size(width: 100, height: 100)) {
      Image("Mark").id("mark").assets(AssetCatalogue([folder]))
    }
    #expect(stage.layout["mark"]?.frame.size == Size(width: 24, height: 16))
  }
}
