import Foundation
import Galley
import PictureTestSupport
import Testing

@Suite("Explanations")
struct ExplanationTests {
  /// Words of many lengths, with the longest in the middle.
  private static let words = (0..<24).map { index in
    String(repeating: "w", count: 3 + index * 7 % 24) + String(index)
  }

  private static func scene(width: Double = 240, size: String = "large", maximum: String = "infinity") throws -> Scene {
    let rows = words.map { "{ word: \($0), other: \($0.reversed().map(String.init).joined()) }" }
    let yaml = """
      scene: 1
      canvas: { size: 240x300, scale: 2 }
      data:
        words: [\(rows.joined(separator: ", "))]
      view:
        ScrollView:
          LazyVStack:
            ForEach: words
            row:
              ViewThatFits:
                - HStack: [ { Text: "{word}", lineLimit: 1 }, Spacer, { Text: "End", lineLimit: 1 } ]
                  spacing: 10
                - VStack: [ { Text: "{word}" }, { Text: "End" } ]
              in: horizontal
              uniform: list
              padding: { horizontal: 12 }
              frame: { maxWidth: \(maximum) }
          spacing: 0
        id: list
      states:
        - name: top
        - { name: beyond, scroll: { list: { to: "row:23", anchor: top } } }

      """
    return try Scene(
      yaml: yaml, file: "words.yaml",
      options: Scene.Options(overrides: ["canvas.width=\(width)", "canvas.dynamicTypeSize=\(size)"]))
  }

  private static func decision(of scene: Scene) throws -> Explanation.Decision {
    try #require(try SceneRenderer(scene).explanations().first?.decisions.first)
  }

  /// Returns the index of the chosen candidate when the scene is rendered alone.
  private static func choice(width: Double, size: String = "large", maximum: String = "infinity") throws -> Int {
    let proofs = try SceneRenderer(scene(width: width, size: size, maximum: maximum)).proofs()
    return try #require(proofs.first?.sharedSizes.first?.fits.first?.chosen)
  }

  /// The ideal width of each row if its views are side by side, measured one by one.
  private static func widths() -> [Double] {
    words.map { word in
      Stage(proposal: .unspecified, environment: EnvironmentValues()) {
        HStack(spacing: 10) {
          Text(verbatim: word).lineLimit(1)
          Spacer()
          Text("End").lineLimit(1)
        }
      }.size.width
    }
  }

  @Test("The evidence for a layout choice contains the measured widths of the individual rows")
  func evidence() throws {
    let decision = try Self.decision(of: Self.scene())
    let widths = Self.widths()
    let finding = try #require(decision.fit.findings.first)
    let widest = try #require(widths.max())
    #expect(finding.needed == widest)
    #expect(finding.row == widths.firstIndex(of: widest))
    #expect(finding.offered == 240 - 24)
    #expect(finding.overruns == widths.count { $0 > 216 })
    #expect(decision.fit.chosen == 1)
    #expect(decision.fit.candidates == ["HStack", "VStack"])
    #expect(decision.list?.id == "list")
  }

  @Test("A layout choice changes exactly at its breakpoint; it is tested half a point on either side")
  func widerFlip() throws {
    let breakpoint = try #require(try Self.decision(of: Self.scene()).breakpoints.wider)
    #expect(breakpoint.source == .evidence)
    #expect(breakpoint.width == (Self.widths().max() ?? 0) + 24)
    #expect(try Self.choice(width: breakpoint.width - 0.5) == 1)
    #expect(try Self.choice(width: breakpoint.width) == 0)
    #expect(try Self.choice(width: breakpoint.width + 0.5) == breakpoint.chosen)
  }

  @Test("If the first candidate fits, the narrowest canvas in which it still fits is reported")
  func narrowerFlip() throws {
    let breakpoints = try Self.decision(of: Self.scene(width: 600)).breakpoints
    #expect(breakpoints.wider == nil)
    let breakpoint = try #require(breakpoints.narrower)
    #expect(breakpoint.source == .evidence)
    #expect(try Self.choice(width: breakpoint.width - 0.5) == breakpoint.chosen)
    #expect(try Self.choice(width: breakpoint.width) == 0)
  }

  @Test("Rows with a maximum width have no breakpoint above that width")
  func boundedRows() throws {
    let decision = try Self.decision(of: Self.scene(maximum: "260"))
    #expect(decision.breakpoints.wider == nil)
    #expect(try Self.choice(width: 900, maximum: "260") == 1)
  }

  @Test("The type size breakpoints are the nearest sizes at which the layout choice changes")
  func typeSizes() throws {
    let width = (Self.widths().max() ?? 0) + 24 + 20
    let breakpoints = try Self.decision(of: Self.scene(width: width)).breakpoints
    let choices = try DynamicTypeSize.allCases.map { ($0, try Self.choice(width: width, size: "\($0)")) }
    let larger = try #require(choices.first { $0.0 > .large && $0.1 != 0 })
    #expect(breakpoints.larger?.size == larger.0)
    #expect(breakpoints.larger?.chosen == larger.1)
    #expect(breakpoints.smaller == nil)
    #expect(choices.allSatisfy { $0.0 > .large || $0.1 == 0 })
  }

  @Test("All states of a canvas share the same layout choice")
  func states() throws {
    let explanations = try SceneRenderer(Self.scene()).explanations()
    #expect(explanations.map(\.proof.source.state.name) == ["top", "beyond"])
    #expect(explanations[0].decisions == explanations[1].decisions)
  }

  @Test("An explanation names the deciding row, the breakpoint and the reason for a scroll offset")
  func words() throws {
    let text = ExplainReport.text(try SceneRenderer(Self.scene()).explanations())
    let row = try #require(Self.widths().firstIndex(of: Self.widths().max() ?? 0))
    #expect(text.contains("list: stacked, because row \(row) “\(Self.words[row]) · End” needs "))
    #expect(text.contains(" pt or more; it is 240"))
    #expect(text.contains("side by side at a canvas width of "))
    #expect(text.contains("scroll view list: requested "))
    #expect(text.contains("of content end there"))
  }

  @Test("JSON contains layout choices, lists with row heights, and clamped offsets")
  func json() throws {
    let json = ExplainReport.json(scene: "words", try SceneRenderer(Self.scene()).explanations())
    let report = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(report["schema"] as? String == "galley-explain/1")
    let picture = try #require((report["pictures"] as? [[String: Any]])?.last)
    let decision = try #require((picture["decisions"] as? [[String: Any]])?.first)
    let wider = try #require((decision["flips"] as? [String: Any])?["wider"] as? [String: Any])
    #expect(wider["chosen"] as? Int == 0)
    #expect(wider["from"] as? String == "evidence")
    let list = try #require((picture["lists"] as? [[String: Any]])?.first)
    #expect((list["rows"] as? [String: Any])?["count"] as? Int == 24)
    let heights = try #require(list["heights"] as? [[String: Any]])
    #expect(heights.last?["row"] as? Int == 23)
    #expect((picture["clamps"] as? [[String: Any]])?.first?["id"] as? String == "list")
  }
}
