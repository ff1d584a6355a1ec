import Foundation
import Galley
import Testing

@testable import GalleyCompare
@testable import GalleyExplain
@testable import GalleyRender
@testable import GalleyReport

@Suite("Templates behave as documented")
struct ShowcaseTests {
  private static func explanations(_ name: String) throws -> [Explanation] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "templates")
    let file = folder.appending(path: "\(name).yaml").path
    return try SceneRenderer(Scene(contentsOf: file)).explanations()
  }

  private static func choices(_ explanations: [Explanation]) -> [Int] {
    explanations.compactMap { $0.decisions.first?.fit.chosen }
  }

  @Test("credits: rows use the side-by-side layout at one text size and the stacked layout at the next")
  func credits() throws {
    let explanations = try Self.explanations("credits")
    for explanation in explanations {
      let size = explanation.proof.source.variant.canvas.dynamicTypeSize
      #expect(explanation.decisions.map(\.fit.chosen) == [size == .large ? 0 : 1])
    }
    #expect(Set(Self.choices(explanations)) == [0, 1])
    // The layout choice is close to its breakpoint, so that the next text size changes it.
    #expect(explanations.first?.decisions.first?.breakpoints.larger?.size == .xLarge)
  }

  @Test("credits-modes: rows that share a layout choice are all stacked; with separate choices, some are")
  func creditsModes() throws {
    let explanations = try Self.explanations("credits-modes")
    #expect(Set(Self.choices(explanations)) == [0, 1])
    for explanation in explanations {
      let own = LocatedView.all(in: explanation.proof.layout) { $0.fit?.isUniform == false }.compactMap(
        \.view.fit?.chosen)
      #expect(Set(own) == (explanation.decisions.first?.fit.chosen == 0 ? [0] : [0, 1]))
    }
  }
}
