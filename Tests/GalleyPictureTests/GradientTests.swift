import GalleyGeometry
import GalleyPicture
import Testing

@Suite("Angular and radial gradients")
struct GradientTests {
  private func gradient(_ start: Double, _ end: Double) -> Paint.AngularGradient {
    .init(stops: [], center: .zero, startAngle: .degrees(start), endAngle: .degrees(end))
  }

  @Test(
    "In an angular gradient, the location grows clockwise with the angle, starting at the right",
    arguments: [(0.0, 0.0), (90, 0.25), (180, 0.5), (270, 0.75), (-90, 0.75), (450, 0.25)])
  func turn(degrees: Double, location: Double) {
    #expect(abs(gradient(0, 360).location(at: degrees * .pi / 180) - location) < 1e-9)
    #expect(abs(gradient(30, 390).location(at: (degrees + 30) * .pi / 180) - location) < 1e-9)
  }

  @Test("Outside a gradient of less than a full turn, one half has the last colour, the other the first")
  func part() {
    let part = gradient(0, 180)
    #expect(part.location(at: .pi / 2) == 0.5)
    #expect(part.location(at: .pi * 1.2) == 1)
    #expect(part.location(at: .pi * 1.8) == 0)
  }

  @Test("If a gradient makes several turns, only the last complete turn is visible")
  func more() {
    // In a gradient from 0° to 720°, the visible turn from 360° is the second half.
    #expect(abs(gradient(0, 720).location(at: .pi) - 0.75) < 1e-9)
    #expect(abs(gradient(0, 720).location(at: .pi / 2) - 0.625) < 1e-9)
  }

  @Test("A counterclockwise gradient is the mirror image of the clockwise one")
  func backwards() {
    for degrees in stride(from: 1.0, to: 360, by: 13) {
      let angle = degrees * .pi / 180
      #expect(abs(gradient(0, -360).location(at: -angle) - gradient(0, 360).location(at: angle)) < 1e-9)
    }
  }

  @Test("Colours are interpolated between the stops of a gradient and constant outside them")
  func colors() {
    let stops = [Paint.Stop(color: .black, location: 0.2), Paint.Stop(color: .white, location: 0.6)]
    #expect(stops.color(at: 0) == .black)
    #expect(abs(stops.color(at: 0.4).red - 0.5) < 1e-9)
    #expect(stops.color(at: 0.9) == .white)
    #expect([Paint.Stop]().color(at: 0.5) == .clear)
  }

  @Test("A decreasing radius reverses the stops of a radial gradient, and invalid radii are replaced")
  func radii() {
    let stops = [Paint.Stop(color: .black, location: 0), Paint.Stop(color: .white, location: 1)]
    let falling = Paint.RadialGradient(stops: stops, center: .zero, startRadius: 30, endRadius: 10)
    #expect(falling.startRadius == 10 && falling.endRadius == 30)
    #expect(falling.stops.map(\.color) == [.white, .black])
    let odd = Paint.RadialGradient(stops: stops, center: .zero, startRadius: .nan, endRadius: .infinity, stretch: -1)
    #expect(odd.startRadius == 0 && odd.endRadius.isFinite && odd.stretch == 1)
  }
}
