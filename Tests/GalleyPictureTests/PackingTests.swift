import GalleyGeometry
import GalleyPicture
import PictureTestSupport
import Testing

@Suite("Pictures written as bytes")
struct PackingTests {
  private func packed(_ picture: Picture) -> [UInt8] {
    var out = Packer()
    out.put(picture)
    return out.bytes
  }

  private func read(_ bytes: [UInt8]) throws(PackingError) -> Picture {
    var source = Unpacker(bytes)
    let picture: Picture = try source.get()
    guard source.isAtEnd else { throw PackingError() }
    return picture
  }

  private var rich: Picture {
    let stops = [Paint.Stop(color: .white, location: 0), Paint.Stop(color: RGBA(1, 2, 3, alpha: 0.1), location: 1)]
    let box = Rect(x: 1.1, y: -2, width: 3, height: 1e-9)
    let paints: [Paint] = [
      .color(RGBA(red: 0.1, green: .pi, blue: -0, alpha: 0.3)),
      .linearGradient(.init(stops: stops, start: Point(x: 1, y: 2), end: .zero)),
      .radialGradient(.init(stops: stops, center: .zero, startRadius: 5, endRadius: 9, stretch: 2)),
      .angularGradient(
        .init(stops: stops, center: .zero, startAngle: Angle(degrees: 10), endAngle: Angle(degrees: -400))),
      .meshGradient(
        .init(stops: stops, points: [.zero, Point(x: 1, y: 2)], width: 2, isSmooth: true, background: RGBA(1, 2, 3))),
    ]
    let paths: [Path] = [
      .rect(box), .roundedRect(box, cornerRadius: 4, style: .continuous),
      .roundedRect(box, cornerRadius: 4, style: .circular), .ellipse(box),
      .elements([
        .move(.zero), .line(Point(x: 1, y: 1)),
        .curve(control1: .zero, control2: Point(x: 9, y: 9), end: Point(x: 3, y: 3)), .close,
      ]),
    ]
    let style = StrokeStyle(
      lineWidth: 2, lineCap: .round, lineJoin: .bevel, miterLimit: 3, dash: [1, 2, 3], dashPhase: 0.5)
    let image = PictureImage(digest: "d", bitmap: Bitmap(width: 2, height: 1, pixels: Array(1...8)))
    let fills = paths.flatMap { path in paints.map { Picture.Item.fill(.init(path, $0, isEvenOdd: true)) } }
    let strokes = paths.map { Picture.Item.stroke(.init($0, paints[1], style: style)) }
    let images = [true, false].map { Picture.Item.image(.init(image, in: box, isInterpolated: $0)) }
    let filters: [Picture.Filter?] = [
      nil, .blur(radius: 2), .blur(radius: 2, bounds: box), .colors(.saturation(0.3)), .projection(.init()),
    ]
    let groups = zip(filters, BlendMode.allCases).map { filter, mode in
      Picture.Item.group(
        .init(
          fills, transform: AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), clip: paths[1], opacity: 0.25,
          shadow: .init(color: .black, radius: 3, offset: Point(x: 1, y: 2)), mask: images, blendMode: mode,
          filter: filter, backdrop: .init(radius: 4, saturation: 2)))
    }
    return Picture(size: Size(width: 10, height: 20), items: fills + strokes + images + groups)
  }

  @Test("Reading a packed picture restores it, including text and emoji", arguments: [0, 1])
  func equal(which: Int) throws {
    let picture = which == 0 ? rich : Sampler.picture
    #expect(try read(packed(picture)) == picture)
  }

  @Test("A packed picture stores each font and bitmap once")
  func once() throws {
    let pixels = [UInt8](repeating: 7, count: 40_000)
    let image = PictureImage(digest: "large", bitmap: Bitmap(width: 100, height: 100, pixels: pixels))
    let items = (0..<50).map { Picture.Item.image(.init(image, in: Rect(x: Double($0), y: 0, width: 1, height: 1))) }
    let picture = Picture(size: Size(width: 1, height: 1), items: items)
    #expect(packed(picture).count < 45_000)
    #expect(try read(packed(picture)) == picture)
  }

  @Test("Packed pictures that are truncated are rejected")
  func cut() {
    let bytes = packed(rich)
    for count in stride(from: 0, to: bytes.count, by: 97) {
      #expect(throws: PackingError.self) { try read(Array(bytes.prefix(count))) }
    }
  }

  @Test("Random bytes do not crash the reader of packed pictures", arguments: 1...40)
  func changed(seed: Int) {
    var bytes = packed(Sampler.picture)
    var state = UInt64(seed)
    for _ in 0..<200 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let (place, value) = (Int(state >> 33) % bytes.count, UInt8(truncatingIfNeeded: state >> 20))
      let before = bytes[place]
      bytes[place] = value
      _ = try? read(bytes)
      bytes[place] = before
    }
  }
}
