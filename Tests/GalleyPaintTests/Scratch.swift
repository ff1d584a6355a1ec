import Foundation
import GalleyGeometry
import GalleyImage
import GalleyPaint
import GalleyPicture
import Testing

func showcase() -> Picture {
  var items: [Picture.Item] = []
  let gray = RGBA(242, 242, 247)
  items.append(.fill(.init(.rect(Rect(x: 0, y: 0, width: 390, height: 700)), .color(gray))))
  // card with shadow
  let card = Picture.Item.fill(.init(.roundedRect(Rect(x: 20, y: 20, width: 350, height: 120), cornerRadius: 20, style: .continuous), .color(.white)))
  let text = Picture.Item.glyphs(.init(HandmadeRun.make("Handgloves, 12:45 “Wetter”", size: 17), at: Point(x: 40, y: 60), .color(.black)))
  items.append(.group(.init([card, text], shadow: .init(color: .black.multiplyingAlpha(by: 0.25), radius: 12, offset: Point(x: 0, y: 4)))))
  items.append(.glyphs(.init(HandmadeRun.make("Secondary text 13 pt, gray", size: 13), at: Point(x: 40, y: 84), .color(RGBA(142, 142, 147)))))
  items.append(.glyphs(.init(HandmadeRun.make("😀🎉👍🚀❤", HandmadeRun.emoji, size: 24, isColor: true), at: Point(x: 40, y: 124), .color(.black))))
  items.append(.glyphs(.init(HandmadeRun.make("😀🎉👍🚀", HandmadeRun.emoji, size: 12, isColor: true), at: Point(x: 220, y: 124), .color(.black.multiplyingAlpha(by: 0.5)))))
  // separators and strokes
  for (i, w) in [0.33, 0.5, 1, 2].enumerated() {
    items.append(.fill(.init(.rect(Rect(x: 20, y: 160.3 + Double(i) * 10, width: 100, height: w)), .color(.black))))
    items.append(.stroke(.init(.elements([.move(Point(x: 130, y: 160.3 + Double(i) * 10)), .line(Point(x: 230, y: 160.3 + Double(i) * 10))]), .color(.black), width: w, dashes: i == 3 ? [4, 2] : [])))
    items.append(.stroke(.init(.roundedRect(Rect(x: 240 + Double(i) * 32, y: 160.3, width: 28, height: 28), cornerRadius: 6, style: .continuous), .color(RGBA(0, 122, 255)), width: w)))
  }
  // corners
  for (i, r) in [5, 10, 15, 20, 25, 30, 40].enumerated() {
    items.append(.fill(.init(.roundedRect(Rect(x: 20 + Double(i) * 50, y: 210, width: 44, height: 60), cornerRadius: Double(r), style: .continuous), .color(RGBA(52, 199, 89)))))
    items.append(.fill(.init(.roundedRect(Rect(x: 20 + Double(i) * 50, y: 280, width: 44, height: 60), cornerRadius: Double(r), style: .circular), .color(RGBA(255, 149, 0)))))
  }
  items.append(.fill(.init(.ellipse(Rect(x: 20, y: 350, width: 60, height: 60)), .linearGradient(.init(stops: [.init(color: RGBA(255, 45, 85), location: 0), .init(color: RGBA(88, 86, 214), location: 1)], start: Point(x: 20, y: 350), end: Point(x: 80, y: 410))))))
  // opacity
  let a = Picture.Item.fill(.init(.rect(Rect(x: 100, y: 350, width: 40, height: 40)), .color(RGBA(255, 59, 48))))
  let b = Picture.Item.fill(.init(.rect(Rect(x: 120, y: 370, width: 40, height: 40)), .color(RGBA(0, 122, 255))))
  items.append(.group(.init([a, b], opacity: 0.5)))
  // turned
  let s = 0.2588, c = 0.9659
  items.append(.group(.init([.fill(.init(.roundedRect(Rect(x: -50, y: -16, width: 100, height: 32), cornerRadius: 16, style: .continuous), .color(RGBA(0, 122, 255)))), .glyphs(.init(HandmadeRun.make("Turned text", size: 15), at: Point(x: -40, y: 5), .color(.white)))], transform: AffineTransform(a: c, b: s, c: -s, d: c, tx: 240, ty: 380), shadow: .init(color: .black.multiplyingAlpha(by: 0.4), radius: 6, offset: Point(x: 0, y: 3)))))
  // image
  var px: [UInt8] = []
  for y in 0..<400 { for x in 0..<400 { let d = Double((x - 200) * (x - 200) + (y - 200) * (y - 200)); let v = UInt8(127.5 + 127.5 * cos(d / 300)); px += [v, UInt8(x * 255 / 400), UInt8(y * 255 / 400), 255] } }
  let img = PictureImage(Bitmap(width: 400, height: 400, pixels: px))
  items.append(.group(.init([.image(.init(img, in: Rect(x: 310, y: 350, width: 60, height: 60)))], clip: .ellipse(Rect(x: 310, y: 350, width: 60, height: 60)))))
  let tiny = PictureImage(Bitmap(width: 2, height: 2, pixels: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 0, 255]))
  items.append(.image(.init(tiny, in: Rect(x: 20, y: 430, width: 60, height: 60))))
  items.append(.image(.init(tiny, in: Rect(x: 90, y: 430, width: 60, height: 60), isInterpolated: false)))
  // shadow sharp, text shadow
  items.append(.group(.init([.glyphs(.init(HandmadeRun.make("Shadow", size: 34), at: Point(x: 170, y: 470), .color(RGBA(0, 122, 255))))], shadow: .init(color: .black.multiplyingAlpha(by: 0.5), radius: 0, offset: Point(x: 2, y: 2)))))
  items.append(.group(.init([.fill(.init(.ellipse(Rect(x: 320, y: 430, width: 50, height: 50)), .color(.white)))], shadow: .init(color: .black, radius: 10))))
  items.append(.glyphs(.init(HandmadeRun.make("שלום עולם", HandmadeRun.hebrew, size: 20, isRightToLeft: true), at: Point(x: 20, y: 530), .color(.black))))
  items.append(.glyphs(.init(HandmadeRun.make("Gradient text", size: 28), at: Point(x: 170, y: 530), .linearGradient(.init(stops: [.init(color: RGBA(255, 45, 85), location: 0), .init(color: RGBA(88, 86, 214), location: 1)], start: Point(x: 170, y: 0), end: Point(x: 350, y: 0))))))
  for i in 0..<3 { items.append(.fill(.init(.rect(Rect(x: 20 + Double(i) * 100 / 3, y: 550, width: 100 / 3, height: 20)), .color(RGBA(UInt8(i * 80), 100, 200))))) }
  return Picture(size: Size(width: 390, height: 600), items: items)
}

@Test func scratch() throws {
  let p = try Painter()
  for s in [1.0, 2, 3] {
    let png = try p.png(showcase(), scale: s, background: .white)
    try Data(png).write(to: URL(fileURLWithPath: "/tmp/show\(Int(s)).png"))
  }
}
