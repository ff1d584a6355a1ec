import Galley
import Testing

@Suite("Visual effects")
struct VisualEffectTests {
  private func stage(_ view: some View) -> Stage {
    Stage(size: Size(width: 100, height: 300), scale: 1) {
      ScrollView {
        VStack(spacing: 0) {
          view.frame(height: 100)
          Color.blue.frame(height: 900)
        }
      }
      .id("scroll")
    }
  }

  /// Returns the bounds of the red pixels.
  private func red(_ stage: Stage) throws -> Rect? {
    func look(_ items: [Picture.Item], _ map: AffineTransform) -> Rect? {
      for item in items {
        switch item {
        case .group(let group):
          if let found = look(group.items, group.transform.followed(by: map)) { return found }
        case .fill(let fill) where fill.paint == .color(Color.red.rgba(in: .light)): return map(fill.path.bounds)
        default: continue
        }
      }
      return nil
    }
    return look(try stage.picture().items, .identity)
  }

  @Test("A visual effect can pin a view by its frame in the scroll view")
  func sticks() throws {
    let stage = stage(
      Color.red.visualEffect { content, proxy in
        content.offset(y: max(0, -proxy.frame(in: .scrollView).minY))
      })
    #expect(try red(stage)?.minY == 0)
    stage.scroll("scroll").scroll(to: .offset(Point(y: 60)), animation: nil)
    #expect(try red(stage)?.minY == 0)
  }

  @Test("The bounds of the scroll view are in the view's coordinates, or nil outside scroll views")
  func bounds() throws {
    let stage = stage(
      Color.red.visualEffect { content, proxy in
        content.offset(x: proxy.bounds(of: .scrollView)?.minY ?? -1)
      })
    stage.scroll("scroll").scroll(to: .offset(Point(y: 40)), animation: nil)
    #expect(try red(stage)?.minX == 40)
    let outside = Stage(size: Size(width: 100, height: 300), scale: 1) {
      Color.red.visualEffect { content, proxy in
        content.offset(x: proxy.bounds(of: .scrollView(axis: .vertical)) == nil ? 7 : 0)
      }
    }
    #expect(try red(outside)?.minX == 7)
  }

  @Test("In a visual effect, an offset that is set before a scale is scaled")
  func order() throws {
    func place(_ effect: @escaping @Sendable (EmptyVisualEffect) -> some VisualEffect) throws -> Double? {
      try red(stage(Color.red.visualEffect { content, _ in effect(content) }))?.midX
    }
    #expect(try place { $0.offset(x: 10).scaleEffect(2) } == 70)
    #expect(try place { $0.scaleEffect(2).offset(x: 10) } == 60)
  }

  @Test("Filters can be used in visual effects")
  func filters() throws {
    let stage = stage(Color.red.visualEffect { content, _ in content.blur(radius: 3).saturation(0) })
    func filters(_ items: [Picture.Item]) -> Int {
      items.reduce(0) { sum, item in
        if case .group(let group) = item { sum + filters(group.items) + (group.filter == nil ? 0 : 1) } else { sum }
      }
    }
    #expect(filters(try stage.picture().items) == 2)
  }
}
