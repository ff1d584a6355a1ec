import GalleyGeometry
import GalleyPaint
import GalleyPicture
import GalleySVG
import Testing

@Suite("Blend modes and masks")
struct BlendTests {
  private static let size = Size(width: 2, height: 1)

  private static func fill(_ color: RGBA, _ rect: Rect = Rect(x: 0, y: 0, width: 2, height: 1)) -> Picture.Item {
    .fill(.init(.rect(rect), .color(color)))
  }

  private static func gray(_ value: Double, alpha: Double = 1) -> RGBA {
    RGBA(red: value, green: value, blue: value, alpha: alpha)
  }

  /// Returns the red value of the first pixel of `item` drawn on a grey of `background`.
  private static func red(of item: Picture.Item, on background: Double) throws -> Int {
    let picture = Picture(size: size, items: [fill(gray(background)), item])
    return Int(try Painter().paint(picture, scale: 1)[0, 0].red)
  }

  @Test(
    "Each blend mode follows its published formula",
    arguments: [
      (BlendMode.normal, 102), (.multiply, 82), (.screen, 224), (.darken, 102), (.lighten, 204), (.difference, 102),
      (.exclusion, 143), (.plusLighter, 255), (.colorDodge, 255), (.overlay, 194), (.hardLight, 163),
      (.sourceAtop, 102), (.destinationOver, 204), (.destinationOut, 0), (.xor, 0),
    ])
  func formula(mode: BlendMode, expected: Int) throws {
    let group = Picture.Item.group(.init([BlendTests.fill(BlendTests.gray(0.4))], blendMode: mode))
    #expect(abs(try BlendTests.red(of: group, on: 0.8) - expected) <= 1)
  }

  @Test("A group is blended as a whole after its items have been drawn over each other")
  func together() throws {
    let items = [BlendTests.fill(BlendTests.gray(0)), BlendTests.fill(BlendTests.gray(1))]
    #expect(try BlendTests.red(of: .group(.init(items, blendMode: .multiply)), on: 0.5) == 128)
  }

  @Test("The opacity of a mask is multiplied by the opacity of its group", arguments: [(1.0, 64), (0.5, 96)])
  func mask(opacity: Double, expected: Int) throws {
    let left = Rect(x: 0, y: 0, width: 1, height: 1)
    let group = Picture.Group(
      [BlendTests.fill(BlendTests.gray(0))], opacity: opacity,
      mask: [BlendTests.fill(BlendTests.gray(1, alpha: 0.5), left)])
    let picture = Picture(size: BlendTests.size, items: [BlendTests.fill(BlendTests.gray(0.5)), .group(group)])
    let bitmap = try Painter().paint(picture, scale: 1)
    #expect(abs(Int(bitmap[0, 0].red) - expected) <= 1)
    #expect(bitmap[1, 0].red == 128)
  }

  @Test("In SVG, blend modes and masks are written as CSS")
  func svg() throws {
    let group = Picture.Group(
      [BlendTests.fill(.black)], mask: [BlendTests.fill(.white)], blendMode: .colorDodge)
    let svg = try Painter().svg(Picture(size: BlendTests.size, items: [.group(group)]))
    let text = String(decoding: svg, as: UTF8.self)
    #expect(text.contains("mix-blend-mode:color-dodge"))
    #expect(text.contains("mask-type:alpha"))
    #expect(text.contains("mask=\"url(#"))
  }
}
