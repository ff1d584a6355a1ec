import GalleyGeometry
import GalleyPicture
import GalleyStage
import SwiftUI
import Testing

@Suite("Common SwiftUI code")
struct IdiomTests {
  static let groups: [[AnyView]] = [
    Idioms1.all, Idioms2.all, Idioms3.all, Idioms4.all, Idioms5.all, Idioms6.all, Idioms7.all, Idioms8.all, Idioms9.all,
    Idioms10.all, Idioms11.all, Idioms12.all, Idioms13.all, Idioms14.all, Idioms15.all,
  ]

  @Test(
    "Each example of common SwiftUI code compiles on its own and is drawn without errors", arguments: groups.indices)
  func drawn(group: Int) {
    var empty: [Int] = []
    for (number, view) in Self.groups[group].enumerated() {
      let stage = Stage(size: Size(width: 393, height: 852)) { view }
      let others = stage.problems.map { "\($0)" }.filter { !$0.contains(".image(") && !$0.contains("missingFamily") }
      #expect(others.isEmpty)
      if !Self.hasInk(stage) { empty.append(number + 1) }
    }
    #expect(empty == Self.withoutInk[group + 1, default: []], "in Idioms\(group + 1), these draw no pixels: \(empty)")
  }

  /// The examples in each group that draw nothing, because an image is missing or a view has no content.
  private static let withoutInk: [Int: [Int]] = [
    2: [11, 37, 38, 39, 40, 41, 42, 43], 4: [38], 5: [2], 6: [45, 46, 52], 7: [20, 29], 8: [13, 14, 39, 40, 41], 9: [5],
  ]

  @Test("A view without content leaves the image empty")
  func nothing() {
    #expect(!Self.hasInk(Stage(size: Size(width: 100, height: 100)) { EmptyView() }))
    #expect(!Self.hasInk(Stage(size: Size(width: 100, height: 100)) { Color.clear }))
    #expect(Self.hasInk(Stage(size: Size(width: 100, height: 100)) { Text(verbatim: "a") }))
  }

  private static func hasInk(_ stage: Stage) -> Bool {
    _ = stage.layout
    return hasInk(stage.tree.picture(background: .clear).items.dropFirst())
  }

  private static func hasInk(_ items: some Sequence<Picture.Item>) -> Bool {
    items.contains { item in
      switch item {
      case .group(let group): group.opacity > 0 && hasInk(group.items)
      case .fill(let fill): fill.paint != .color(.clear)
      case .stroke, .glyphs, .image: true
      }
    }
  }
}
