import Foundation
import Testing

@Suite("galley plan")
struct PlanCommandTests {
  let place: Workplace

  init() throws { place = try Workplace() }

  /// Writes sixteen scenes, every fourth of which has a long list.
  private func writeSkewed() throws {
    try place.write(
      "name\n" + (0..<40_000).map { "Item \($0)" }.joined(separator: "\n") + "\n", to: "scenes/data/many.csv")
    try place.write("name\nApples\nBread\n", to: "scenes/data/few.csv")
    for number in 0..<16 {
      let data = number % 4 == 0 ? "many" : "few"
      try place.write(
        """
        scene: 1
        canvas: { size: 100x60, scale: 1 }
        data: { food: { file: data/\(data).csv } }
        view: { ScrollView: { LazyVStack: { ForEach: food, row: { Text: "{name}" } } }, id: list }

        """, to: "scenes/s\(number < 10 ? "0" : "")\(number).yaml")
    }
  }

  private struct Plan: Decodable {
    struct Part: Decodable {
      struct Unit: Decodable {
        let name: String
        let cost: Int
      }
      let part: String
      let cost: Int
      let units: [Unit]
    }
    let schema: String
    let count: Int
    let imbalance: Double
    let parts: [Part]
  }

  private func plan(_ arguments: String...) throws -> Plan {
    try JSONDecoder().decode(Plan.self, from: Data(place.galley(["plan"] + arguments + ["--json"]).output.utf8))
  }

  @Test("Scenes of very different cost are distributed by cost, not by number", arguments: ["check", "render"])
  func skewed(purpose: String) throws {
    try writeSkewed()
    let plan = try plan("scenes", "--shards", "4", "--for", purpose)
    #expect(plan.schema == "galley-plan/1" && plan.count == 4)
    #expect(plan.imbalance <= 1.15, "\(plan.imbalance)")
    let units = plan.parts.flatMap(\.units).sorted { $0.name < $1.name }
    var loads = [0, 0, 0, 0]
    for (index, scene) in Set(units.map { String($0.name.prefix(3)) }).sorted().enumerated() {
      loads[index % 4] += units.filter { $0.name.hasPrefix(scene) }.reduce(0) { $0 + $1.cost }
    }
    #expect(Double((loads.max() ?? 0) * 4) / Double(loads.reduce(0, +)) >= 2, "\(loads)")
  }

  @Test("A plan is byte-identical in any folder, and sharded checks distribute the scenes as planned")
  func followed() throws {
    try writeSkewed()
    let first = try place.galley("plan", "scenes", "--shards", "3", "--json")
    let elsewhere = try Workplace()
    try FileManager.default.copyItem(atPath: place.path + "/scenes", toPath: elsewhere.path + "/scenes")
    let again = try elsewhere.galley("plan", "scenes", "--shards", "3", "--json", environment: ["LANG": "de_DE.UTF-8"])
    #expect(first.status == 0 && first.output == again.output)
    let plan = try plan("scenes", "--shards", "3")
    for (number, part) in zip(1..., plan.parts) {
      let run = try place.galley("check", "scenes", "--shard", "\(number)/3", "--json")
      let images = try #require(try run.object()["images"] as? [[String: Any]])
      #expect(images.compactMap { $0["scene"] as? String }.sorted() == part.units.map(\.name).sorted())
    }
  }

  @Test("The text output of 'galley plan' lists canvases by name and also lists shards without work")
  func words() throws {
    try place.writeList(output: "  - png: \"{scene}/{state}-{width}.png\"")
    let list = try place.text(of: "list.yaml")
    try place.write(list + "variants: { width: [100, 400] }\n", to: "list.yaml")
    let run = try place.galley("plan", "list.yaml", "--shards", "3")
    #expect(run.lines.map { $0.prefix { $0 != ":" } }.prefix(2) == ["shard 1 of 3", "  list (width 400)"])
    #expect(run.lines.last == "the most expensive shard costs \(ratio(run)) times the average; 1 shard without work")
  }

  private func ratio(_ run: CommandRun) -> Substring {
    run.lines.last?.split(separator: " ").dropFirst(5).first ?? ""
  }

  @Test("Script frames count towards the cost only with --motion")
  func motion() throws {
    try place.writeCountedList(script: "steps: [ { hold: 2s } ]")
    let still = try plan("list.yaml", "--shards", "1")
    let moving = try plan("list.yaml", "--shards", "1", "--motion")
    let slow = try plan("list.yaml", "--shards", "1", "--motion", "--fps", "10")
    #expect(still.parts[0].cost < slow.parts[0].cost && slow.parts[0].cost < moving.parts[0].cost)
  }

  @Test("The cost of a canvas is its recorded time, or an estimate without a recorded time")
  func times() throws {
    for name in ["a", "b", "c"] { try place.writeList("scenes/\(name)") }
    try place.write("name\nApples\nBread\nCheese\n", to: "scenes/data/food.csv")
    try place.write(#"{"schema": "galley-times/1", "seconds": {"a": 9, "b": 1, "gone": 7}}"#, to: "times.json")
    let plan = try plan("scenes", "--shards", "2", "--times", "times.json")
    #expect(plan.parts.map { $0.units.map(\.name) } == [["a"], ["b", "c"]])
    // Without recorded times, all three have the same cost. A canvas without a recorded time gets the average of the
    // others.
    #expect(plan.parts.map { $0.units.map(\.cost) } == [[9_000_000], [1_000_000, 5_000_000]])
    for (number, names) in [(1, ["a"]), (2, ["b", "c"])] {
      let run = try place.galley("check", "scenes", "--shard", "\(number)/2", "--times", "times.json", "--json")
      let images = try #require(try run.object()["images"] as? [[String: Any]])
      #expect(Set(images.compactMap { $0["scene"] as? String }) == Set(names))
    }
    try place.write("{}", to: "times.json")
    let run = try place.galley("plan", "scenes", "--shards", "2", "--times", "times.json")
    #expect(run.status == 2 && run.errors.contains("'times.json' is not a file with durations"))
  }

  @Test("A check records the time of each canvas; shards planned with different times are refused")
  func saved() throws {
    for name in ["a", "b"] { try place.writeList("scenes/\(name)") }
    try place.write("name\nApples\nBread\nCheese\n", to: "scenes/data/food.csv")
    #expect(try place.galley("check", "scenes", "--no-cache", "--save-times", "times/all.json").status == 0)
    let saved = try place.text(of: "times/all.json")
    #expect(saved.contains("galley-times/1") && saved.contains("\"a\"") && saved.contains("\"b\""))
    #expect(try place.galley("plan", "scenes", "--shards", "2", "--times", "times/all.json").status == 0)
    let check = ["check", "scenes", "--record", "never"]
    #expect(
      try place.galley(check + ["--shard", "1/2", "--artifacts", "p1", "--times", "times/all.json"]).status == 0)
    #expect(try place.galley(check + ["--shard", "2/2", "--artifacts", "p2"]).status == 0)
    let run = try place.galley("merge", "p1", "p2")
    #expect(run.status == 2 && run.errors.contains("'--times'"), "\(run.errors)")
  }

  @Test(
    "Invalid arguments of 'galley plan' are usage errors",
    arguments: [["--shards", "0"], ["--shards", "2", "--fps", "10"], []])
  func usage(arguments: [String]) throws {
    try place.writeList()
    #expect(try place.galley(["plan", "list.yaml"] + arguments).status == 64)
  }
}
