import GalleyGeometry
import GalleyMotion
import GalleyPicture
import GalleySnapshot
import GalleyStage
import GalleyText
import GalleyViews
import Testing

@Suite("Custom text renderers")
struct TextRendererTests {
  private struct Loud: TextAttribute { let factor: Double }

  /// A renderer that draws as the system does and records its layouts.
  private final class Meter { var layouts: [Text.Layout] = [] }

  private struct Plain: TextRenderer {
    let meter: Meter
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      meter.layouts.append(layout)
      for line in layout { context.draw(line) }
    }
  }

  private struct Slices: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for slice in layout.flatMap({ $0 }).flatMap({ $0 }) { context.draw(slice) }
    }
  }

  private struct Lifted: TextRenderer {
    var height: Double
    var animatableData: Double {
      get { height }
      set { height = newValue }
    }
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout {
        for run in line {
          var context = context
          context.translateBy(x: 0, y: -height * (run[Loud.self]?.factor ?? 0))
          context.draw(run)
        }
      }
    }
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> Size {
      let size = text.sizeThatFits(proposal)
      return Size(width: size.width, height: size.height + height)
    }
  }

  private func stage(@ViewBuilder _ root: () -> some View) -> Stage {
    Stage(size: Size(width: 160, height: 120), root: root)
  }

  private func text(in stage: Stage) -> InspectedView? {
    func first(_ view: InspectedView) -> InspectedView? {
      view.lines.isEmpty ? view.children.lazy.compactMap(first).first : view
    }
    return first(stage.layout)
  }

  /// Returns the glyphs of a picture with their positions, from left to right.
  private func glyphs(@ViewBuilder _ root: () -> some View) throws -> [String] {
    func all(_ items: [Picture.Item], _ map: AffineTransform) -> [(Double, UInt32)] {
      items.flatMap { item -> [(Double, UInt32)] in
        switch item {
        case .glyphs(let glyphs):
          glyphs.run.glyphs.map { (map(Point(x: glyphs.origin.x + $0.x, y: glyphs.origin.y)).x, $0.id) }
        case .group(let group): all(group.items, group.transform.followed(by: map))
        default: []
        }
      }
    }
    return try all(stage(root).picture().items, .identity).sorted { $0.0 < $1.0 }.map {
      "\($0.1) at \(($0.0 * 1000).rounded())"
    }
  }

  private let words = "Glyphs take their places, line by line"

  @Test("Text drawn line by line or glyph by glyph looks the same as without a renderer")
  func same() throws {
    let plain = try stage { Text(words).underline() }.png()
    let meter = Meter()
    let lines = stage { Text(words).underline().textRenderer(Plain(meter: meter)) }
    #expect(try lines.png() == plain)
    let layout = try #require(meter.layouts.last)
    #expect(layout.count > 1 && !layout.isTruncated)
    let bounds = layout.map(\.typographicBounds.rect)
    #expect(zip(bounds, bounds.dropFirst()).allSatisfy { $0.maxY <= $1.maxY && $0.minY < $1.minY })
    #expect(layout[0][0].count > 3 && layout[0][0][0].typographicBounds.width > 0)
    let glyphs = try stage { Text(words).textRenderer(Slices()) }.png()
    #expect(try glyphs == stage { Text(words) }.png())
  }

  @Test("Right-to-left glyphs and ligatures keep their positions with a text renderer")
  func scripts() throws {
    for words in ["שלום עולם", "مرحبا بالعالم", "offiziell ﬁ"] {
      // Letters that touch have softer joints if they are drawn one by one, so only positions are compared.
      let single = try glyphs { Text(words).textRenderer(Slices()) }
      #expect(try single == glyphs { Text(words) }, "\(words)")
    }
  }

  @Test("A text renderer finds text attributes and can change the size of the text")
  func marks() throws {
    func lifted(_ height: Double) -> some View {
      (Text("A ") + Text("b").customAttribute(Loud(factor: 1)) + Text(" c")).textRenderer(Lifted(height: height))
    }
    let (low, high) = (stage { lifted(0) }, stage { lifted(20) })
    let heights = [low, high].map { text(in: $0)?.frame.height ?? 0 }
    #expect(heights[1] == heights[0] + 20)
    #expect(try low.png() != high.png())
    #expect(try low.png() == stage { Text("A ") + Text("b") + Text(" c") }.png())
  }

  private struct Rising: View {
    @State private var height = 0.0
    var body: some View {
      Text("x").customAttribute(Loud(factor: 1)).textRenderer(Lifted(height: height)).id("text")
        .onAppear { withAnimation(.linear(duration: 1)) { height = 40 } }
    }
  }

  @Test("The animatable data of a text renderer is interpolated")
  func moving() throws {
    let stage = stage { Rising() }
    var pictures: [Picture] = []
    for _ in 0..<3 {
      pictures.append(try stage.picture())
      stage.advance(by: 0.25)
    }
    #expect(pictures[0] != pictures[1] && pictures[1] != pictures[2])
  }

  @Test("The line height sets the distance between baselines, for lines with any letters")
  func lineHeights() {
    func lines(_ height: TextLineHeight?) -> [Double] {
      let meter = Meter()
      let stage = stage { Text("a\nb\nc").font(.system(size: 20)).lineHeight(height).textRenderer(Plain(meter: meter)) }
      _ = try? stage.png()
      let baselines = meter.layouts.last?.map(\.origin.y) ?? []
      return zip(baselines, baselines.dropFirst()).map { (($1 - $0) * 1000).rounded() / 1000 }
    }
    #expect(lines(.exact(points: 12)) == [12, 12])
    #expect(lines(.exact(points: 33)) == [33, 33])
    #expect(lines(.multiple(factor: 2)) == [40, 40])
    #expect(lines(.leading(increase: 5)) == [25, 25])
    #expect(lines(.variable).first ?? 0 > 20)
    #expect(lines(.exact(points: .nan)) == lines(.variable))
    #expect(lines(.tight)[0] < lines(.normal)[0] && lines(.normal)[0] < lines(.loose)[0])
    #expect(lines(nil) == lines(nil))
  }

  @Test("The height of text follows its line height")
  func heights() {
    func height(_ lineHeight: TextLineHeight?) -> Double {
      text(in: stage { Text("a\nb\nc").lineHeight(lineHeight).fixedSize() })?.frame.height ?? 0
    }
    #expect(height(.exact(points: 30)) - height(.exact(points: 10)) == 40)
  }
}
