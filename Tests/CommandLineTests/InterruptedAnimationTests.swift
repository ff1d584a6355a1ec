import Foundation
import Testing

@Suite("Interrupted animations", .serialized)
struct InterruptedAnimationTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeCountedList(
      rows: 600, canvas: "size: 120x160, scale: 2",
      script: """
        steps:
          - hold: 200ms
          - scrollTo: { to: "row:300", animation: { curve: linear, over: 3s } }
          - hold: 200ms
        """)
  }

  /// Starts an animation into `folder`, sends `signal` after `delay` milliseconds, and returns the exit status and
  /// stderr.
  private func run(into folder: String, signal: Int32, after delay: Int) throws -> (status: Int32, words: String) {
    let process = try CommandRun.process(["animate", "list.yaml", "-o", folder, "--jobs", "2"], in: place.path)
    process.standardError = try place.emptyFile("errors")
    process.standardOutput = try place.emptyFile("names")
    try process.run()
    usleep(UInt32(delay * 1000))
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    return (status, try place.text(of: "errors"))
  }

  private func isWhole(_ png: Data) -> Bool {
    png.starts(with: [0x89, 0x50, 0x4E, 0x47]) && png.suffix(8).prefix(4) == Data("IEND".utf8)
  }

  @Test("A run killed at any moment leaves no incomplete frame; resuming it produces identical bytes")
  func killed() throws {
    #expect(try place.galley("animate", "list.yaml", "-o", "whole").status == 0)
    let whole = try place.contents(below: "whole")
    var dice = SystemRandomNumberGenerator()
    for _ in 0..<6 {
      let delay = Int.random(in: 20...900, using: &dice)
      _ = try run(into: "broken", signal: SIGKILL, after: delay)
      let frames = try place.contents(below: "broken").filter { $0.key.hasSuffix(".png") }
      #expect(frames.allSatisfy { isWhole($0.value) && whole[$0.key] == $0.value }, "after \(delay) ms")
    }
    #expect(try place.galley("animate", "list.yaml", "-o", "broken").status == 0)
    #expect(try place.contents(below: "broken") == whole)
  }

  @Test("Recorded frames are reused, and frames that have changed since are drawn again")
  func kept() throws {
    #expect(try place.galley("animate", "list.yaml").status == 0)
    let before = try place.contents(below: "output")
    let path = place.path + "/output/list/00020.png"
    try FileManager.default.removeItem(atPath: path)
    try Data("half".utf8).write(to: URL(filePath: path))
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    let other = place.path + "/output/list/00040.png"
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: other)
    #expect(try place.galley("animate", "list.yaml").status == 0)
    #expect(try place.contents(below: "output") == before)
    #expect(try FileManager.default.attributesOfItem(atPath: other)[.modificationDate] as? Date == old)
  }

  @Test("SIGTERM ends a run within a second, even if drawing a frame takes longer", .timeLimit(.minutes(10)))
  func endedSoon() throws {
    // Reading and laying out this many rows takes longer than a CI system waits after SIGTERM.
    try place.writeCountedList(rows: 60_000, canvas: "size: 390x844, scale: 3", script: "steps: [ { hold: 20s } ]")
    for delay in [300, 900, 1800] {
      let process = try CommandRun.process(["animate", "list.yaml", "-o", "ended", "--jobs", "2"], in: place.path)
      (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
      try process.run()
      usleep(UInt32(delay * 1000))
      let start = ContinuousClock.now
      kill(process.processIdentifier, SIGTERM)
      process.waitUntilExit()
      #expect(ContinuousClock.now - start < .milliseconds(1500), "after \(delay) ms")
      #expect(place.files(below: "ended").allSatisfy { !$0.hasSuffix(".part") })
    }
  }

  @Test("Ctrl-C keeps finished frames and prints the command that resumes the run")
  func stopped() throws {
    for delay in [150, 400, 800, 1600, 3200] {
      let ended = try run(into: "stopped", signal: SIGINT, after: delay)
      // A fast run may end before the signal arrives; a slow one may not handle it yet.
      guard ended.status == 130 else { continue }
      #expect(ended.words.contains("all complete; to continue: "))
      #expect(ended.words.contains("animate list.yaml -o stopped --jobs 2"))
      #expect(try place.contents(below: "stopped").filter { $0.key.hasSuffix(".png") }.allSatisfy { isWhole($0.value) })
      return
    }
  }
}
