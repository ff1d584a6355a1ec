import GalleyGeometry
import GalleyImage
import GalleyPaint
import GalleyPicture
import PictureTestSupport
import Testing

/// Compares frames that reuse strips of other frames with frames that are painted as a whole.
@Suite("Frames composed of strips")
struct StripTests {
  /// Paints frames as in an animation: a strip that repeats is not painted again.
  private final class Press {
    private let painter: Painter
    private var known: [PictureDigest: PNGSegment] = [:]
    private(set) var paintedRows = 0

    init() throws { painter = try Painter() }

    func png(_ picture: Picture, scale: Double) throws -> [UInt8] {
      let plan = try painter.plan(picture, scale: scale)
      var claimed: Set<PictureDigest> = []
      let wanted = plan.strips.indices.filter {
        known[plan.strips[$0].key] == nil && claimed.insert(plan.strips[$0].key).inserted
      }
      let segments = try painter.segments(wanted, of: picture, plan, scale: scale)
      for (index, segment) in zip(wanted, segments) { known[plan.strips[index].key] = segment }
      paintedRows += wanted.reduce(0) { $0 + plan.strips[$1].rows.count }
      return PNG.encode(
        plan.strips.compactMap { known[$0.key] }, width: plan.width, isOpaque: plan.isOpaque, scale: scale)
    }
  }

  private static let size = Size(width: 120, height: 200)

  /// A list with rows of `height` points, scrolled by `offset` points, with a bar and a scroll indicator above it.
  private func list(_ offset: Double, height: Double = 40, isBarClear: Bool = false) -> Picture {
    let first = Int(offset / height) - 1
    let rows = (first..<first + Int(200 / height) + 4).flatMap {
      row($0, at: Double($0) * height - offset + 44, height)
    }
    let viewport = Rect(x: 0, y: 44, width: 120, height: 156)
    let indicator = Picture.Item.fill(
      .init(
        .roundedRect(Rect(x: 115, y: 46 + offset / 50, width: 3, height: 36), cornerRadius: 1.5, style: .circular),
        .color(RGBA(0, 0, 0, alpha: 0.3))))
    let bar = Picture.Item.fill(
      .init(.rect(Rect(x: 0, y: 0, width: 120, height: 44)), .color(RGBA(249, 249, 249, alpha: isBarClear ? 0.8 : 1))))
    return Picture(
      size: StripTests.size,
      items: [
        .fill(.init(.rect(Rect(size: StripTests.size)), .color(.white))),
        .group(.init(rows + [indicator], clip: .rect(isBarClear ? Rect(size: StripTests.size) : viewport))), bar,
        .glyphs(.init(HandmadeRun.make("Title", size: 17), at: Point(x: 40, y: 29), .color(.black))),
      ])
  }

  private func row(_ number: Int, at top: Double, _ height: Double) -> [Picture.Item] {
    [
      .fill(
        .init(
          .roundedRect(Rect(x: 4, y: top + 6, width: 20, height: 20), cornerRadius: 5, style: .continuous),
          .color(RGBA(UInt8(number & 255), 120, 200)))),
      .glyphs(.init(HandmadeRun.make("Row \(number)", size: 13), at: Point(x: 30, y: top + 18.3), .color(.black))),
      .glyphs(
        .init(
          HandmadeRun.make("No. \(number * 7)", size: 11), at: Point(x: 30, y: top + 32.1),
          .color(RGBA(60, 60, 67, alpha: 0.6)))),
      .fill(.init(.rect(Rect(x: 30, y: top + height - 0.5, width: 90, height: 0.5)), .color(RGBA(198, 198, 200)))),
    ]
  }

  private func check(_ pictures: [Picture], scale: Double, _ press: Press) throws {
    let whole = try Painter()
    for (number, picture) in pictures.enumerated() {
      let frame = try ImageDecoder.decode(press.png(picture, scale: scale))
      let painted = try whole.paint(picture, scale: scale)
      #expect(frame == painted, "frame \(number)")
    }
  }

  @Test(
    "While scrolling, frames composed of strips are the same as whole frames, at every scale", arguments: [1.0, 2, 3])
  func scrolling(scale: Double) throws {
    for step in [12, 1.0 / 3, 7.77, -5.5] {
      let offsets = (0..<24).map { 2_000 + Double($0) * step }
      try check(offsets.map { list($0) }, scale: scale, try Press())
      try check(offsets.map { list($0, height: 41.3, isBarClear: true) }, scale: scale, try Press())
    }
  }

  @Test("Strips are painted once and reused while a list scrolls by whole pixels")
  func reuse() throws {
    let press = try Press()
    try check((0..<20).map { list(2_000 + Double($0) * 12) }, scale: 2, press)
    // All 400 pixel rows of the first frame. Each later frame adds 24 new ones, the rows under the indicator, and
    // strips at boundaries.
    #expect(press.paintedRows < 400 + 19 * 200)
  }

  @Test("With any effect, moved or not, frames composed of strips are the same as whole frames")
  func effects() throws {
    let inside = row(3, at: 10, 40)
    let groups: [Picture.Group] = [
      .init(inside, opacity: 0.5),
      .init(inside, clip: .roundedRect(Rect(x: 2, y: 4, width: 90, height: 30), cornerRadius: 9, style: .continuous)),
      .init(inside, shadow: .init(color: RGBA(0, 0, 0, alpha: 0.4), radius: 8, offset: Point(x: 0, y: 3))),
      .init(inside, mask: [.fill(.init(.ellipse(Rect(x: 4, y: 8, width: 60, height: 30)), .color(.black)))]),
      .init(inside, blendMode: .multiply),
      .init(inside, transform: AffineTransform(a: 0.9, b: 0.1, c: -0.1, d: 0.9, tx: 5, ty: 3)),
      .init([.fill(gradient)]), .init([.stroke(dashed), .stroke(curve)]),
    ]
    for (number, group) in groups.enumerated() {
      let pictures = [0, 0.25, 1, 8, 8.5, 31, 100].map { offset in
        var moved = group
        moved.transform = group.transform.followed(by: AffineTransform(translationX: 0, y: offset))
        let background = Picture.Item.fill(.init(.rect(Rect(size: StripTests.size)), .color(RGBA(240, 240, 255))))
        return Picture(
          size: StripTests.size, items: (number == 0 ? [] : [background]) + [.group(moved)] + row(9, at: 60, 40))
      }
      try check(pictures, scale: 2, try Press())
    }
  }

  private var gradient: Picture.Fill {
    let stops = [Paint.Stop(color: .black, location: 0), Paint.Stop(color: RGBA(255, 0, 0, alpha: 0.2), location: 1)]
    return .init(
      .rect(Rect(x: 3, y: 5, width: 80, height: 61)),
      .linearGradient(.init(stops: stops, start: Point(x: 3, y: 5), end: Point(x: 20, y: 66))))
  }

  private var dashed: Picture.Stroke {
    .init(
      .roundedRect(Rect(x: 9, y: 9, width: 60, height: 33), cornerRadius: 7, style: .circular), .color(.black),
      width: 1.5, dashes: [4, 3])
  }

  private var curve: Picture.Stroke {
    let path = Path.elements([
      .move(Point(x: 5, y: 50)),
      .curve(control1: Point(x: 30, y: 0), control2: Point(x: 60, y: 90), end: Point(x: 99, y: 41.3)),
    ])
    return .init(path, .color(RGBA(0, 122, 255)), width: 2)
  }

  @Test("Strips begin at boundaries of the content, and their keys identify their content")
  func keys() throws {
    let painter = try Painter()
    let (first, second) = (try painter.plan(list(2_000), scale: 2), try painter.plan(list(2_012), scale: 2))
    let shared = Set(first.strips.map(\.key)).intersection(second.strips.map(\.key))
    #expect(shared.count > first.strips.count / 3)
    #expect(try painter.plan(list(2_000), scale: 2).digest == first.digest)
    #expect(first.digest != second.digest)
    #expect(first.isOpaque)
    #expect(try painter.plan(Picture(size: StripTests.size, items: row(1, at: 0, 40)), scale: 2).isOpaque == false)
    #expect(first.strips.map(\.rows.count).reduce(0, +) == 400)
  }
}
