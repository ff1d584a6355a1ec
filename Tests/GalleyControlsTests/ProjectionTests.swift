import GalleyGeometry
import GalleyMotion
import GalleyPicture
import GalleyStage
import TestSupport
import Testing

@testable import GalleyViews

@Suite("Views with projection transforms")
struct ProjectionTests {
  private func near(_ first: Point?, _ second: Point?, _ tolerance: Double = 1e-6) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return abs(first.x - second.x) < tolerance && abs(first.y - second.y) < tolerance
  }

  private func map(_ dice: inout SplitMix64) -> ProjectionTransform {
    func number(_ size: Int) -> Double { Double(dice.number(-size...size)) }
    let turn = Transform3D(rotationAngle: number(100) / 60, x: number(5), y: number(5), z: number(5) + 0.5)
    var eye = Transform3D()
    eye.m34 = -1 / (400 + number(100))
    return ProjectionTransform(
      turn.concatenating(eye).concatenating(Transform3D(translationX: number(50), y: number(50), z: 0)))
  }

  @Test("An inverted projection maps points back, and concatenated projections apply in sequence")
  func maps() throws {
    var dice = SplitMix64(seed: 5)
    for _ in 0..<200 {
      let (first, second) = (map(&dice), map(&dice))
      let place = Point(x: Double(dice.number(-40...40)), y: Double(dice.number(-40...40)))
      guard let seen = first(place), let back = first.inverse else { continue }
      #expect(near(back(seen), place, 1e-4))
      #expect(near(first.concatenating(second)(place), second(seen), 1e-4))
    }
  }

  @Test("A rotation without perspective makes a view narrower, and one by 180 degrees mirrors it")
  func narrows() {
    func effect(_ degrees: Double, _ perspective: Double) -> ProjectionTransform {
      Rotation3DEffect(
        angle: .degrees(degrees), axis: .init(x: 0, y: 1, z: 0), anchor: .center, anchorZ: 0,
        perspective: perspective
      ).effectValue(size: Size(width: 100, height: 40))
    }
    #expect(near(effect(60, 0)(.zero), Point(x: 25, y: 0)))
    #expect(near(effect(180, 1)(.zero), Point(x: 100, y: 0)))
    #expect(near(effect(30, 1)(Point(x: 50, y: 20)), Point(x: 50, y: 20)))
    #expect(effect(90, 1).inverse == nil)
  }

  @Test("With perspective, the side of a view further from the eye is smaller")
  func perspective() throws {
    let screen = ControlScreen(width: 200, height: 200) {
      Color.red.frame(width: 100, height: 100).rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
    }
    let bitmap = try screen.bitmap()
    func height(_ column: Int) -> Int {
      (0..<200).filter { bitmap[column, $0].red > 200 && bitmap[column, $0].green < 128 }.count
    }
    let filled = (0..<200).filter { height($0) > 0 }
    let (first, last) = (try #require(filled.first), try #require(filled.last))
    #expect(height(first + 2) > height(last - 2) + 20, "\(height(first + 2)) and \(height(last - 2))")
    // The exact corners are x = 50 ± 50 cos / (1 ± sin / 2), for an eye at a distance of 100 pt.
    #expect(abs(Double(first) - (100 - 50 * 0.6428 / (1 - 0.383))) < 2)
    #expect(abs(Double(last) - (100 + 50 * 0.6428 / (1 + 0.383))) < 2)
  }

  @Test("A custom geometry effect is animated without changing the layout")
  func own() throws {
    struct Slide: GeometryEffect {
      var animatableData: Double
      func effectValue(size: Size) -> ProjectionTransform {
        ProjectionTransform(AffineTransform(translationX: animatableData * size.width, y: 0))
      }
    }
    struct Sliding: View {
      @State private var share = 0.0
      var body: some View {
        Color.red.frame(width: 40, height: 40).modifier(Slide(animatableData: share)).id("slid")
          .onAppear { withAnimation(.linear(duration: 1)) { share = 1 } }
      }
    }
    let screen = ControlScreen { Sliding() }
    #expect(screen.size("slid") == Size(width: 40, height: 40))
    func left() throws -> Double? {
      func look(_ items: [Picture.Item], _ map: AffineTransform) -> Double? {
        for item in items {
          switch item {
          case .group(let group):
            if let found = look(group.items, group.transform.followed(by: map)) { return found }
          case .fill(let fill) where fill.paint == .color(Color.red.rgba(in: .light)): return map(fill.path.bounds).minX
          default: continue
          }
        }
        return nil
      }
      return look(try screen.stage.picture().items, .identity)
    }
    let start = try #require(try left())
    screen.stage.advance(to: 0.5)
    #expect(abs((try left() ?? 0) - start - 20) < 0.01)
  }
}
