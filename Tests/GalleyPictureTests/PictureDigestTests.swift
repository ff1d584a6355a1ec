import GalleyGeometry
import GalleyPicture
import Testing

@Suite("Picture digests")
struct PictureDigestTests {
  private func picture(_ x: Double, alpha: Double = 1, opacity: Double = 1) -> Picture {
    let fill = Picture.Item.fill(
      .init(.rect(Rect(x: x, y: 0, width: 3, height: 2)), .color(RGBA(9, 8, 7, alpha: alpha))))
    return Picture(size: Size(width: 9, height: 9), items: [.group(.init([fill], opacity: opacity)), fill])
  }

  @Test("The digest of a picture is the same in every process and on every machine")
  func stability() {
    #expect(picture(1).digest.hexDigits == picture(1).digest.hexDigits)
    var digest = PictureDigest()
    digest.mix("frame")
    digest.mix(40)
    digest.mix(-0.0)
    #expect(digest.hexDigits == "546205573c2cf4abaed02074e4fd44b8")
  }

  @Test("Changing any number in a picture changes its digest")
  func differences() {
    let digests = [picture(1), picture(1 + .ulpOfOne * 2), picture(1, alpha: 0.99), picture(1, opacity: 0.5)].map(
      \.digest)
    #expect(Set(digests).count == 4)
    var (one, other) = (PictureDigest(), PictureDigest())
    one.mix("ab")
    one.mix("c")
    other.mix("a")
    other.mix("bc")
    #expect(one != other)
  }
}
