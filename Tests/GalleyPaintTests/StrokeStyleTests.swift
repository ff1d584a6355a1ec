import GalleyGeometry
import GalleyPaint
import GalleyPicture
import PictureTestSupport
import Testing

@Suite("Stroke styles")
struct StrokeStyleTests {
  private func picture(_ style: StrokeStyle) -> Picture {
    let path = Path { path in
      path.move(to: Point(x: 3, y: 2))
      path.addLine(to: Point(x: 6, y: 2))
    }
    return Picture(size: Size(width: 9, height: 4), items: [.stroke(.init(path, Letters.color("K"), style: style))])
  }

  @Test("A square cap makes a line longer by half its width")
  func square() throws {
    let cut = try Letters.draw(picture(StrokeStyle(lineWidth: 2)))
    #expect(cut == ["_________", "___KKK___", "___KKK___", "_________"])
    let square = try Letters.draw(picture(StrokeStyle(lineWidth: 2, lineCap: .square)))
    #expect(square == ["_________", "__KKKKK__", "__KKKKK__", "_________"])
  }
}
