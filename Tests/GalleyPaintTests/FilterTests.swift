import GalleyGeometry
import GalleyImage
import GalleyPDF
import GalleyPaint
import GalleyPicture
import GalleySVG
import PictureTestSupport
import Testing

@Suite("Blur and colour filters for groups")
struct FilterTests {
  private func square(_ side: Double, in room: Double, _ letter: Character = "K") -> Picture.Item {
    .rect((room - side) / 2, (room - side) / 2, side, side, letter)
  }

  private func picture(_ side: Double, _ items: Picture.Item...) -> Picture {
    Picture(size: Size(width: side, height: side), items: items)
  }

  private func blurred(_ items: [Picture.Item], _ radius: Double, bounds: Rect? = nil) -> Picture.Item {
    .group(.init(items, filter: .blur(radius: radius, bounds: bounds)))
  }

  /// The sum of all alpha values, measured in fully opaque pixels.
  private func ink(_ bitmap: Bitmap) -> Double {
    stride(from: 3, to: bitmap.pixels.count, by: 4).reduce(0.0) { $0 + Double(bitmap.pixels[$1]) / 255 }
  }

  @Test("A blur preserves the sum of the alpha values", arguments: [0.7, 2.0, 5, 11, 23])
  func keepsInk(radius: Double) throws {
    let bitmap = try Painter().paint(picture(240, blurred([square(40, in: 240)], radius)), scale: 1)
    #expect(abs(ink(bitmap) - 1600) < 40, "of 1600 there are \(ink(bitmap))")
  }

  @Test("A blur has the standard deviation that was requested", arguments: [1.5, 4.0, 9, 20])
  func deviation(radius: Double) throws {
    // The measured variance is the variance of the blur plus that of the line.
    let line = Picture.Item.rect(120, 0, 1, 241, "K")
    let row = try Painter().paint(picture(241, blurred([line], radius)), scale: 1)
    var (sum, moment) = (0.0, 0.0)
    for x in 0..<241 {
      let alpha = Double(row[x, 120].alpha)
      let distance = Double(x) - 120
      sum += alpha
      moment += alpha * distance * distance
    }
    let measured = (moment / sum - 1.0 / 12).squareRoot()
    #expect(abs(measured - radius) < radius * 0.1 + 0.1, "\(measured) and not \(radius)")
  }

  @Test("A blur looks the same at every scale, apart from its resolution", arguments: [2.0, 3])
  func scales(scale: Double) throws {
    let item = blurred([square(30, in: 90)], 6)
    let (one, more) = try (
      Painter().paint(picture(90, item), scale: 1), Painter().paint(picture(90, item), scale: scale)
    )
    let side = Int(scale)
    for y in stride(from: 3, to: 90, by: 5) {
      for x in stride(from: 3, to: 90, by: 5) {
        var sum = 0
        for dy in 0..<side { for dx in 0..<side { sum += Int(more[x * side + dx, y * side + dy].alpha) } }
        #expect(abs(sum / (side * side) - Int(one[x, y].alpha)) <= 5)
      }
    }
  }

  @Test("An opaque blur stays inside its bounds and remains opaque")
  func opaque() throws {
    let bounds = Rect(x: 10, y: 10, width: 40, height: 40)
    let inside = [Picture.Item.rect(10, 10, 20, 40, "R"), .rect(30, 10, 20, 40, "B")]
    let bitmap = try Painter().paint(picture(60, blurred(inside, 8, bounds: bounds)), scale: 2)
    #expect(bitmap[10, 10].alpha == 0)
    #expect(bitmap[22, 60].alpha == 255 && bitmap[98, 98].alpha == 255)
    #expect(bitmap[22, 60].red > 220)
    #expect(abs(Int(bitmap[60, 60].red) - Int(bitmap[60, 60].blue)) < 20)
  }

  @Test("A clip limits the blurred area without changing the pixels inside it")
  func clips() throws {
    let soft = blurred([square(30, in: 90, "R")], 7)
    let whole = try Painter().paint(picture(90, soft), scale: 1)
    let clip = Rect(x: 20, y: 20, width: 30, height: 50)
    let part = try Painter().paint(picture(90, .group(.init([soft], clip: .rect(clip)))), scale: 1)
    for y in 0..<90 {
      for x in 0..<90 {
        let isInside = clip.contains(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        #expect(abs(Int(part[x, y].alpha) - (isInside ? Int(whole[x, y].alpha) : 0)) <= 2)
      }
    }
  }

  @Test("The colour matrix maps colours, and fully transparent pixels stay transparent")
  func colors() throws {
    let color = RGBA(200, 100, 50)
    let fill = Picture.Item.fill(.init(.rect(Rect(x: 0, y: 0, width: 4, height: 4)), .color(color)))
    for matrix in [ColorMatrix.inversion, .grayscale(1), .hueRotation(radians: 1), .multiply(RGBA(128, 255, 0))] {
      let bitmap = try Painter().paint(picture(8, .group(.init([fill], filter: .colors(matrix)))), scale: 1)
      let expected = matrix(color)
      let bytes = [expected.red, expected.green, expected.blue].map { Int(($0 * 255).rounded()) }
      let pixel = bitmap[1, 1]
      let found = [Int(pixel.red), Int(pixel.green), Int(pixel.blue)]
      #expect(zip(bytes, found).allSatisfy { abs($0 - $1) <= 1 }, "\(found) and not \(bytes)")
      #expect(bitmap[6, 6].alpha == 0)
    }
  }

  @Test("With filters and backdrops, drawing in strips gives the same pixels as drawing the whole image")
  func strips() throws {
    let stripes = (0..<20).map { Picture.Item.rect(0, Double($0) * 10, 200, 5, $0 % 2 == 0 ? "R" : "G") }
    let glass = Picture.Item.group(
      .init(
        [.fill(.init(.rect(Rect(x: 20, y: 40, width: 120, height: 90)), .color(.white.multiplyingAlpha(by: 0.4))))],
        clip: .roundedRect(Rect(x: 20, y: 40, width: 120, height: 90), cornerRadius: 12, style: .continuous),
        backdrop: .init(radius: 9, saturation: 1.8)))
    let picture = Picture(
      size: Size(width: 200, height: 200),
      items: [.rect(0, 0, 200, 200, "_")] + stripes + [blurred([.rect(150, 20, 30, 30, "B")], 5), glass])
    let plan = try Painter().plan(picture, scale: 1)
    // A new painter for each strip makes sure that strips share no state.
    let segments = try plan.strips.indices.flatMap { try Painter().segments([$0], of: picture, plan, scale: 1) }
    let file = PNG.encode(segments, width: plan.width, isOpaque: plan.isOpaque, scale: 1)
    #expect(try ImageDecoder.decode(file) == Painter().paint(picture, scale: 1))
    #expect(plan.strips.count > 2)
  }
}

@Suite("Blurred backdrops")
struct BackdropTests {
  private let ground: [Picture.Item] = [.rect(0, 0, 60, 120, "R"), .rect(60, 0, 60, 120, "B")]

  private func glass(_ items: [Picture.Item] = []) -> Picture.Group {
    .init(items, clip: .rect(Rect(x: 20, y: 20, width: 80, height: 80)), backdrop: .init(radius: 10))
  }

  private func paint(_ items: [Picture.Item], scale: Double = 1) throws -> Bitmap {
    try Painter().paint(Picture(size: Size(width: 120, height: 120), items: items), scale: scale)
  }

  @Test("A backdrop blurs the content below it inside its clip; outside, the content stays sharp")
  func soft() throws {
    let bitmap = try paint(ground + [.group(glass())])
    #expect(bitmap[59, 10] == (255, 0, 0, 255) && bitmap[61, 10] == (0, 0, 255, 255))
    #expect(abs(Int(bitmap[59, 60].red) - 128) < 12 && abs(Int(bitmap[60, 60].blue) - 128) < 12)
    #expect(bitmap[22, 60].red > 250)
  }

  @Test("At the edge of the canvas, a backdrop does not fade")
  func edges() throws {
    var group = glass()
    group.clip = .rect(Rect(x: 0, y: 0, width: 120, height: 30))
    let bitmap = try paint(ground + [.group(group)])
    #expect(bitmap[0, 0] == (255, 0, 0, 255))
    #expect(bitmap[119, 0].alpha == 255)
  }

  @Test("A backdrop works inside groups that have a clip or a shadow")
  func layers() throws {
    let plain = try paint(ground + [.group(glass())])
    let inside = Picture.Group([.group(glass())], shadow: .init(color: .clear, radius: 4))
    let clipped = Picture.Group(
      [.group(glass()), .rect(0, 0, 1, 1, "K")], clip: .ellipse(Rect(x: -90, y: -90, width: 300, height: 300)))
    for item in [Picture.Item.group(inside), .group(clipped)] {
      let bitmap = try paint(ground + [item])
      for x in stride(from: 24, to: 96, by: 9) {
        #expect(abs(Int(bitmap[x, 60].red) - Int(plain[x, 60].red)) <= 8, "at \(x)")
      }
    }
  }

  @Test(
    "PDF and SVG files contain the backdrop as an image and keep the items unchanged", .enabled(if: Tool.readsPDF))
  func formats() throws {
    let text = Picture.Item.glyphs(.init(HandmadeRun.make("Glass", size: 14), at: Point(x: 30, y: 60), .color(.black)))
    let picture = Picture(size: Size(width: 120, height: 120), items: ground + [.group(glass([text]))])
    let file = try PDFWriter.bytes(of: [PDFPage(picture)], painter: Painter())
    #expect(try #require(Tool("pdftotext")).read(file, ["FILE", "-"]).contains("Glass"))
    let page = try #require(try Tool.pixels(file).first)
    let pixels = try Painter().paint(picture, scale: 2, background: .white)
    for (x, y) in [(50, 50), (120, 180), (190, 190), (20, 20), (118, 60)] {
      #expect(abs(Int(page[x, y].red) - Int(pixels[x, y].red)) < 16, "at \(x), \(y)")
    }
    let svg = String(decoding: try Painter().svg(picture), as: UTF8.self)
    #expect(svg.contains("data:image/png") && svg.contains("aria-label=\"Glass\""))
  }
}

@Suite("Gradients and filters on PDF and SVG pages")
struct PageEffectTests {
  private func compare(_ items: [Picture.Item], _ places: [(Int, Int)], within limit: Int = 12) throws -> [UInt8] {
    let picture = Picture(size: Size(width: 120, height: 120), items: items)
    let file = try PDFWriter.bytes(of: [PDFPage(picture)], painter: Painter())
    let page = try #require(try Tool.pixels(file).first)
    let pixels = try Painter().paint(picture, scale: 2, background: .white)
    for (x, y) in places {
      let (one, other) = (page[x, y], pixels[x, y])
      let maximum =
        [
          abs(Int(one.red) - Int(other.red)), abs(Int(one.green) - Int(other.green)),
          abs(Int(one.blue) - Int(other.blue)),
        ].max() ?? 0
      #expect(maximum <= limit, "at \(x), \(y): \(one) and not \(other)")
    }
    return file
  }

  private let places = [(60, 60), (120, 60), (120, 120), (180, 60), (60, 180), (180, 180), (100, 140), (140, 90)]
  private let stops = [
    Paint.Stop(color: RGBA(255, 0, 0), location: 0), Paint.Stop(color: RGBA(0, 255, 0), location: 0.4),
    Paint.Stop(color: RGBA(0, 0, 255, alpha: 0.5), location: 1),
  ]

  @Test("Angular and radial gradients look the same on pages as in pixel images", .enabled(if: Tool.readsPDF))
  func gradients() throws {
    let rect = Path.rect(Rect(x: 10, y: 20, width: 100, height: 80))
    let center = Point(x: 55, y: 60)
    let paints: [Paint] = [
      .radialGradient(.init(stops: stops, center: center, startRadius: 5, endRadius: 50)),
      .radialGradient(.init(stops: stops, center: center, startRadius: 0, endRadius: 50, stretch: 0.6)),
      .angularGradient(.init(stops: stops, center: center, startAngle: .degrees(30), endAngle: .degrees(390))),
    ]
    for paint in paints { _ = try compare([.fill(.init(rect, paint))], places) }
  }

  @Test("With colour filters, text on pages remains text", .enabled(if: Tool.readsPDF))
  func colors() throws {
    let text = Picture.Item.glyphs(.init(HandmadeRun.make("Words", size: 20), at: Point(x: 30, y: 100), .color(.black)))
    let fill = Picture.Item.fill(.init(.ellipse(Rect(x: 10, y: 10, width: 100, height: 70)), .color(RGBA(200, 90, 20))))
    let group = Picture.Group([fill, text], filter: .colors(.hueRotation(radians: 2)))
    let file = try compare([.group(group)], [(60, 60), (120, 60), (180, 80), (10, 10)])
    #expect(try #require(Tool("pdftotext")).read(file, ["FILE", "-"]).contains("Words"))
  }

  @Test("A blur turns only its own group into an image", .enabled(if: Tool.readsPDF))
  func blur() throws {
    let fill = Picture.Item.fill(.init(.rect(Rect(x: 30, y: 30, width: 60, height: 60)), .color(RGBA(200, 90, 20))))
    let text = Picture.Item.glyphs(.init(HandmadeRun.make("Words", size: 20), at: Point(x: 30, y: 115), .color(.black)))
    let file = try compare([.group(.init([fill], filter: .blur(radius: 6))), text], places)
    #expect(try #require(Tool("pdftotext")).read(file, ["FILE", "-"]).contains("Words"))
    let svg = String(
      decoding: try Painter().svg(
        Picture(size: Size(width: 120, height: 120), items: [.group(.init([fill], filter: .blur(radius: 6)))])),
      as: UTF8.self)
    #expect(svg.contains("<feGaussianBlur stdDeviation=\"6\"/>") && !svg.contains("data:image"))
  }
}
