import GalleyGeometry
import GalleyLayout
import GalleyPicture
import GalleySnapshot
import Testing

@testable import GalleyViews

@Suite("Kinds of node drawings")
struct NodeDrawingTests {
  /// A kind of drawing that only this file declares: a line below the children.
  private struct Underline: NodeDrawing, Equatable {
    let width: Double

    func draw(_ node: DrawnNode, with painter: inout some NodePainter) {
      painter.drawChildren(of: node)
      let line = Rect(x: node.frame.minX, y: node.frame.maxY, width: node.frame.width, height: width)
      painter.append(.fill(.init(.rect(line), .color(.black))))
    }

    func attributes(of kind: String) -> [String: String] { ["lineWidth": AttributeText.number(width)] }
  }

  @Test("A new kind of drawing can be added without changing code elsewhere")
  func ownKind() throws {
    let view = Color.red.frame(width: 10, height: 10).drawn("underline", of: 2.0) { _ in Underline(width: 2) }
    let screen = Screen(view, width: 40, height: 40)
    let plain = Screen(Color.red.frame(width: 10, height: 10), width: 40, height: 40)
    let line = Picture.Item.fill(.init(.rect(Rect(x: 15, y: 25, width: 10, height: 2)), .color(.black)))
    #expect(screen.picture.items == plain.picture.items + [line])
    #expect(screen.view.first { $0.kind == "underline" ? $0.attributes : nil } == ["lineWidth": "2"])
  }

  @Test("Two drawings are equal only if their kinds and values are the same")
  func sameness() {
    let drawings: [(any NodeDrawing)?] = [
      nil, FillDrawing(Circle(), .color(.black)), FillDrawing(Circle(), .color(.white)),
      FillDrawing(Rectangle(), .color(.black)), ClipDrawing(Circle()), OpacityDrawing(opacity: 1),
      OpacityDrawing(opacity: 0.5), MaskDrawing(), TransitionContentDrawing(),
      FilterDrawing(filter: DrawingFilter(.contrast, 1)), FiltersDrawing(filters: [DrawingFilter(.contrast, 1)]),
      ProjectionDrawing(effect: TurnedEffect(turns: [], transform: .init())),
    ]
    for (first, one) in drawings.enumerated() {
      for (second, other) in drawings.enumerated() {
        #expect(one.isSame(as: other) == (first == second), "\(first) and \(second)")
      }
    }
  }

  @Test("Animating a drawing towards the values that it already has does not change it")
  func motion() {
    let drawings: [any NodeDrawing] = [
      FillDrawing(RoundedRectangle(cornerRadius: 4), .color(.black)), ClipDrawing(RoundedRectangle(cornerRadius: 4)),
      StrokeDrawing(Circle(), .color(.black), StrokeStyle(lineWidth: 3), isInside: true),
      BorderDrawing(style: .color(.black), width: 2), OpacityDrawing(opacity: 0.5),
      TransformDrawing(effect: .init(offset: Point(x: 1, y: 2))),
      ShadowDrawing(shadow: .init(color: .black, radius: 2)),
    ]
    for drawing in drawings {
      #expect(drawing.moved(to: drawing.motionData).isSame(as: drawing), "\(drawing)")
    }
  }
}
