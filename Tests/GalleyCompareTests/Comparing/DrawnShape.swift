import Galley
import GalleyImage
import GalleyPicture

/// A word or shape in a test image, drawn by the painter of Galley.
struct DrawnShape: Sendable {
  /// The content, whose position is given by its centre in points.
  enum Form: Sendable {
    case text(String, size: Double)
    case box(width: Double, height: Double, radius: Double)
    case disc(radius: Double)
    case ring(radius: Double, width: Double)
    case line(length: Double, width: Double, degrees: Double)
  }

  let form: Form
  var x: Double
  var y: Double

  func moved(_ x: Double, _ y: Double) -> DrawnShape { DrawnShape(form: form, x: self.x + x, y: self.y + y) }

  /// The coverage of each pixel from 0 to 1, row by row.
  static func coverage(_ shapes: [DrawnShape], width: Int, height: Int, scale: Int = 1) throws -> [Double] {
    let stage = Stage(
      size: Size(width: Double(width), height: Double(height)), scale: Double(scale), background: Color.black
    ) {
      ZStack { ForEach(Array(shapes.enumerated()), id: \.offset) { $0.element.view } }
        .frame(width: Double(width), height: Double(height))
    }
    let picture = try stage.picture()
    let bitmap = try RenderContext().painter().paint(
      picture, scale: Double(scale), background: RGBA(red: 0, green: 0, blue: 0, alpha: 1))
    return stride(from: 0, to: bitmap.pixels.count, by: 4).map { Double(bitmap.pixels[$0]) / 255 }
  }

  @ViewBuilder private var view: some View {
    switch form {
    case .text(let text, let size):
      Text(verbatim: text).font(.system(size: size)).foregroundStyle(Color.white).position(x: x, y: y)
    case .box(let width, let height, let radius):
      RoundedRectangle(cornerRadius: radius).fill(Color.white).frame(width: width, height: height).position(x: x, y: y)
    case .disc(let radius):
      Circle().fill(Color.white).frame(width: 2 * radius, height: 2 * radius).position(x: x, y: y)
    case .ring(let radius, let width):
      Circle().stroke(Color.white, lineWidth: width).frame(width: 2 * radius, height: 2 * radius).position(x: x, y: y)
    case .line(let length, let width, let degrees):
      Rectangle().fill(Color.white).frame(width: length, height: width).rotationEffect(.degrees(degrees))
        .position(x: x, y: y)
    }
  }
}

/// The background of a test image.
enum DrawnBackdrop: CaseIterable, Sendable {
  case white, dark, card, gradient, noise, photo

  /// Returns the colour of a pixel with channels from 0 to 255.
  func color(_ x: Int, _ y: Int) -> [Double] {
    let (column, row) = (Double(x), Double(y))
    let slope = [(40 + column * 0.5).rounded(), (90 + row * 0.6).rounded(), (200 - column * 0.3).rounded()]
    switch self {
    case .white: return [255, 255, 255]
    case .dark: return [28, 28, 30]
    case .card: return x >= 20 && x < 220 && y >= 20 && y < 140 ? [255, 255, 255] : [242, 242, 247]
    case .gradient: return slope
    case .noise: return slope.enumerated().map { min(max($1 + Self.noise(x, y, $0) * 24, 0), 255).rounded() }
    case .photo:
      let wave = Self.wave(column / 17) * 60 + Self.wave(row / 23) * 40
      return [120 + wave, 110 + wave / 2 + Self.wave((column + row) / 29) * 40, 90 - wave / 3].enumerated().map {
        min(max($1 + Self.noise(x, y, $0) * 6, 0), 255).rounded()
      }
    }
  }

  var isDark: Bool { self == .dark }

  /// A smooth periodic curve with values between −1 and 1.
  private static func wave(_ value: Double) -> Double {
    let part = (value / 6).truncatingRemainder(dividingBy: 1)
    let triangle = part < 0.5 ? part * 4 - 1 : 3 - part * 4
    return triangle * (1.5 - triangle * triangle / 2)
  }

  /// Returns a pseudorandom number between −0.5 and 0.5.
  private static func noise(_ x: Int, _ y: Int, _ channel: Int) -> Double {
    var state = UInt64(x &* 73_856_093 ^ y &* 19_349_663 ^ (channel + 1) &* 83_492_791)
    for _ in 0..<2 { state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407 }
    return Double(state >> 40) / Double(1 << 24) - 0.5
  }

  /// Returns an image of `layers`, each with its coverage and colour, on this background.
  func bitmap(width: Int, height: Int, _ layers: [(coverage: [Double], color: [Double])]) -> Bitmap {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        var color = color(x, y)
        for layer in layers {
          let share = layer.coverage[y * width + x]
          for channel in 0..<3 { color[channel] += (layer.color[channel] - color[channel]) * share }
        }
        pixels += color.map { UInt8($0.rounded()) } + [255]
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
