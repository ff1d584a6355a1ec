import GalleyControls
import GalleyGeometry
import GalleyPicture
import GalleyText
import GalleyViews
import Testing

@Suite("Shadow styles")
struct ShadowStyleTests {
  private func bitmap(_ style: some ShapeStyle) throws -> Bitmap {
    try ControlScreen(width: 60, height: 60) {
      Rectangle().fill(style).frame(width: 30, height: 30).frame(width: 60, height: 60).background(Color.white)
    }.bitmap()
  }

  @Test("A drop shadow is drawn outside the shape and leaves the interior unchanged")
  func drop() throws {
    let plain = try bitmap(Color.red)
    let dropped = try bitmap(Color.red.shadow(.drop(color: .black, radius: 4, x: 6, y: 6)))
    #expect(plain[30, 30] == dropped[30, 30])
    #expect(plain[48, 48].green > 250 && dropped[48, 48].green < 200)
    #expect(dropped[12, 12].green > 250)
  }

  @Test("An inner shadow darkens the edge on its side inside the shape and leaves the outside unchanged")
  func inner() throws {
    let plain = try bitmap(Color.white)
    let inner = try bitmap(Color.white.shadow(.inner(color: .black, radius: 3, x: 4, y: 4)))
    #expect(inner[17, 30].green < 150 && inner[30, 17].green < 150)
    #expect(inner[42, 42].green > 240 && inner[30, 30].green > 240)
    for place in [5, 12, 47, 55] { #expect(inner[place, place] == plain[place, place]) }
  }

  @Test("Text and symbols have the shadow of the surrounding foreground style")
  func letters() throws {
    func ink(_ style: some ShapeStyle) throws -> Int {
      let bitmap = try ControlScreen(width: 80, height: 40) {
        Text(verbatim: "Fig").font(.system(size: 24)).foregroundStyle(style).frame(width: 80, height: 40)
          .background(Color.white)
      }.bitmap()
      return (0..<40).reduce(0) { sum, y in sum + (0..<80).count { bitmap[$0, y].green < 250 } }
    }
    let style = Color.black.shadow(.drop(color: .red, radius: 0, x: 5, y: 5))
    #expect(try ink(style) > ink(Color.black) * 3 / 2)
    #expect(try ink(.shadow(.drop(color: .red, radius: 0, x: 5, y: 5))) == ink(style))
  }
}
