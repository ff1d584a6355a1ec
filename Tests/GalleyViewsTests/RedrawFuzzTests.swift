import GalleyGeometry
import GalleyMotion
import GalleyViews
import TestSupport
import Testing

@Suite("Redrawing after random changes")
struct RedrawFuzzTests {
  /// Returns the first step after which the incrementally drawn picture differs from a new one, or nil if there is
  /// none.
  private static func fault(_ seed: UInt64) -> String? {
    var generator = SplitMix64(seed: seed)
    let model = RandomModel(&generator)
    let screen = Screen(RandomScreen(model: model), width: 240, height: 300)
    var steps: [String] = []
    for _ in 0..<25 {
      steps.append(step(model, screen, &generator))
      guard screen.picture != screen.freshPicture else { continue }
      return "arrangement \(model.arrangement): \(steps.joined(separator: "; "))"
    }
    return nil
  }

  private static func step(_ model: RandomModel, _ screen: Screen, _ generator: inout SplitMix64) -> String {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0:
      let offset = Double.random(in: -40...400, using: &generator)
      screen.scroll("list", to: offset)
      return "scroll to \(offset)"
    case 1, 2:
      let time = screen.tree.time + Double.random(in: 0...0.7, using: &generator)
      screen.advance(to: time)
      return "time \(time)"
    case 3:
      defer { screen.place() }
      return model.change(&generator)
    default:
      defer { screen.place() }
      return withAnimation(.easeInOut(duration: 0.6)) { "animated " + model.change(&generator) }
    }
  }

  @Test(
    "After random changes, a picture drawn incrementally is the same as a new one", arguments: 0..<6 as Range<UInt64>)
  func same(batch: UInt64) {
    for seed in batch * 10..<batch * 10 + 10 {
      if let fault = RedrawFuzzTests.fault(seed) { Issue.record("seed \(seed), \(fault)") }
    }
  }
}
