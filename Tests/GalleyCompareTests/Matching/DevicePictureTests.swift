import Foundation
import Galley
import GalleyImage
import GalleyPicture
import Testing

@Suite("Device screenshots compared with a scene")
struct DevicePictureTests {
  private let screen = AccountScreen()

  @Test("A screenshot that matches the scene has no findings at any usual scale", arguments: [1, 2, 3])
  func unchanged(scale: Int) throws {
    let screen = AccountScreen(scale: scale)
    let match = try screen.scene.match(screen.bitmap())
    #expect(match.findings.isEmpty && match.isAlike, "\(match.lines)")
    #expect(match.scale == Double(scale) && match.corner == .zero && match.likeness > 0.999)
  }

  @Test(
    "Larger padding in a screenshot is reported in one sentence about the text and all views below it",
    arguments: [1, 2, 3])
  func padding(scale: Int) throws {
    let findings = try AccountScreen(scale: scale).findings { $0.gap += 2 }
    #expect(
      findings == ["\"Transfers between bank accounts take on…\", \"Available balance\" and 5 more are 2 pt lower"])
  }

  @Test("A padding that differs by only one point is not reported", arguments: [1, 2, 3])
  func minimumPadding(scale: Int) throws {
    #expect(try AccountScreen(scale: scale).findings { $0.gap += 1 } == [])
  }

  @Test(
    "A narrower paragraph in the screenshot breaks differently and moves the views below by a line",
    arguments: [1, 2, 3])
  func breaks(scale: Int) throws {
    let findings = try AccountScreen(scale: scale).findings { $0.noteWidth = 300 }
    try #require(findings.count == 2, "\(findings)")
    #expect(
      findings[0] == "line 1 of \"Transfers between bank accounts take on…\" ends after \"take\" in the image and "
        + "after \"one\" in the scene; it has 4 lines instead of 3")
    #expect(findings[1].hasPrefix("\"Available balance\", \"1,240.50 EUR\" and 4 more are 2"), "\(findings)")
  }

  @Test("Wider letters in a screenshot are reported in one sentence with the range of width differences")
  func metrics() throws {
    let findings = try screen.findings { $0.canvas = "metrics: font" }
    try #require(findings.count == 3, "\(findings)")
    #expect(findings[0].hasPrefix("line 1 of \"Transfers between"))
    #expect(findings[1].hasPrefix("\"Available balance\", \"1,240.50 EUR\" and 4 more are 23.3 pt lower"))
    #expect(
      findings[2] == "7 texts are 1.5 to 10.3 % wider in the image, by up to 42.7 pt: \"Accounts and cards\", "
        + "\"Available balance\" and 5 more")
  }

  @Test("A different status bar and home indicator in the screenshot are ignored")
  func statusBar() throws {
    var picture = try screen.bitmap()
    picture.fill(x: 90, y: 40, width: 120, height: 40, [0, 0, 0, 255])
    picture.fill(x: 900, y: 30, width: 200, height: 60, [20, 20, 20, 255])
    picture.fill(x: 400, y: 2500, width: 370, height: 15, [0, 0, 0, 255])
    let match = try screen.scene.match(picture)
    #expect(match.findings == [] && match.isAlike && match.corner == .zero)
  }

  @Test("A larger shape is named with both sizes, and the views below it are reported as moved")
  func size() throws {
    #expect(
      try screen.findings { $0.banner.height += 3 } == [
        "\"Image\", \"Favourites of this week\" and \"OK\" are 3 pt lower",
        "\"banner\" measures 200 × 51 pt in the image instead of 200 × 48",
      ])
    #expect(
      try screen.findings { $0.banner.width += 4 } == [
        "\"banner\" measures 204 × 48 pt in the image instead of 200 × 48"
      ])
  }

  @Test("A paragraph whose last words differ is reported as changed text, not as a different line break")
  func otherWords() throws {
    #expect(
      try screen.findings { $0.lastWords = "the following day." } == [
        "\"Transfers between bank accounts take on…\" ends differently after \"the\" in the image: it is truncated, "
          + "or its text differs"
      ])
  }

  @Test("A screenshot with the scene's size but different content is compared without a search")
  func something() throws {
    var picture = try screen.bitmap()
    picture.fill(x: 0, y: 0, width: picture.width, height: picture.height, [250, 240, 200, 255])
    let match = try screen.scene.match(picture)
    #expect(match.corner == .zero && match.scale == 3 && !match.isAlike, "\(match.lines)")
    #expect(!match.findings.contains { $0.contains("wider") || $0.contains("lie") }, "\(match.lines)")
  }

  @Test("A different line break is also found in a screenshot with a device frame around it")
  func framed() throws {
    #expect(try screen.scene.match(screen.bitmap().framed(90)).findings == [])
    var device = screen
    device.noteWidth = 300
    let match = try screen.scene.match(device.bitmap().framed(90))
    #expect(match.findings.first?.hasPrefix("line 1 of \"Transfers between bank") == true, "\(match.lines)")
  }

  @Test("The JSON output contains all findings and also the widths of unchanged lines")
  func json() throws {
    var device = screen
    device.noteWidth = 300
    let json = try screen.scene.match(device.bitmap()).json
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let views = try #require(object["views"] as? [[String: Any]])
    let fact = try #require((views[2]["facts"] as? [[String: Any]])?.first)
    #expect(fact["kind"] as? String == "lineBreak" && fact["line"] as? Int == 1)
    #expect(fact["scene"] as? String == "one" && fact["picture"] as? String == "take")
    #expect(fact["sceneLines"] as? Int == 3 && fact["pictureLines"] as? Int == 4)
    let widths = try #require(views[0]["lineWidths"] as? [[Double]])
    #expect(widths.count == 1 && widths[0].count == 2 && abs(widths[0][0] - 286.8) < 0.2)
    #expect((object["limits"] as? [String: Double])?["width"] == 0.01)
  }

  @Test("Differences in width are exact to one pixel at every scale")
  func exactness() throws {
    func widths(
      _ picture: Bitmap, _ scene: DeviceScene, _ width: (SceneMatch.Width) -> Double
    ) throws -> [String: Double] {
      let views = try scene.match(picture).views
      return Dictionary(
        views.compactMap { view in view.measurement?.widths.first.map { (view.name, width($0)) } }
      ) { one, _ in one }
    }
    var device = screen
    device.canvas = "metrics: font"
    // At 8 pixels per point, an error of one pixel is an eighth of a point.
    let old = try widths(screen.scene.bitmap(scale: 8), screen.scene, \.picture)
    let new = try widths(device.scene.bitmap(scale: 8), screen.scene, \.picture)
    for scale in [1, 2, 3] {
      device.scale = scale
      let growth = try widths(device.bitmap(), AccountScreen(scale: scale).scene) { $0.picture - $0.scene }
      try #require(growth.count >= 6)
      for (name, width) in growth {
        let exact = try #require(new[name]) - (try #require(old[name]))
        #expect(abs(width - exact) <= 1 / Double(scale) + 0.01, "\(name): \(width) instead of \(exact)")
      }
    }
  }

  @Test(
    "Matching screenshots of large screens have no findings", arguments: ["form", "settings", "menu", "collection"])
  func templates(name: String) throws {
    let scene = try Scene(contentsOf: "templates/\(name).yaml")
    let proof = try SceneRenderer(scene).proofs()[0]
    let picture = try Painter().paint(proof.picture, scale: proof.source.variant.canvas.scale)
    let match = try SceneMatch(of: scene, file: "\(name).yaml", in: PNG.encode(picture), picture: "device.png")
    #expect(match.isAlike, "\(match.findings)")
    #expect(match.views.count { $0.measurement?.widths.isEmpty == false } > 10)
  }
}
