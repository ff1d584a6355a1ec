import Foundation
import Galley
import Testing

@testable import GalleyCompare
@testable import GalleyExplain
@testable import GalleyRender
@testable import GalleyReport

@Suite("Templates as documented")
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

  @Test("credits: rows are side by side with large text and stacked with the largest")
  func credits() throws {
    let explanations = try Self.explanations("credits")
    for explanation in explanations {
      let size = explanation.proof.source.variant.canvas.dynamicTypeSize
      #expect(explanation.decisions.map(\.fit.chosen) == [size == .large ? 0 : 1])
    }
    #expect(Set(Self.choices(explanations)) == [0, 1])
    // The decision is close to its breakpoint, so the next size changes it.
    #expect(explanations.first?.decisions.first?.breakpoints.larger?.size == .xLarge)
  }

  @Test("credits-modes: a shared decision stacks all rows, and independent rows are mixed")
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
