import GalleyControls
import GalleyGeometry
import GalleyMotion
import GalleyPicture
import GalleyStage
import GalleyViews
import Testing

@Suite("Shapes derived from other shapes")
struct ShapeTests {
  private let room = Rect(x: 0, y: 0, width: 40, height: 20)

  @Test("offset, scale, rotation and size change the path of a shape")
  func transforms() {
    #expect(Rectangle().offset(x: 3, y: 4).path(in: room).bounds == Rect(x: 3, y: 4, width: 40, height: 20))
    #expect(Rectangle().scale(0.5).path(in: room).bounds == Rect(x: 10, y: 5, width: 20, height: 10))
    #expect(Rectangle().scale(x: 2, anchor: .topLeading).path(in: room).bounds.width == 80)
    let turned = Rectangle().rotation(.degrees(90)).path(in: room).bounds
    #expect(abs(turned.minX - 10) < 1e-9 && abs(turned.height - 40) < 1e-9)
    #expect(Ellipse().size(width: 6, height: 8).path(in: room).bounds == Rect(x: 0, y: 0, width: 6, height: 8))
    #expect(Rectangle().scale(.nan).path(in: room) == .rect(room))
  }

  @Test("The insets of a shape add up and reduce its corner radius")
  func insets() {
    let shape = RoundedRectangle(cornerRadius: 8, style: .circular)
    let inner = shape.inset(by: 2).inset(by: 1)
    #expect(
      inner.path(in: room) == .roundedRect(room.insetBy(dx: 3, dy: 3), cornerRadius: 5, style: .circular))
    #expect(Circle().inset(by: 2).path(in: room).bounds == Rect(x: 12, y: 2, width: 16, height: 16))
  }

  @Test("With the even-odd fill rule, a shape inside another leaves a hole")
  func evenOdd() throws {
    struct Frame: Shape {
      func path(in rect: Rect) -> Path {
        Path {
          $0.addRect(rect)
          $0.addRect(rect.insetBy(dx: 10, dy: 10))
        }
      }
    }
    func middle(_ style: FillStyle) throws -> Bool {
      let screen = ControlScreen(width: 40, height: 40) {
        Frame().fill(Color.red, style: style).frame(width: 40, height: 40)
      }
      return try screen.bitmap()[20, 20].green < 128
    }
    #expect(try middle(FillStyle()))
    #expect(try !middle(FillStyle(eoFill: true)))
  }

  @Test("fill and stroke on a shape draw both in one view")
  func layers() throws {
    let screen = ControlScreen {
      Circle().fill(Color.red).stroke(Color.blue, lineWidth: 2).frame(width: 30, height: 30).id("dot")
    }
    #expect(screen.size("dot") == Size(width: 30, height: 30))
    func count(_ items: [Picture.Item]) -> (fills: Int, strokes: Int) {
      items.reduce((0, 0)) { sum, item in
        switch item {
        case .fill: (sum.0 + 1, sum.1)
        case .stroke: (sum.0, sum.1 + 1)
        case .group(let group): (sum.0 + count(group.items).fills, sum.1 + count(group.items).strokes)
        default: sum
        }
      }
    }
    let found = count(try screen.stage.picture().items)
    #expect(found.fills == 2 && found.strokes == 1)
  }

  @Test("Colours can be given in other colour spaces, as the tint, or as a mix of two colours")
  func colors() {
    let red = Color(.displayP3, red: 1, green: 0, blue: 0).rgba(in: .light)
    #expect(red.red == 1 && red.green == 0 && red.blue == 0)
    let grey = Color(.sRGBLinear, white: 0.2159).rgba(in: .light)
    #expect(abs(grey.red - 0.502) < 0.002)
    var environment = EnvironmentValues()
    environment.tint = .green
    #expect(Color.accentColor.rgba(in: environment) == Color.green.rgba(in: .light))
    #expect(Color.accentColor.rgba(in: .light) == Color.blue.rgba(in: .light))
    let middle = Color.black.mix(with: .white, by: 0.5, in: .device).rgba(in: .light)
    #expect(abs(middle.red - 0.5) < 1e-9)
    // An Oklab lightness of 0.5 is about 0.39 in sRGB.
    #expect(abs(Color.black.mix(with: .white, by: 0.5).rgba(in: .light).red - 0.3886) < 0.002)
    #expect(Color.red.mix(with: .blue, by: .nan).rgba(in: .light).red == Color.red.rgba(in: .light).red)
  }
}
