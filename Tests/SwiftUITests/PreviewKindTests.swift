import GalleyGeometry
import GalleyImage
import GalleySnapshot
import GalleyStage
import SwiftUI
import Testing

@testable import GalleyPreviewRunner

@MainActor
@Suite("Kinds of previews")
struct PreviewKindTests {
  private let drawing = PreviewDrawing(assets: [], fonts: [], scale: 1)

  private func previews(_ title: String) -> [FoundPreview] {
    FoundPreview.all().filter { $0.name.hasPrefix("SwiftUITests/PreviewKinds/\(title)") }
  }

  /// Returns the strings that the previews with this title show after they have come to rest.
  private func texts(_ title: String) -> [[String]] {
    func texts(_ view: InspectedView) -> [String] { view.lines + view.children.flatMap(texts) }
    return previews(title).map { preview in
      let stage = Stage(size: Size(width: 400, height: 400)) {
        preview.traits.reduce(preview.view()) { $1.modify($0) }
      }
      for _ in 0..<3 { stage.advance(by: 0.1) }
      return texts(stage.layout)
    }
  }

  /// Returns the sizes of the images of the previews with this title, in pixels.
  private func sizes(_ title: String) throws -> [Size] {
    try previews(title).flatMap { preview in
      try drawing.draw(preview, .standard).map { outcome in
        #expect(outcome.problems == [])
        let pixels = try ImageDecoder.decode(try #require(outcome.png))
        return Size(width: Double(pixels.width), height: Double(pixels.height))
      }
    }
  }

  @Test("The preview of a widget shows each entry in the size of the widget, with a background around it")
  func widgets() throws {
    #expect(previews("Soups").map(\.title) == ["Soups 1", "Soups 2"])
    #expect(texts("Soups") == [["Pea"], ["Bean"]])
    #expect(try sizes("Soups") == Array(repeating: Size(width: 198, height: 198), count: 2))
  }

  @Test(
    "The container background of a widget extends to its rounded edges", arguments: ["ltr", "rtl"])
  func grounds(direction: String) throws {
    let preview = try #require(previews("Soups").first)
    let variant = try #require(PreviewVariant(direction))
    let pixels = try ImageDecoder.decode(try #require(drawing.draw(preview, variant).first?.png))
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
      let start = (y * pixels.width + x) * 4
      return Array(pixels.pixels[start..<start + 4])
    }
    let green = pixel(99, 30)
    #expect(pixel(21, 99) == green && pixel(176, 99) == green && pixel(99, 177) == green)
    #expect(pixel(21, 21) != green && pixel(5, 99) != green)
  }

  @Test("The preview of a widget with a provider shows the first entry of the provider")
  func providers() throws {
    #expect(texts("Today") == [["Of systemMedium, wide"]])
    #expect(try sizes("Today") == [Size(width: 378, height: 198)])
  }

  @Test("A controller is drawn as a box with its type name, and a hosting controller with its content")
  func controllers() throws {
    #expect(texts("Controller") == [["KitchenController"]])
    #expect(texts("View") == [[]])
    #expect(try sizes("View") == [Size(width: 90, height: 50)])
    #expect(try sizes("Hosting") == [Size(width: 30, height: 20)])
  }

  @Test("A preview modifier provides its shared context, even together with other traits")
  func modifiers() throws {
    #expect(texts("Shared") == [["0 of 2"]])
    #expect(try sizes("Shared") == [Size(width: 80, height: 40)])
  }

  @Test("A preview may be declared as a separate type")
  func types() { #expect(texts("Own type") == [["Light"]]) }

  @Test("The preview of a rotated device has a landscape screen")
  func turned() throws {
    #expect(try sizes("Right") == [Size(width: 852, height: 393)])
  }

  @Test("A preview's state may be a main-actor object")
  func stateOfTheMainActor() {
    #expect(texts("State of the main actor") == [["Soup, Pie"]])
  }
}
