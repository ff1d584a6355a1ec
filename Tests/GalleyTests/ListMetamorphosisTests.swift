import Galley
import Testing

@testable import GalleyMessages

/// Changes that must not affect a list, and changes whose effect is known exactly.
@Suite("Lists compared before and after exactly predictable changes")
struct ListMetamorphosisTests {
  private func pictures(rows: Int, row: String) throws -> [Picture] {
    let scene = try Scene(
      yaml: """
        scene: 1
        canvas: { size: 300x400, scale: 2 }
        data:
          people:
            generate: { rows: \(rows), seed: 3, columns: { number: counter, name: { words: { from: 1, to: 9 } } } }
        view:
          ScrollView:
            LazyVStack: { ForEach: people, row: \(row) }
            spacing: 2
          showsIndicators: false
          id: list
        states:
          - { name: top }
          - { name: pulled, scroll: { list: { offset: -60 } } }
          - { name: between, scroll: { list: { offset: 1234.5 } } }
          - { name: row, scroll: { list: { to: "row:61", anchor: center } } }
        output: [ { png: "{state}.png" } ]
        """, file: "people.yaml")
    return try SceneRenderer(scene).proofs().map(\.picture)
  }

  @Test("A list of 100 rows and one of 1,000,000 rows of fixed height show the same window")
  func sameWindow() throws {
    let row = "{ HStack: [ { Text: \"{number}\" }, { Text: \"{name}\" }, Spacer ], frame: { height: 64 } }"
    let few = try pictures(rows: 100, row: row)
    #expect(try few == pictures(rows: 1_000_000, row: row))
    #expect(Set(few).count == 4)
  }

  @Test("A list of 100 rows and one of 20,000 measured rows show the same window")
  func sameMeasuredWindow() throws {
    let row = "{ VStack: [ { Text: \"{number}\", font: footnote }, { Text: \"{name}\" } ], padding: 6 }"
    #expect(try pictures(rows: 100, row: row) == pictures(rows: 20_000, row: row))
  }

  /// Rows that can be edited, with shared columns and layout choices.
  private struct Words: View {
    @State private var words = (0..<60).map { "\($0) " + String(repeating: "so ", count: 1 + $0 * 7 % 23) }
    private let added = "a word that is wider than all others, which turns the fit and widens the column"
    let place: Int

    var body: some View {
      VStack(spacing: 0) {
        HStack {
          Button("insert") { words.insert(added, at: place) }.id("insert")
          Button("remove") { words.removeAll { $0 == added } }.id("remove")
        }
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 4) {
            ForEach(words, id: \.self) { word in
              VStack(alignment: .leading) {
                Text(verbatim: word)
                HStack {
                  Text(verbatim: String(word.prefix(70))).lineLimit(1).font(.caption2).syncWidth("head")
                  ViewThatFits(in: .horizontal, uniform: .list) {
                    Text(verbatim: word).lineLimit(1)
                    Text("long")
                  }
                }
              }
            }
          }
        }
        .id("list")
      }
    }
  }

  @Test("Inserting a row and removing it again restores the previous frames", arguments: [0, 9, 60])
  func insertion(place: Int) throws {
    let stage = Stage(size: Size(width: 320, height: 300)) { Words(place: place) }
    stage.scrollPositions["list"] = .offset(Point(x: 0, y: 417))
    let before = (picture: try stage.picture(), scroller: stage.layout["list"]?.scroll, columns: stage.sharedSizes)
    stage.tap(id: "insert")
    #expect(stage.layout["list"]?.scroll?.limit != before.scroller?.limit)
    stage.tap(id: "remove")
    #expect(try stage.picture() == before.picture)
    #expect(stage.layout["list"]?.scroll == before.scroller)
    #expect(stage.sharedSizes.map(\.columns) == before.columns.map(\.columns))
  }

  private func screen(_ direction: LayoutDirection) -> Stage {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let stage = Stage(size: Size(width: 300, height: 400), environment: environment) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 3) {
          ForEach(0..<80) { row in
            HStack(alignment: .firstTextBaseline) {
              Text("\(row * row * row)").syncWidth("number", alignment: .trailing)
              VStack(alignment: .leading) {
                Text(verbatim: String(repeating: "word ", count: 1 + row % 9))
                Text("footnote").font(.footnote).padding(.leading, 11)
              }
              Spacer()
              Color.red.frame(width: 13, height: 7)
            }
            .padding(.leading, 17)
          }
          LazyFlowStack { ForEach(0..<30) { Text("chip \($0 * $0)") } }
        }
      }
      .id("list")
    }
    return stage
  }

  @Test("In a right-to-left layout, every frame is mirrored", arguments: [0.0, 333.25, 100_000])
  func mirrored(offset: Double) {
    let frames = [LayoutDirection.leftToRight, .rightToLeft].map { direction in
      let stage = screen(direction)
      stage.scrollPositions["list"] = .target(
        .top, anchor: .top, extra: Point(x: 0, y: offset), isClamped: true)
      return stage.layout.all.map { ($0.kind, $0.frame) }
    }
    #expect(frames[0].count == frames[1].count)
    #expect(frames[0].count > 30)
    let wrong = zip(frames[0], frames[1]).filter { left, right in
      left.0 != right.0 || abs(left.1.minX - (300 - right.1.maxX)) > 1e-9 || left.1.minY != right.1.minY
        || left.1.size != right.1.size
    }
    #expect(wrong.isEmpty)
  }

  private func columns(_ width: SyncedWidth) -> Stage {
    Stage(size: Size(width: 300, height: 200)) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(0..<150) { row in
            HStack {
              Text("\(row * row)").lineLimit(1).syncWidth("square", width: width)
              Text(verbatim: String(repeating: "i", count: row * 31 % 47)).lineLimit(1)
                .syncWidth("letters", width: width)
            }
          }
        }
      }
      .id("list")
    }
  }

  @Test("While scrolling, growing columns reach their exact widths, rounded up to multiples of ten")
  func grown() throws {
    let (exact, growing) = (columns(.exact), columns(.growing))
    func widths(_ stage: Stage) -> [Double] { stage.sharedSizes.flatMap(\.columns).map(\.width) }
    let wanted = widths(exact)
    #expect(wanted.count == 2)
    #expect(widths(growing) != wanted.map { ($0 / 10).rounded(.up) * 10 })
    let end = try #require(growing.layout["list"]?.scroll?.limit.y)
    for offset in stride(from: 0, through: end + 199, by: 150) {
      growing.scrollPositions["list"] = .offset(Point(x: 0, y: min(offset, end)))
      #expect(growing.problems.isEmpty)
    }
    #expect(widths(growing) == wanted.map { ($0 / 10).rounded(.up) * 10 })
  }
}

extension InspectedView {
  /// The view and all its descendants in drawing order.
  fileprivate var all: [InspectedView] { [self] + children.flatMap(\.all) }
}
