import Foundation
import Testing

@Suite("galley render with shards", .serialized)
struct RenderPartTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeList(
      output: """
          - png: "{scene}/{state}-{width}-{colorScheme}.png"
          - layout: "{scene}/{state}-{width}-{colorScheme}.json"
          - pdf: "{scene}.pdf"
          - pdf: "{scene}-{colorScheme}.pdf"
          - pdf: "{scene}/{width}-{colorScheme}.pdf"
        """)
    let list = try place.text(of: "list.yaml")
    try place.write(list + "variants: { width: [100, 140], colorScheme: [light, dark] }\n", to: "list.yaml")
    try place.write("scene: 1\nview: { Text: Other }\n", to: "other.yaml")
  }

  private let scenes = ["list.yaml", "other.yaml"]

  @Test(
    "Together, all shards write each file of an unsharded run exactly once", arguments: 1...7)
  func union(count: Int) throws {
    let whole = try place.galley(["render"] + scenes + ["-o", "whole"])
    #expect(whole.status == 0 && whole.lines.count > 20)
    var written: [String] = []
    for number in 1...count {
      let shard = ["--shard", "\(number)/\(count)"]
      let run = try place.galley(["render"] + scenes + ["-o", "parts"] + shard)
      #expect(run.status == 0, "\(run.errors)")
      #expect(try place.galley(["render"] + scenes + ["-o", "parts", "--dry-run"] + shard).lines == run.lines)
      written += run.lines
    }
    #expect(written.sorted() == whole.lines.map { $0.replacing("whole/", with: "parts/") }.sorted())
    #expect(try place.contents(below: "parts") == place.contents(below: "whole"))
  }

  @Test("A shard without work succeeds, but a run without any output is an error")
  func empty() throws {
    let run = try place.galley("render", "other.yaml", "--shard", "40/40")
    #expect(run.status == 0 && run.output.isEmpty && place.files(below: "output").isEmpty)
    #expect(try place.galley("render", "other.yaml", "--kind", "svg", "--shard", "1/2").status == 2)
  }

  @Test("Workers that are killed at any moment and restarted produce identical bytes", .timeLimit(.minutes(30)))
  func killed() throws {
    #expect(try place.galley(["render"] + scenes + ["-o", "whole"]).status == 0)
    var dice = SystemRandomNumberGenerator()
    for round in 0..<6 {
      for number in 1...8 {
        let arguments = ["render"] + scenes + ["-o", "parts", "--shard", "\(number)/8"]
        let process = try CommandRun.process(arguments, in: place.path)
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try process.run()
        usleep(UInt32.random(in: 5_000...300_000, using: &dice))
        kill(process.processIdentifier, round.isMultiple(of: 2) ? SIGKILL : SIGTERM)
        process.waitUntilExit()
      }
    }
    for number in 1...8 {
      #expect(try place.galley(["render"] + scenes + ["-o", "parts", "--shard", "\(number)/8"]).status == 0)
    }
    let whole = try place.contents(below: "whole")
    #expect(try place.contents(below: "parts").filter { !$0.key.hasSuffix(".part") } == whole)
  }
}
