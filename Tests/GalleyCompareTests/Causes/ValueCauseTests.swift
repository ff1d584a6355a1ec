import Galley
import TestSupport
import Testing

@Suite("Causes that mention values from a scene")
struct ValueCauseTests {
  private func scenes(accent: String = "#0A7A4B", gap: Double = 12, title: String = "Hello") throws -> [Scene] {
    try ["one", "two", "three"].map { name in
      try Scene(
        yaml: """
          scene: 1
          canvas: { size: 200x200, scale: 1 }
          variables: { accent: "\(accent)", gap: \(gap), greeting: "\(title)" }
          view:
            VStack:
              - { Text: "{greeting}", foregroundStyle: "{accent}" }
              - { Text: "Scene \(name)", padding: "{gap}" }
          """, file: "\(name).yaml")
    }
  }

  private func causes(_ changed: [Scene]) throws -> [Cause] {
    let place = try CheckPlace()
    var run = CheckRun(CheckOptions(baselines: place.baselines))
    #expect(run.check(try scenes()).exitCode == 0)
    run.options.record = .never
    return run.check(changed).causes
  }

  @Test("When a named colour, length or string in a scene changes, the cause mentions its name")
  func named() throws {
    for (changed, name) in [
      (try scenes(accent: "#112233"), "accent"), (try scenes(gap: 20), "gap"),
      (try scenes(title: "Welcome"), "greeting"),
    ] {
      let found = try causes(changed)
      #expect(found.first?.sentence.hasSuffix(": the value '\(name)'") == true, "\(found.map(\.sentence))")
      #expect(found.first?.images.count == 3)
    }
  }

  @Test("When the change involves no named value, the cause mentions no name")
  func unnamed() throws {
    let plain = try scenes()
    #expect(try causes(plain).isEmpty)
    let others = try ["one", "two", "three"].map { name in
      try Scene(
        yaml: """
          scene: 1
          canvas: { size: 200x200, scale: 1 }
          variables: { accent: "#0A7A4B", gap: 12, greeting: Hello }
          view:
            VStack:
              - { Text: "{greeting}", foregroundStyle: "#FF0000" }
              - { Text: "Scene \(name)", padding: "{gap}" }
          """, file: "\(name).yaml")
    }
    let found = try causes(others)
    #expect(!found.isEmpty && !found.contains { $0.sentence.contains("the value") }, "\(found.map(\.sentence))")
  }
}
