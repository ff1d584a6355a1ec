import Galley
import Testing

private enum Density { case wide, compact }

private struct DensityKey: EnvironmentKey {
  static var defaultValue: Density { .wide }
}

extension EnvironmentValues {
  fileprivate var density: Density {
    get { self[DensityKey.self] }
    set { self[DensityKey.self] = newValue }
  }
}

private struct Train: Identifiable {
  let id: String
  let time: String
  let platform: Int
}

private struct TrainRow: View {
  let train: Train
  @Environment(\.density) private var density

  var body: some View {
    switch density {
    case .wide:
      HStack(spacing: 16) {
        Text(train.time).monospacedDigit().bold().fixedSize()
        Text(train.id).fixedSize()
        Spacer(minLength: 20)
        Text("Platform \(train.platform)").foregroundStyle(.secondary).fixedSize()
      }
      .id("wide \(train.id)")
    case .compact:
      VStack(alignment: .leading, spacing: 2) {
        Text(train.id)
        HStack(spacing: 8) {
          Text(train.time).monospacedDigit().bold()
          Text("Pl. \(train.platform)").foregroundStyle(.secondary)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .id("compact \(train.id)")
    }
  }
}

private struct Departures: View {
  @State private var trains = [
    Train(id: "Bern", time: "9:02", platform: 4), Train(id: "Milano Centrale", time: "10:10", platform: 12),
    Train(id: "Chur", time: "10:37", platform: 7),
  ]

  private var list: some View {
    VStack(spacing: 10) { ForEach(trains) { TrainRow(train: $0) } }.padding()
  }

  var body: some View {
    VStack {
      ViewThatFits(in: .horizontal) {
        list.environment(\.density, .wide)
        list.environment(\.density, .compact)
      }
      Button("Delay") { trains[2] = Train(id: "Chur über Sargans und Landquart", time: "10:52", platform: 7) }.id(
        "delay")
    }
  }
}

@Suite("A list in which all rows have the same layout")
struct WholeListFitTests {
  private func shown(_ stage: Stage) -> [String] {
    stage.layout.all.compactMap(\.id).filter { $0 != "delay" }.map { String($0.prefix { $0 != " " }) }
      .filter { $0 == "wide" || $0 == "compact" }
  }

  @Test(
    "All rows are wide if the widest one fits, and otherwise all are compact",
    arguments: [(390.0, "wide"), (260, "compact")])
  func switched(width: Double, density: String) throws {
    let stage = Stage(size: Size(width: width, height: 260), scale: 2) { Departures() }
    #expect(shown(stage) == [density, density, density])
    #expect(stage.counters.passes == 1)
    try Frames.draw(stage, "fit-\(density)")
  }

  @Test("If one row grows too wide, all rows of the list become compact")
  func growing() throws {
    let stage = Stage(size: Size(width: 390, height: 260), scale: 2) { Departures() }
    let before = stage.counters
    stage.tap(id: "delay")
    #expect(shown(stage) == ["compact", "compact", "compact"])
    #expect((stage.counters - before).passes == 1)
    #expect(stage.warnings.isEmpty)
    try Frames.draw(stage, "fit-grown")
  }
}
