import GalleyGeometry
import GalleyMotion
import GalleyPicture
import GalleyViews
import TestSupport

/// Random cells that are inserted, removed, moved and changed, with and without animations.
final class RandomModel: ObservableObject {
  struct Cell: Identifiable {
    let id: Int
    var view: RandomView
    var isOn: Bool
  }

  @Published var cells: [Cell] = []
  @Published var isWide = false
  let arrangement: Int
  private var count = 0

  init(_ generator: inout SplitMix64) {
    arrangement = Int.random(in: 0..<10, using: &generator)
    for _ in 0..<6 { insert(&generator) }
  }

  private func insert(_ generator: inout SplitMix64) {
    count += 1
    let cell = Cell(id: count, view: RandomView(depth: 3, &generator), isOn: Bool.random(using: &generator))
    cells.insert(cell, at: Int.random(in: 0...cells.count, using: &generator))
  }

  /// Makes a random change and returns its description.
  func change(_ generator: inout SplitMix64) -> String {
    guard let index = cells.indices.randomElement(using: &generator) else {
      insert(&generator)
      return "insert"
    }
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: insert(&generator)
    case 1: cells.remove(at: index)
    case 2: cells[index].view = RandomView(depth: 3, &generator)
    case 3: cells.swapAt(index, 0)
    case 4: isWide.toggle()
    default: cells[index].isOn.toggle()
    }
    return "change to \(cells.map { "\($0.id)\($0.isOn ? "+" : "-")" }.joined(separator: " ")) \(isWide)"
  }
}

struct RandomScreen: View {
  @ObservedObject var model: RandomModel

  var body: some View {
    arranged
      .padding(model.isWide ? 0 : 7)
      .overlay(alignment: .bottomTrailing) { Text(model.isWide ? "wide" : "narrow").background(Color.yellow) }
  }

  private var cells: some View { ForEach(model.cells) { RandomCell(cell: $0) } }

  @ViewBuilder private var arranged: some View {
    switch model.arrangement {
    case 0: ScrollView { LazyVStack(spacing: 3) { cells } }.id("list")
    case 1: ScrollView { VStack { cells } }.id("list")
    case 2:
      ViewThatFits {
        HStack { cells }; VStack { cells }
      }
    case 3: ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) { cells } }.id("list")
    case 4: ZStack { cells }.mask { Circle().padding(model.isWide ? 3 : 30) }
    case 5: List { cells }.id("list")
    case 6: List { ForEach(model.cells) { cell in Section("cell") { RandomCell(cell: cell) } } }.id("list")
    case 7:
      ScrollView {
        LazyVStack(pinnedViews: .sectionHeaders) { Section(header: Text("cells")) { cells } }
      }
      .id("list")
    case 8: ScrollView { LazyFlowStack { cells } }.id("list")
    default: GeometryReader { proxy in VStack(spacing: proxy.size.width / 50) { cells } }
    }
  }
}

private struct RandomCell: View {
  let cell: RandomModel.Cell

  var body: some View {
    switch cell.id % 8 {
    case 0: cell.view.opacity(cell.isOn ? 1 : 0).transition(.scale)
    case 1: cell.view.rotationEffect(.degrees(cell.isOn ? 30 : 0)).transition(.move(edge: .leading))
    case 2: cell.view.shadow(radius: cell.isOn ? 3 : 1).offset(x: cell.isOn ? 20 : 0)
    case 3: cell.view.background(cell.isOn ? Color.red : .blue).transition(.slide.combined(with: .opacity))
    case 4: cell.view.frame(width: cell.isOn ? 90 : 40, height: 30).clipShape(Capsule())
    case 5: cell.view.blendMode(cell.isOn ? .multiply : .normal).border(.green, width: cell.isOn ? 2 : 1)
    case 6: cell.view.foregroundStyle(cell.isOn ? Color.red : .green).zIndex(cell.isOn ? 1 : 0)
    default: if cell.isOn { cell.view.transition(.asymmetric(insertion: .opacity, removal: .identity)) }
    }
  }
}
