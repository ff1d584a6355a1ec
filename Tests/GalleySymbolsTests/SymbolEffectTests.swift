import GalleyGeometry
import GalleyMotion
import GalleyPicture
import GalleyStage
import GalleyText
import GalleyViews
import Testing

@testable import GalleySymbols

@Suite("Symbol effects")
struct SymbolEffectTests {
  private func stage(@ViewBuilder _ root: () -> some View) -> Stage {
    Stage(size: Size(width: 200, height: 200), renderContext: RenderContext(symbols: SymbolCatalog()), root: root)
  }

  /// The bounds on the canvas and the opacity of a symbol.
  private struct Shown: Equatable {
    var bounds: Rect
    var opacity: Double
  }

  private func shown(_ stage: Stage, at time: Double) throws -> [Shown] {
    func find(_ items: [Picture.Item], _ way: AffineTransform, _ opacity: Double) -> [Shown] {
      items.flatMap { item -> [Shown] in
        switch item {
        case .fill(let fill):
          guard case .elements = fill.path else { return [] }
          return [Shown(bounds: Outline(fill.path.applying(way).asElements).bounds, opacity: opacity)]
        case .group(let group):
          return find(group.items, group.transform.followed(by: way), opacity * group.opacity)
        default: return []
        }
      }
    }
    if time > stage.time { stage.advance(to: time) }
    return find(try stage.picture().items, .identity, 1)
  }

  private var star: some View { Image(systemName: "star.fill").font(.system(size: 60)) }

  /// A symbol with a value that increases on each tap.
  private struct Tapped<Content: View>: View {
    @ViewBuilder let content: (Int) -> Content
    @State private var count = 0
    var body: some View { content(count).frame(width: 200, height: 200).id("tap").onTapGesture { count += 1 } }
  }

  @Test("A bounce effect starts when its value changes, enlarges the symbol and ends at rest")
  func bounce() throws {
    let stage = stage { Tapped { star.symbolEffect(.bounce, value: $0) } }
    let rest = try shown(stage, at: 0)
    #expect(try shown(stage, at: 1) == rest)
    #expect(stage.tap(id: "tap"))
    let high = try #require(try shown(stage, at: 1.18).first)
    let first = try #require(rest.first)
    #expect(abs(high.bounds.width / first.bounds.width - 1.2) < 0.01)
    // The symbol is enlarged around its centre.
    #expect(abs(high.bounds.midX - first.bounds.midX) < 0.5)
    #expect(try shown(stage, at: 3) == rest)
    #expect(stage.restingTime == nil)
  }

  @Test("An active symbol effect repeats for ever; deactivated, it ends after its current cycle")
  func pulse() throws {
    struct Pulsing: View {
      @State private var isActive = true
      var body: some View {
        Image(systemName: "star.fill").font(.system(size: 60)).symbolEffect(.pulse, isActive: isActive)
          .frame(width: 200, height: 200).id("tap").onTapGesture { isActive = false }
      }
    }
    let stage = stage { Pulsing() }
    func opacity(_ time: Double) throws -> Double { try shown(stage, at: time).first?.opacity ?? 0 }
    #expect(try opacity(0) == 1)
    #expect(abs(try opacity(0.5) - 0.35) < 1e-9)
    #expect(abs(try opacity(100.5) - 0.35) < 1e-9)
    #expect(stage.restingTime == .infinity)
    #expect(stage.tap(id: "tap"))
    #expect(try opacity(100.75) < 1)
    #expect(try opacity(101.5) == 1)
    #expect(stage.restingTime == nil)
  }

  @Test("Options of a symbol effect set the number of repeats and the speed")
  func options() throws {
    let stage = stage {
      Tapped { star.symbolEffect(.rotate, options: .speed(2).repeat(.periodic(2, delay: 1)), value: $0) }
    }
    let rest = try #require(try shown(stage, at: 0).first).bounds
    #expect(stage.tap(id: "tap"))
    // Half a second of rotation and one second of rest, each twice.
    #expect(try #require(try shown(stage, at: 0.25).first).bounds != rest)
    #expect(try #require(try shown(stage, at: 1).first).bounds == rest)
    #expect(try #require(try shown(stage, at: 1.75).first).bounds != rest)
    #expect(try #require(try shown(stage, at: 2.1).first).bounds == rest)
    #expect(stage.restingTime == nil)
  }

  @Test("A symbol effect without an end runs while isActive is true")
  func standing() throws {
    let stage = stage {
      Tapped { star.symbolEffect(.scale.down, isActive: $0 == 1).symbolEffect(.disappear, isActive: $0 == 2) }
    }
    let rest = try #require(try shown(stage, at: 0).first)
    #expect(stage.tap(id: "tap"))
    #expect(abs(try #require(try shown(stage, at: 5).first).bounds.width / rest.bounds.width - 0.85) < 0.001)
    #expect(stage.tap(id: "tap"))
    let half = try #require(try shown(stage, at: 5.1).first).opacity
    #expect(half > 0 && half < 1)
    #expect(try shown(stage, at: 10).isEmpty)
  }

  @Test("An effect on a container applies to symbols but not to text, unless it is removed")
  func labels() throws {
    func moved(_ isRemoved: Bool) throws -> Bool {
      let stage = stage {
        Tapped { count in
          HStack {
            Image(systemName: "star.fill")
            Text("a")
          }
          .symbolEffectsRemoved(isRemoved).symbolEffect(.wiggle.left, value: count)
        }
      }
      let rest = try shown(stage, at: 0)
      #expect(stage.tap(id: "tap"))
      return try shown(stage, at: 0.14) != rest
    }
    #expect(try moved(false))
    #expect(try !moved(true))
  }

  @Test(
    "Every repeating symbol effect starts and ends at rest and changes the symbol in between",
    arguments: [0, 1, 2, 3, 4, 5, 6, 7])
  func cycles(index: Int) throws {
    func play(_ effect: some DiscreteSymbolEffect & SymbolEffect) -> Stage {
      self.stage { Tapped { star.symbolEffect(effect, value: $0) } }
    }
    let stage =
      switch index {
      case 0: play(.bounce.down)
      case 1: play(.pulse)
      case 2: play(.variableColor.iterative.reversing)
      case 3: play(.wiggle.up)
      case 4: play(.wiggle.counterClockwise)
      case 5: play(.rotate)
      case 6: play(.breathe.pulse)
      default: play(.wiggle.custom(angle: .degrees(45)))
      }
    let rest = try shown(stage, at: 0)
    #expect(stage.tap(id: "tap"))
    #expect(try shown(stage, at: 0.1) != rest)
    #expect(try shown(stage, at: 5) == rest)
  }

  @Test("The replace effect first shrinks the old symbol and then enlarges the new one")
  func replace() throws {
    let stage = stage {
      Tapped { count in
        Image(systemName: count == 0 ? "play.fill" : "pause.fill").font(.system(size: 60))
          .contentTransition(.symbolEffect(.replace)).animation(.linear(duration: 1), value: count)
      }
    }
    let play = try shown(stage, at: 0)
    #expect(stage.tap(id: "tap"))
    let first = try #require(try shown(stage, at: 0).first)
    #expect(
      abs(first.bounds.midX - play[0].bounds.midX) < 0.01 && abs(first.bounds.width - play[0].bounds.width) < 0.01)
    let quarter = try shown(stage, at: 0.25)
    #expect(quarter.map(\.opacity) == play.map { _ in 0.5 })
    #expect(try #require(quarter.first).bounds.width < play[0].bounds.width)
    #expect(try shown(stage, at: 0.75).first?.opacity == 0.5)
    #expect(try shown(stage, at: 1).first?.opacity == 1)
    #expect(try shown(stage, at: 1) != play)
  }
}
