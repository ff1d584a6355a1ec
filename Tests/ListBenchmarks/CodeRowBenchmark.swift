import Foundation
import Galley
import Testing

/// Compares a list with rows written in Swift with the same list as a scene. `make bench` runs it in release.
@Suite(
  "Time for rows written in Swift", .enabled(if: ProcessInfo.processInfo.environment["GALLEY_BENCH"] != nil),
  .serialized
)
struct CodeRowBenchmark {
  private static let rows = 50_000
  private static let rounds = 3
  /// The maximum processor time of Swift rows, as a multiple of the time of the scene.
  private static let limit = 3.0

  struct Item: Identifiable {
    let id: Int
    let name, kind, price, stock, city, date, code: String

    init(_ id: Int) {
      self.id = id
      let words = ["Kalo", "Miter", "Vandel", "Osrin", "Quabel", "Torne", "Suprax", "Wendor", "Ali", "Mosge"]
      name = (0...(id * 7 % 12)).map { words[(id * 31 + $0 * 17) % 10] }.joined(separator: " ")
      kind = ["Tool", "Part", "Kit", "Service", "Bundle"][id * 3 % 5]
      price = "\(id * 37 % 9_999).\(10 + id % 90)"
      stock = "\(id * 13 % 5_000)"
      city = words[id * 7 % 10]
      date = "20\(10 + id % 17)-0\(1 + id % 9)-1\(id % 10)"
      code = "\(["A", "B", "C"][id % 3])-\(100 + id * 71 % 99_899)"
    }

    var line: String { "\(id),\(name),\(kind),\(price),\(stock),\(city),\(date),\(code)\n" }
  }

  private struct ItemRow: View {
    let item: Item

    var body: some View {
      VStack(alignment: .leading, spacing: 2) {
        HStack(alignment: .firstTextBaseline) {
          Text(item.name).font(.headline)
          Spacer()
          Text(item.price).lineLimit(1)
        }
        HStack {
          Text(item.kind)
          Text(item.city)
          Spacer()
          Text(item.stock)
        }
        .font(.subheadline)
        .lineLimit(1)
        HStack {
          Text(item.code)
          Spacer()
          Text(item.date)
        }
        .font(.footnote)
        .lineLimit(1)
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
    }
  }

  private static let scene = """
    scene: 1
    canvas: { device: phone, scale: 2 }
    data:
      rows: { file: rows.csv }
    view:
      ScrollView:
        LazyVStack:
          ForEach: rows
          row:
            VStack:
              - HStack: [ { Text: "{name}", font: headline }, Spacer, { Text: "{price}", lineLimit: 1 } ]
                alignment: firstTextBaseline
              - HStack: [ { Text: "{kind}" }, { Text: "{city}" }, Spacer, { Text: "{stock}" } ]
                font: subheadline
                lineLimit: 1
              - HStack: [ { Text: "{code}" }, Spacer, { Text: "{date}" } ]
                font: footnote
                lineLimit: 1
            alignment: leading
            spacing: 2
            padding: { horizontal: 16, vertical: 8 }
        spacing: 0
      id: list
    states:
      - { name: top }
    output:
      - png: "list.png"

    """

  @Test("Fifty thousand Swift rows in a stack, grid or list do not take much longer than in a scene")
  func rows() throws {
    let items = (0..<Self.rows).map(Item.init)
    let table = "id,name,kind,price,stock,city,date,code\n" + items.map(\.line).joined()
    let scene = try Scene(
      yaml: Self.scene, file: "list.yaml", options: .init(files: .memory(["rows.csv": Array(table.utf8)])))
    let reference = try Self.best { SceneView(scene) }
    let stack = try Self.best {
      ScrollView { LazyVStack(spacing: 0) { ForEach(items) { ItemRow(item: $0) } } }.id("list")
    }
    let grid = try Self.best {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) { ForEach(items) { ItemRow(item: $0) } }
      }
      .id("list")
    }
    let list = try Self.best { List(items) { ItemRow(item: $0) }.id("list") }
    #expect(stack.png == reference.png, "Swift rows are drawn like the rows of the scene")
    for (name, figure) in [("stack", stack), ("grid", grid), ("list", list)] {
      let ratio = figure.seconds / reference.seconds
      print(
        "50,000 rows of code, \(name): \(Self.rounded(figure.seconds * 1e6 / Double(Self.rows))) µs a row, "
          + "\(Self.rounded(ratio)) times the scene (limit \(Self.limit))")
      #expect(ratio <= Self.limit, "\(name)")
    }
  }

  /// Returns the lowest processor time for a screen from the middle of a list, and the image of the screen.
  private static func best(@ViewBuilder _ list: () -> some View) throws -> (seconds: Double, png: [UInt8]) {
    var best: (seconds: Double, png: [UInt8]) = (.infinity, [])
    for _ in 0..<rounds {
      let start = clock()
      let stage = Stage(size: Size(width: 390, height: 844), scale: 2) { list() }
      stage.scroll("list").scroll(to: .row(rows / 2))
      #expect(stage.layout["list"] != nil)
      let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
      if seconds < best.seconds { best = (seconds, try stage.png()) }
    }
    return best
  }

  private static func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }
}
