import Galley
import Observation
import Testing

/// The largest content width in each column.
@Observable
private final class ColumnWidths {
  private(set) var widths: [String: Double] = [:]

  func note(_ width: Double, in column: String) {
    if width > widths[column] ?? 0 { widths[column] = width }
  }
}

/// Gives a cell the largest width in its column.
private struct SharedWidth: ViewModifier {
  let column: String
  let alignment: Alignment
  @Environment(ColumnWidths.self) private var store

  func body(content: Content) -> some View {
    content
      .background {
        GeometryReader { proxy in
          Color.clear
            .onAppear { store.note(proxy.size.width, in: column) }
            .onChange(of: proxy.size.width) { _, width in store.note(width, in: column) }
        }
      }
      .frame(minWidth: store.widths[column], alignment: alignment)
  }
}

extension View {
  fileprivate func sharedWidth(_ column: String, alignment: Alignment = .leading) -> some View {
    modifier(SharedWidth(column: column, alignment: alignment))
  }
}

private struct Dish: Identifiable {
  let id: String
  let price: String
  let note: String
}

private struct Bill: View {
  @State private var store = ColumnWidths()
  @State private var dishes = [
    Dish(id: "Soup", price: "4.50", note: "hot"), Dish(id: "Plum dumplings", price: "12.00", note: "two"),
    Dish(id: "Tea", price: "2", note: "with lemon"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ForEach(dishes) { dish in
        HStack(spacing: 12) {
          Text(dish.id).sharedWidth("name").id("name \(dish.id)")
          Text(dish.price).monospacedDigit().sharedWidth("price", alignment: .trailing).id("price \(dish.id)")
          Text(dish.note).foregroundStyle(.secondary)
        }
      }
      Button("Add") { dishes.append(Dish(id: "Roast goose with red cabbage", price: "128.00", note: "for four")) }
        .id("add")
    }
    .padding()
    .environment(store)
  }
}

@Suite("Cells that share their width through a store")
struct SharedWidthTests {
  private func frames(_ column: String, of stage: Stage) -> [Rect] {
    stage.layout.all.filter { $0.id?.hasPrefix(column) == true }.map(\.frame)
  }

  @Test("The cells of a column become equally wide in two passes, even after a wider cell is added")
  func columns() throws {
    let stage = Stage(size: Size(width: 480, height: 200), scale: 2) { Bill() }
    let names = frames("name", of: stage)
    #expect(names.count == 3)
    #expect(Set(names.map(\.width)).count == 1)
    #expect(Set(frames("price", of: stage).map(\.maxX)).count == 1)
    #expect(stage.counters.passes == 2, "cells report their widths in the first pass and take the widest in the second")
    try Frames.draw(stage, "widths-1")
    let before = stage.counters
    stage.tap(id: "add")
    let wider = frames("name", of: stage)
    #expect(wider.count == 4)
    #expect(Set(wider.map(\.width)).count == 1)
    #expect((wider.first?.width ?? 0) > (names.first?.width ?? 0))
    #expect((stage.counters - before).passes == 2)
    #expect(stage.warnings.isEmpty)
    try Frames.draw(stage, "widths-2")
  }
}
