import GalleyGeometry
import GalleyPaint
import GalleyPicture
import PictureTestSupport
import Testing

@Suite("Group drawing")
struct GroupTests {
  static let red = Picture.Item.rect(0, 0, 2, 1, "R")
  static let alsoRed = Picture.Item.rect(1, 0, 2, 1, "R")

  @Test("If a group has an opacity, its items hide each other; if each item has one, they show through")
  func opacity() throws {
    let together = Picture.Item.group(.init([GroupTests.red, GroupTests.alsoRed], opacity: 0.5))
    let alone = [GroupTests.red, GroupTests.alsoRed].map { Picture.Item.group(.init([$0], opacity: 0.5)) }
    let size = Size(width: 3, height: 1)
    #expect(try Letters.draw(Picture(size: size, items: [together])) == ["rrr"])
    #expect(try Letters.draw(Picture(size: size, items: alone)) == ["r?r"])
  }

  @Test("The opacities of nested groups are multiplied")
  func nestedOpacity() throws {
    let inner = Picture.Item.group(.init([GroupTests.red], opacity: 0.8))
    let nested = Picture.Item.group(.init([inner, GroupTests.alsoRed], opacity: 0.625))
    let bitmap = try Painter().paint(Picture(size: Size(width: 3, height: 1), items: [nested]), scale: 1)
    #expect(abs(Int(bitmap[0, 0].alpha) - 128) <= 1)
    #expect(abs(Int(bitmap[2, 0].alpha) - 159) <= 1)
  }

  @Test("A group with zero opacity or a singular transform is invisible", arguments: [0.0, 1])
  func invisible(opacity: Double) throws {
    let flat = AffineTransform(a: opacity == 1 ? 0 : 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    let group = Picture.Item.group(.init([GroupTests.red], transform: flat, opacity: opacity))
    #expect(try Letters.draw(Picture(size: Size(width: 3, height: 1), items: [group])) == ["___"])
  }

  @Test("A clip uses the coordinates of its group")
  func clip() throws {
    let group = Picture.Item.group(
      .init(
        [.rect(0, 0, 4, 3, "G")], transform: AffineTransform(translationX: 1, y: 0),
        clip: .rect(Rect(x: 0, y: 1, width: 2, height: 1))))
    #expect(try Letters.draw(Picture(size: Size(width: 4, height: 3), items: [group])) == ["____", "_GG_", "____"])
  }

  @Test("Along a round clip, no colour of a hidden lower item shows through")
  func softClip() throws {
    let square = Rect(x: 0, y: 0, width: 20, height: 20)
    let layers: [Picture.Item] = [.rect(0, 0, 20, 20, "R"), .rect(0, 0, 20, 20, "B")]
    let both = Picture.Item.group(.init(layers, clip: .ellipse(square)))
    let bitmap = try Painter().paint(Picture(size: square.size, items: [both]), scale: 1)
    #expect((0..<400).allSatisfy { bitmap[$0 % 20, $0 / 20].red == 0 })
  }

  @Test("Rotating a group by a quarter turn rotates its items")
  func turned() throws {
    let quarter = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 2, ty: 0)
    let group = Picture.Item.group(.init([.rect(0, 0, 3, 1, "B")], transform: quarter))
    #expect(try Letters.draw(Picture(size: Size(width: 3, height: 3), items: [group])) == ["_B_", "_B_", "_B_"])
  }

  @Test("A shadow with a radius of zero is a sharp copy at the shadow's offset")
  func sharpShadow() throws {
    let shadow = Picture.Shadow(color: .black, radius: 0, offset: Point(x: 1, y: 1))
    let group = Picture.Item.group(.init([.rect(0, 0, 2, 2, "R")], shadow: shadow))
    #expect(
      try Letters.draw(Picture(size: Size(width: 4, height: 4), items: [group])) == ["RR__", "RRK_", "_KK_", "____"])
  }

  @Test("A soft shadow has a Gaussian profile", arguments: [1.0, 2, 3])
  func softShadow(scale: Double) throws {
    // At the edge of a wide shape, alpha follows the Gaussian error integral of the distance.
    let radius = 6.0
    let shape = Picture.Item.rect(-100, -100, 140, 240, "R")
    let shadow = Picture.Shadow(color: .black, radius: radius, offset: .zero)
    let picture = Picture(size: Size(width: 80, height: 40), items: [.group(.init([shape], shadow: shadow))])
    let bitmap = try Painter().paint(picture, scale: scale)
    for distance in [0.5, 2, 4, 6, 8] {
      let x = Int((40 + distance) * scale)
      let deviations = (Double(x) + 0.5 - 40 * scale) / (radius / 2 * scale)
      let expected = 255 * Gauss.upperTail(deviations)
      #expect(abs(Double(bitmap[x, Int(20 * scale)].alpha) - expected) < 3)
    }
  }

  @Test("A shadow becomes transparent with its group, and the clip applies only to the shape")
  func shadowOfFadedGroup() throws {
    let shadow = Picture.Shadow(color: RGBA(255, 0, 0), radius: 0, offset: Point(x: 2, y: 0))
    let clip = Path.rect(Rect(x: 0, y: 0, width: 1, height: 1))
    let group = Picture.Item.group(.init([.rect(0, 0, 2, 1, "R")], clip: clip, opacity: 0.5, shadow: shadow))
    #expect(try Letters.draw(Picture(size: Size(width: 4, height: 1), items: [group])) == ["r_r_"])
  }

  @Test("The shadow of an object outside the canvas is visible")
  func shadowFromOutside() throws {
    let shadow = Picture.Shadow(color: .black, radius: 0, offset: Point(x: 3, y: 0))
    let group = Picture.Item.group(.init([.rect(-3, 0, 2, 1, "R")], shadow: shadow))
    #expect(try Letters.draw(Picture(size: Size(width: 3, height: 1), items: [group])) == ["KK_"])
  }
}

enum Gauss {
  /// Returns the share of values more than `deviations` above the mean, by numerical integration.
  static func upperTail(_ deviations: Double) -> Double {
    let step = 0.001
    return stride(from: deviations + step / 2, to: 8, by: step).reduce(0) { sum, x in
      sum + step * density(x)
    }
  }

  private static func density(_ x: Double) -> Double {
    // e^y as the limit of (1 + y/n)^n, with n a power of two.
    var value = 1 - x * x / 2 / 1_048_576
    for _ in 0..<20 { value *= value }
    return value / 2.506_628_274_631
  }
}
