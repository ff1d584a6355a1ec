import GalleyGeometry
import GalleyPaint
import GalleyPicture
import TestSupport
import Testing

@Suite("Shadows with a soft edge")
struct SoftShadowTests {
  /// A black square of `side` points with a shadow, centred in a canvas of `room` points.
  private func picture(side: Double, room: Double, radius: Double) -> Picture {
    let square = Rect(x: (room - side) / 2, y: (room - side) / 2, width: side, height: side)
    let shadow = Picture.Shadow(color: RGBA(red: 0, green: 0, blue: 0, alpha: 1), radius: radius)
    let black = Paint.color(RGBA(red: 0, green: 0, blue: 0, alpha: 1))
    return Picture(
      size: Size(width: room, height: room),
      items: [.group(.init([.fill(.init(.rect(square), black))], shadow: shadow))])
  }

  /// Returns the integral of a Gaussian over an interval of `length` at `distance` from the Gaussian's centre.
  private func integral(_ distance: Double, length: Double, sigma: Double) -> Double {
    let steps = 400
    return (0..<steps).reduce(0.0) { sum, step in
      let place = -length / 2 + (Double(step) + 0.5) * length / Double(steps) - distance
      return sum + gauss(place, sigma) * length / Double(steps)
    }
  }

  private func gauss(_ place: Double, _ sigma: Double) -> Double {
    var power = 1.0
    // e^(−x²/2σ²) as (1 − x²/2σ²n)ⁿ with n = 2²⁰, which is exact to four digits.
    power = 1 - place * place / (2 * sigma * sigma) / 1_048_576
    for _ in 0..<20 { power *= power }
    return power / (sigma * 2.5066282746310002)
  }

  @Test("Shadows of every radius have a Gaussian profile", arguments: [6.0, 20, 30, 47, 64, 100, 160])
  func gaussian(radius: Double) throws {
    let (side, room) = (80.0, 240)
    let bitmap = try Painter().paint(picture(side: side, room: Double(room), radius: radius), scale: 1)
    for x in stride(from: 0, to: room, by: 7) {
      let distance = Double(x) + 0.5 - Double(room) / 2
      guard abs(distance) > side / 2 + 1 else { continue }
      let expected =
        255 * integral(distance, length: side, sigma: radius / 2) * integral(0.5, length: side, sigma: radius / 2)
      let alpha = Double(bitmap.pixels[(room / 2 * room + x) * 4 + 3])
      // Three box blurs approximate a Gaussian to within 3 %.
      #expect(abs(alpha - expected) < 8, "at \(x): \(alpha) and not \(expected)")
    }
  }

  @Test("A shadow changes smoothly with its radius, even when it is computed at a lower resolution")
  func steps() throws {
    let painter = try Painter()
    func alphas(_ radius: Double) throws -> [Int] {
      let bitmap = try painter.paint(picture(side: 60, room: 200, radius: radius), scale: 1)
      return (0..<200).map { Int(bitmap.pixels[(100 * 200 + $0) * 4 + 3]) }
    }
    for radius in [23.9, 35.9, 47.9, 71.9] {
      let (before, after) = (try alphas(radius), try alphas(radius + 0.2))
      #expect(zip(before, after).allSatisfy { abs($0 - $1) <= 3 })
    }
  }

  @Test("The cost of a shadow does not grow with its radius, and the view itself stays sharp")
  func cost() throws {
    let painter = try Painter()
    func seconds(_ radius: Double) throws -> Double {
      let picture = picture(side: 300, room: 600, radius: radius)
      return try (0..<3).map { _ in
        try ProcessorTime.measure { _ = try painter.paint(picture, scale: 1) } / .seconds(1)
      }
      .min() ?? 0
    }
    let small = try seconds(10)
    for radius in [100.0, 1000, 1e9] { #expect(try seconds(radius) < small * 3 + 0.05) }
    let sharp = try painter.paint(picture(side: 300, room: 600, radius: 1000), scale: 1)
    // Only the square has a sharp edge.
    let row = (0..<600).map { Int(sharp.pixels[(300 * 600 + $0) * 4 + 3]) }
    #expect(row[150] == 255 && row[449] == 255 && row[149] < 250 && row[450] < 250)
  }
}
