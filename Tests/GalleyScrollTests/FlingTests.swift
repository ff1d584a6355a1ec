import GalleyScroll
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Scroll view flings")
struct FlingTests {
  @Test(
    "A fling at 1000 pt/s covers 499.5 pt at the normal deceleration rate, or 99.5 pt at the fast one",
    arguments: [(ScrollDecelerationRate.normal, 499.5), (.fast, 99.5)])
  func destination(rate: ScrollDecelerationRate, distance: Double) {
    #expect(abs(Fling(from: 0, velocity: 1000, rate: rate).destination - distance) < 0.01)
    #expect(abs(Fling(from: 20, velocity: -2000, rate: rate).destination - (20 - 2 * distance)) < 0.02)
  }

  @Test(
    "A fling ends half a point before its mathematical limit",
    arguments: [(ScrollDecelerationRate.normal, 3.45), (.fast, 0.53)])
  func duration(rate: ScrollDecelerationRate, seconds: Double) {
    let fling = Fling(from: 0, velocity: 1000, rate: rate)
    #expect(abs(fling.duration - seconds) < 0.005)
    #expect(abs(fling.destination - fling.rest - 0.5) < 1e-9)
  }

  @Test("A fling's velocity is multiplied by the rate to the power of 1000 every second")
  func velocity() {
    let fling = Fling(from: 0, velocity: 1000)
    #expect(abs(fling.velocity(at: 0.5) - 1000 * pow(0.998, 500)) < 1e-9)
    #expect(abs(fling.offset(at: 0.001) - 0.999) < 1e-3)
  }

  @Test("A fling with velocity v reaches distance D after ln(1 + kD/v)/k, with velocity v + kD")
  func handover() throws {
    let (fling, k) = (Fling(from: 0, velocity: 1500), 1000 * log(0.998))
    let time = try #require(fling.time(reaching: 400))
    #expect(abs(time - log(1 + k * 400 / 1500) / k) < 1e-12)
    #expect(abs(fling.velocity(at: time) - (1500 + k * 400)) < 1e-9)
    #expect(fling.time(reaching: 749.2) != nil)
    #expect(fling.time(reaching: 749.3) == nil)
    #expect(fling.time(reaching: -1) == nil)
  }

  @Test("A fling at 1 pt/s or less ends immediately", arguments: [(1.0, true), (1.01, false), (-1.0, true)])
  func slow(velocity: Double, isOver: Bool) {
    #expect((Fling(from: 5, velocity: velocity).duration == 0) == isOver)
  }

  @Test("A fling can be made to rest at any offset between the end points of the fast and the normal rate")
  func aimed() throws {
    let aimed = try #require(Fling(from: 100, velocity: 1000, restingAt: 400))
    #expect(abs(aimed.rest - 400) < 1e-9)
    #expect(aimed.velocity(at: 0) == 1000)
    // 1000 / 10.0503 = 99.5 and 1000 / 2.0020 = 499.5, each minus half a point.
    #expect(Fling(from: 0, velocity: 1000, restingAt: 98.9) == nil)
    #expect(Fling(from: 0, velocity: 1000, restingAt: 99.1) != nil)
    #expect(Fling(from: 0, velocity: 1000, restingAt: 498.9) != nil)
    #expect(Fling(from: 0, velocity: 1000, restingAt: 499.1) == nil)
    #expect(Fling(from: 0, velocity: -1000, restingAt: 300) == nil)
  }
}

@Suite("Resistance of overscrolled content (rubber band)")
struct RubberBandTests {
  @Test(
    "In a viewport of 844 pt, content overscrolls by the same distance as in UIKit",
    arguments: [(50.0, 26.6), (100, 51.6), (200, 97.3), (400, 174.5), (0, 0), (-10, 0)])
  func stretch(distance: Double, shown: Double) {
    #expect(abs(RubberBand().stretch(for: distance, extent: 844) - shown) < 0.06)
  }

  @Test("Overscroll is always less than the viewport, and begins with a factor of 0.55")
  func limits() {
    let band = RubberBand()
    #expect(band.stretch(for: 1e12, extent: 844) <= 844)
    #expect(abs(band.stretch(for: 1e-6, extent: 844) / 1e-6 - 0.55) < 1e-6)
  }

  @Test(
    "The inverse function gives the finger's distance for a visible overscroll", arguments: [0.5, 26.6, 300, 843.9])
  func inverse(stretch: Double) {
    let band = RubberBand()
    #expect(abs(band.stretch(for: band.distance(for: stretch, extent: 844), extent: 844) - stretch) < 1e-9)
    #expect(band.distance(for: 844, extent: 844) == .infinity)
  }
}
