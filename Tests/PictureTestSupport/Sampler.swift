import GalleyGeometry
import GalleyImage
package import GalleyPicture

/// A picture that contains every common kind of content.
package enum Sampler {
  /// A card with a shadow, text, emoji, a clipped image and a partly transparent group.
  package static var picture: Picture {
    let card = Picture.Item.fill(
      .init(.roundedRect(Rect(x: 8, y: 8, width: 84, height: 34), cornerRadius: 10, style: .continuous), .color(.white))
    )
    let text = Picture.Item.glyphs(
      .init(HandmadeRun.make("Galley 12", size: 12), at: Point(x: 14, y: 24), .color(.black)))
    let emoji = Picture.Item.glyphs(
      .init(
        HandmadeRun.make("😀", HandmadeRun.emoji, size: 12, isColor: true), at: Point(x: 74, y: 24), .color(.black)))
    let pixels = (0..<64).flatMap { (index: UInt8) -> [UInt8] in [index * 4, 90, 255 - index * 4, 255] }
    let photo = Picture.Image(
      PictureImage(Bitmap(width: 8, height: 8, pixels: pixels)), in: Rect(x: 14, y: 28, width: 10, height: 10))
    let avatar = Picture.Item.group(.init([.image(photo)], clip: .ellipse(photo.rect)))
    let faded = Picture.Item.group(.init([.rect(30, 28, 10, 6, "R"), .rect(34, 30, 10, 8, "B")], opacity: 0.4))
    let shadow = Picture.Shadow(color: .black.multiplyingAlpha(by: 0.3), radius: 4, offset: Point(x: 0, y: 2))
    return Picture(
      size: Size(width: 100, height: 52), items: [.group(.init([card, text, emoji, avatar, faded], shadow: shadow))])
  }
}
