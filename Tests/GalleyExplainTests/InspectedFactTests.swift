import Galley
import PictureTestSupport
import Testing

@Suite("Values that layout inspection reports")
struct InspectedFactTests {
  private static let names = ["Ash", "Weeping willow", "Oak", "Sycamore maple", "Elm", "Yew"]

  private static func stage(_ width: SyncedWidth = .exact) -> Stage {
    Stage(size: Size(width: 200, height: 50)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(names, id: \.self) { name in
            HStack {
              Text(verbatim: name).lineLimit(1).syncWidth("name", width: width)
              Spacer()
            }
          }
        }
      }
      .id("trees")
    }
  }

  private static func width(_ name: String) -> Double {
    Stage(proposal: .unspecified, environment: EnvironmentValues()) { Text(verbatim: name) }.size.width
  }

  @Test("A column reports its widest and second widest cell among all rows, built or not")
  func column() throws {
    let stage = Self.stage()
    let column = try #require(stage.sharedSizes.first?.columns.first)
    let widths = Self.names.map(Self.width)
    let order = widths.indices.sorted { widths[$0] > widths[$1] }
    #expect(column.width == widths.max())
    #expect(column.widest?.row == order[0])
    #expect(column.widest?.words == Self.names[order[0]])
    #expect(column.runnerUp?.row == order[1])
    #expect(column.runnerUp?.width == widths[order[1]])
    #expect((column.cells, column.cut, column.mode) == (6, 0, .exact))
    #expect(stage.sharedSizes.first?.list?.id == "trees")
  }

  @Test("A column with a maximum width counts truncated cells, and each reports the width that it needs")
  func cap() throws {
    let stage = Self.stage(.capped(maximum: 80))
    let column = try #require(stage.sharedSizes.first?.columns.first)
    #expect(column.cut == Self.names.count { Self.width($0) > 80 })
    let cut = try #require(Self.all(stage.layout).compactMap(\.cut).first)
    #expect(cut.words == "Weeping willow")
    #expect(cut.offered == 80)
    #expect(abs(cut.needed - Self.width("Weeping willow")) < 0.5)
    #expect((cut.lines, cut.shownLines) == (2, 1))
  }

  @Test("The outline shows columns and lazy containers")
  func outline() {
    let outline = Self.stage().layout.outline
    #expect(outline.contains("column name "))
    #expect(outline.contains("rows 3 of 6"))
  }

  @Test("The parts of a row's height add up to it, and a fixed frame height is named as such")
  func heights() throws {
    let stage = Stage(size: Size(width: 90, height: 300)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          VStack(spacing: 5) {
            Text(verbatim: "A title")
            Text(verbatim: "Two lines of words that wrap")
          }
          .padding(4)
          Color.red.frame(height: 30)
        }
      }
    }
    let rows = try #require(Self.all(stage.layout).first { $0.rows != nil }?.children)
    for row in rows {
      let cause = try #require(row.height)
      #expect(abs(cause.parts.reduce(cause.rest) { $0 + $1.height } - row.frame.height) < 0.001)
    }
    #expect(rows[0].height?.parts.first?.kind == .text("A title", lines: 1))
    #expect(rows[0].height?.parts.count == 2)
    #expect(rows[0].height?.rest == 13)
    #expect(rows[1].height?.parts.map(\.kind) == [.frame])
  }

  static func all(_ view: InspectedView) -> [InspectedView] { [view] + view.children.flatMap(all) }
}
