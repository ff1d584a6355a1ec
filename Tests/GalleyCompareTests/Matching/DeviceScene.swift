import Galley
import GalleyImage
import GalleyPicture

/// A scene in memory. A deliberately changed copy of it stands for the screenshot of a device.
struct DeviceScene {
  var yaml: String

  init(yaml: String) { self.yaml = yaml }

  /// The views, arranged vertically on a canvas of 390 × 500 points.
  init(_ rows: [String], canvas: String = "", scale: Int = 3) {
    yaml = """
      scene: 1
      canvas: { size: 390x500, scale: \(scale)\(canvas.isEmpty ? "" : ", " + canvas) }
      view:
        VStack:
      \(rows.map { "    - \($0)" }.joined(separator: "\n"))
        alignment: leading
        spacing: 14
        frame: { width: 350, alignment: leading }
      output:
        - png: "{scene}.png"

      """
  }

  func scene() throws -> Scene { try Scene(yaml: yaml, file: "account.yaml") }

  /// Returns the image of a state, as an app would show it.
  func bitmap(scale: Double = 3, state: Int = 0) throws -> Bitmap {
    try Painter().paint(try SceneRenderer(scene()).proofs()[state].picture, scale: scale)
  }

  func match(_ picture: Bitmap) throws -> SceneMatch { try match(PNG.encode(picture)) }

  func match(_ bytes: [UInt8]) throws -> SceneMatch {
    try SceneMatch(of: scene(), file: "account.yaml", in: bytes, picture: "device.png")
  }

  /// Returns the sentences about the differences between an image and the scene.
  func findings(_ picture: Bitmap) throws -> [String] { try match(picture).findings }
}

extension SceneMatch {
  /// The sentences without those about the position, the limits and the totals.
  var findings: [String] {
    let others = [
      "is in 'device.png'", "ignored, because the system", "was converted to sRGB", "not reported: ", " the scene",
    ]
    return lines.filter { line in line.contains("ends after") || !others.contains { line.contains($0) } }
  }
}

/// A screen of an app with text in several styles, a shape, a symbol and a footer.
struct AccountScreen {
  var scale = 3
  /// Additional keys of the canvas.
  var canvas = ""
  var gap = 20.0
  var noteWidth = 330.0
  var lastWords = "the next morning."
  var banner = (width: 200.0, height: 48.0)
  var symbol = 24.0

  var scene: DeviceScene {
    DeviceScene(
      yaml: """
        scene: 1
        canvas: { size: 390x844, scale: \(scale), safeArea: { top: 47, bottom: 34 }\(canvas.isEmpty ? "" : ", " + canvas) }
        view:
          VStack:
            - { Text: Accounts and cards, font: largeTitle }
            - { Text: Last updated a few minutes ago, font: footnote, foregroundStyle: secondary }
            - Text: "Transfers between bank accounts take one working day, except on public holidays, when they take until \(lastWords)"
              frame: { width: \(noteWidth), alignment: leading }
              padding: { top: \(gap) }
            - HStack: [ { Text: Available balance }, { Spacer: {} }, { Text: "1,240.50 EUR" } ]
            - { RoundedRectangle: blue, cornerRadius: 12, frame: { width: \(banner.width), height: \(banner.height) }, id: banner }
            - HStack: [ { Symbol: star.fill, frame: { width: \(symbol), height: 24 } }, { Text: Favourites of this week, font: headline } ]
            - { Text: OK }
            - Spacer
            - { Text: Terms and conditions apply to every transfer, font: caption }
          alignment: leading
          spacing: 14
          padding: 20
        output:
          - png: "{scene}.png"

        """)
  }

  func bitmap() throws -> Bitmap { try scene.bitmap(scale: Double(scale)) }

  /// Returns the sentences about an image of this screen after a change.
  func findings(_ change: (inout AccountScreen) -> Void) throws -> [String] {
    var device = self
    change(&device)
    return try scene.findings(device.bitmap())
  }
}

extension Bitmap {
  mutating func fill(x: Int, y: Int, width: Int, height: Int, _ color: [UInt8]) {
    for row in y..<min(y + height, self.height) {
      for column in x..<min(x + width, self.width) {
        for channel in 0..<4 { pixels[(row * self.width + column) * 4 + channel] = color[channel] }
      }
    }
  }

  /// Returns a larger bitmap that contains this one.
  func framed(_ border: Int) -> Bitmap {
    let size = (width + 2 * border, height + 2 * border)
    var result = Bitmap(width: size.0, height: size.1, pixels: [UInt8](repeating: 190, count: size.0 * size.1 * 4))
    for row in 0..<height {
      let start = ((row + border) * size.0 + border) * 4
      result.pixels.replaceSubrange(
        start..<(start + width * 4), with: pixels[(row * width * 4)..<((row + 1) * width * 4)])
    }
    return result
  }
}
