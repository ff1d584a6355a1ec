import Galley
import Testing

@Suite("View frames during an animation")
struct ShownFrameTests {
  private static let way = Animation.linear(duration: 1)

  /// A red square, wrapped by `around`, that moves from left to right.
  private struct Moving<Around: View>: View {
    let around: (AnyView) -> Around
    @State private var isOver = false

    var body: some View {
      VStack(spacing: 0) {
        Button("go") { withAnimation(ShownFrameTests.way) { isOver.toggle() } }.frame(width: 40, height: 20).id("go")
        around(
          AnyView(
            HStack(spacing: 0) {
              if isOver { Color.clear.frame(width: 100, height: 20) }
              Color.red.frame(width: isOver ? 40 : 20, height: 20).id("square")
              Spacer(minLength: 0)
            }))
      }
    }
  }

  /// Returns the bounds of the red pixels, in points.
  private func red(_ stage: Stage) throws -> Rect? {
    let picture = try stage.picture()
    return Self.red(in: picture.items, AffineTransform.identity)
  }

  private static func red(in items: [Picture.Item], _ map: AffineTransform) -> Rect? {
    for item in items {
      switch item {
      case .fill(let fill):
        guard case .color(let color) = fill.paint, color.red > 0.8, color.green < 0.5 else { continue }
        return map(fill.path.bounds)
      case .group(let group):
        if let found = red(in: group.items, group.transform.followed(by: map)) { return found }
      default: continue
      }
    }
    return nil
  }

  private func check(_ stage: Stage, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let frame = try #require(stage.layout["square"]?.frame, sourceLocation: sourceLocation)
    let drawn = try #require(try red(stage), sourceLocation: sourceLocation)
    let pairs = [
      (frame.minX, drawn.minX), (frame.minY, drawn.minY), (frame.maxX, drawn.maxX), (frame.maxY, drawn.maxY),
    ]
    #expect(pairs.allSatisfy { abs($0 - $1) < 1e-6 }, "\(frame) \(drawn)", sourceLocation: sourceLocation)
  }

  @Test("During an animation, a view's frame is its visible frame, and its target is its final frame")
  func everyTime() throws {
    let stage = Stage(size: Size(width: 300, height: 100), scale: 1) { Moving { $0 } }
    let start = try #require(stage.layout["square"]?.frame)
    #expect(stage.layout["square"]?.target == nil)
    stage.tap(id: "go")
    var targets: Set<Rect> = []
    for step in 1..<10 {
      stage.advance(to: Double(step) / 10)
      try check(stage)
      let square = try #require(stage.layout["square"])
      #expect(abs(square.frame.minX - (start.minX + 10 * Double(step))) < 1e-6)
      #expect(abs(square.frame.width - (20 + 2 * Double(step))) < 1e-6)
      targets.formUnion([square.target].compactMap { $0 })
    }
    stage.settle()
    let end = try #require(stage.layout["square"])
    #expect(end.target == nil)
    #expect(targets == [end.frame])
    #expect(end.frame.minX == start.minX + 100)
  }

  @Test("Frames during an animation are correct in rotated, scaled, scrolled and padded views")
  func around() throws {
    func stage(_ around: @escaping (AnyView) -> some View) -> Stage {
      let stage = Stage(size: Size(width: 300, height: 200), scale: 1) { Moving(around: around) }
      stage.tap(id: "go")
      stage.advance(to: 0.35)
      return stage
    }
    try check(stage { $0.scaleEffect(0.5) })
    try check(stage { $0.offset(x: 13, y: 7) })
    try check(stage { $0.rotationEffect(.degrees(90)).padding(3) })
    try check(stage { content in ScrollView { content.padding(5) } })
    try check(stage { content in ScrollView { content }.scaleEffect(0.5).padding(4) })
  }

  private struct Arriving: View {
    @State private var isThere = false
    let transition: AnyTransition

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("go") { withAnimation(ShownFrameTests.way) { isThere = true } }.frame(width: 40, height: 20).id("go")
        if isThere { Color.red.frame(width: 50, height: 20).id("square").transition(transition) }
      }
      .frame(width: 300, height: 200, alignment: .topLeading)
    }
  }

  @Test("The frame of a view that appears follows its transition")
  func entering() throws {
    for transition in [AnyTransition.move(edge: .leading), .slide, .offset(x: 30, y: 10), .scale, .opacity] {
      let stage = Stage(size: Size(width: 300, height: 200), scale: 1) { Arriving(transition: transition) }
      stage.tap(id: "go")
      stage.advance(to: 0.4)
      try check(stage)
      stage.settle()
      #expect(stage.layout["square"]?.target == nil)
      try check(stage)
    }
  }

  @Test("The outline of a layout prints the frame and the target of a moving view")
  func outline() {
    let stage = Stage(size: Size(width: 300, height: 100), scale: 1) { Moving { $0 } }
    stage.tap(id: "go")
    stage.advance(to: 0.5)
    #expect(stage.layout.outline.contains("#square  50 50 30 20  to 100 50 40 20"), "\(stage.layout.outline)")
  }
}
