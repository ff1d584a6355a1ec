import Galley
import GalleyMessages
import GalleySceneWords
import GalleyTemplate
import Testing

@Suite("Modifiers outside their context")
struct MisplacedModifierTests {
  /// Each modifier with a value, as it is written after a view.
  private static let modifiers: [(modifier: String, home: Home)] = [
    ("scrollSync: x", .scroller), ("scrollTargetBehavior: paging", .scroller),
    ("scrollDecelerationRate: fast", .scroller), ("scrollBounce: none", .scroller),
    ("scrollBounceBehavior: basedOnSize", .scroller), ("scrollIndicators: hidden", .scroller),
    ("contentMargins: 9", .scroller), ("scrollTarget: true", .insideScroller),
    ("scrollTargetLayout: true", .insideScroller), ("scrollTransition: { opacity: 0.5 }", .insideScroller),
    ("listStyle: plain", .list), ("scrollContentBackground: hidden", .list), ("listRowInsets: 9", .row),
    ("listRowBackground: \"#FF0000\"", .row), ("listRowSeparator: hidden", .row),
    ("listRowSeparatorTint: \"#FF0000\"", .row), ("listSectionSeparator: hidden", .row), ("badge: \"2\"", .row),
    ("tag: t", .row), ("listRowSpacing: 9", .list), ("listSectionSpacing: compact", .list),
    ("headerProminence: increased", .list), ("defaultMinListRowHeight: 90", .list),
    ("defaultMinListHeaderHeight: 90", .list), ("gridCellColumns: 2", .cell), ("gridCellAnchor: top", .cell),
    ("gridColumnAlignment: trailing", .cell), ("gridCellUnsizedAxes: horizontal", .cell),
    ("uniformFits: list", .fits), ("rowHeights: exact", .list),
    ("whenSelected: { foregroundStyle: \"#FF0000\" }", .label),
  ]

  /// The context in which the modifier has an effect.
  private enum Home {
    case scroller, insideScroller, list, row, cell, fits, label

    func view(_ modifier: String) -> String {
      switch self {
      case .scroller: "{ Group: [ { ScrollView: { Text: a } } ], \(modifier) }"
      case .insideScroller: "{ ScrollView: { VStack: [ { Text: a, \(modifier) } ] } }"
      case .list: "{ VStack: [ { List: [ { Section: [ { Text: a } ] } ] } ], \(modifier) }"
      case .row: "{ List: [ { Section: [ { Group: [ { Text: a, \(modifier) } ] } ] } ] }"
      case .cell: "{ Grid: [ { GridRow: [ { Text: a, \(modifier) } ] } ] }"
      case .fits: "{ VStack: [ { ViewThatFits: [ { Text: a } ] } ], \(modifier) }"
      case .label:
        "{ VStack: [ { ScrollView: { HStack: [ { Text: a, \(modifier) } ] }, scrollLink: p }, "
          + "{ ScrollView: { Text: b }, id: p } ] }"
      }
    }
  }

  private func scene(_ view: String) throws -> Scene {
    try Scene(
      yaml: """
        scene: 1
        canvas: { size: 120x90, scale: 1 }
        view: { VStack: [ \(view) ] }
        output: [ { png: a.png } ]
        """, file: "scene.yaml")
  }

  private func picture(_ scene: Scene) throws -> [UInt8] {
    let proof = try #require(try SceneRenderer(scene).proofs().first)
    return try RenderContext().painter().png(proof.picture, scale: 1)
  }

  @Test(
    "A modifier used outside its context causes a warning and does not change the image",
    arguments: modifiers.map(\.modifier))
  func misplaced(modifier: String) throws {
    let name = modifier.prefix { $0 != ":" }
    let edited = try scene("{ Text: a, \(modifier) }")
    #expect(edited.warnings.map { Diagnostic($0).message.prefix(name.count + 21) } == ["'\(name)' has no effect here"])
    #expect(edited.warnings.map(\.place.column) == [30])
    let plain = try picture(try scene("{ Text: a }"))
    #expect(try picture(edited) == plain)
  }

  @Test("A modifier used in its context causes no warning", arguments: modifiers)
  private func placed(modifier: String, home: Home) throws {
    #expect(try scene(home.view(modifier)).warnings.isEmpty)
  }

  @Test("A modifier used outside its context inside a component is reported once")
  func parts() throws {
    let scene = try Scene(
      yaml: """
        scene: 1
        components: { Cell: { Text: a, listRowSeparator: hidden } }
        view: { VStack: [ Cell, Cell, { List: [ Cell ] }, { List: [ { Text: a } ], listRowInsets: 4 } ] }
        output: [ { png: a.png } ]
        """, file: "scene.yaml")
    #expect(
      scene.warnings.map { Diagnostic($0).message } == [
        "'listRowSeparator' has no effect here: the view is not inside a List",
        "'listRowInsets' has no effect here: the view is not inside a List",
      ])
  }
}
