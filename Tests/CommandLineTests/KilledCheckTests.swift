import Foundation
import Testing

@Suite("Killed checks", .serialized)
struct KilledCheckTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeList()
    _ = try place.galley("check", "list.yaml")
    try place.write("name\nApples\nBrioche\nCheese\n", to: "data/food.csv")
  }

  /// The baselines before and after the change of the list.
  private func pairs() throws -> (old: [String: Data], new: [String: Data]) {
    let old = try place.contents(below: "baselines")
    _ = try place.galley("check", "list.yaml", "--record", "all", "--baseline", "new")
    return (old, try place.contents(below: "new"))
  }

  /// Whether every image and its record were written by the same run.
  private func areMatched(_ found: [String: Data], _ old: [String: Data], _ new: [String: Data]) -> Bool {
    ["list/top", "list/middle"].allSatisfy { name in
      [old, new].contains { all in [".png", ".json"].allSatisfy { found[name + $0] == all[name + $0] } }
    }
  }

  private static let calls = ["linkat", "renameat", "unlinkat", "openat", "write"]

  /// Whether strace may trace programs on this machine. The test uses it to kill the run at a given system call.
  static let canTrace: Bool = {
    let words = try? SystemTool("strace").output(of: [
      "-qq", "-o", "/dev/stdout", "-e", "trace=exit_group", "/bin/true",
    ])
    return words?.contains("exit_group") == true
  }()

  @Test(
    "After a kill at any system call, the next run completes or reverts each image and its record",
    .enabled(if: Self.canTrace, "strace is not there, or may not follow programs"),
    .timeLimit(.minutes(30)), arguments: calls)
  func pairs(call: String) throws {
    let (old, new) = try pairs()
    var kills = 0
    // Many files are opened and written before the first baseline is.
    let counts = ["openat", "write"].contains(call) ? stride(from: 1, to: 200, by: 23) : stride(from: 1, to: 14, by: 1)
    for count in counts {
      try FileManager.default.removeItem(atPath: place.path + "/baselines")
      for (name, bytes) in old { try place.write(bytes, to: "baselines/" + name) }
      let line =
        "strace -f -qq -o /dev/null -e trace=\(call) -e inject=\(call):signal=KILL:when=\(count) "
        + "galley check list.yaml --record all --jobs 2 > /dev/null 2>&1 || true"
      _ = try CommandRun(shell: line, in: place.path)
      let left = try place.contents(below: "baselines")
      if !areMatched(left, old, new) || left.count > 4 { kills += 1 }
      let next = try place.galley("check", "list.yaml", "--record", "never")
      #expect([0, 1].contains(next.status), "\(call) \(count): \(next.errors)")
      #expect(areMatched(try place.contents(below: "baselines"), old, new), "\(call) \(count)")
      #expect(try place.galley("check", "list.yaml", "--record", "all").status == 0)
      #expect(try place.contents(below: "baselines") == new, "\(call) \(count)")
    }
    // At least one kill happened between writing a draft file and renaming it to its final name.
    if call == "renameat" { #expect(kills > 0) }
  }

  @Test(
    "Two concurrent runs with --record all leave images and records that come from a single run",
    .timeLimit(.minutes(30)))
  func together() throws {
    let (old, new) = try pairs()
    let bread = "name\nApples\nBread\nCheese\n"
    try place.write(
      try place.text(of: "list.yaml").replacing("data/food.csv", with: "data/bread.csv"), to: "b/list.yaml")
    try place.write(bread, to: "b/data/bread.csv")
    for _ in 0..<6 {
      let runs = try ["list.yaml", "b/list.yaml"].map { scene in
        try CommandRun.process(["check", scene, "--record", "all", "--artifacts", "out-" + scene], in: place.path)
      }
      for run in runs {
        (run.standardOutput, run.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try run.run()
      }
      runs.forEach { $0.waitUntilExit() }
      let found = try place.contents(below: "baselines")
      #expect(areMatched(found, old, new) && found.count == 4)
    }
  }

  @Test(
    "A command that is ended by a signal leaves no incomplete files", .timeLimit(.minutes(30)),
    arguments: [
      ["render", "big.yaml"], ["animate", "big.yaml", "--kind", "frames"], ["print", "big.yaml", "-o", "output/a.pdf"],
      ["report", "big.yaml", "-o", "output/a.pdf"], ["check", "big.yaml", "--artifacts", "output", "-b", "output/b"],
      ["table", "data/big.csv", "-o", "output/table.pdf"],
    ])
  func signals(command: [String]) throws {
    let names = (0..<3000).map { "Item number \($0)" }
    try place.write("name\n" + names.joined(separator: "\n") + "\n", to: "data/big.csv")
    let scene = try place.text(of: "list.yaml").replacing("data/food.csv", with: "data/big.csv")
    let states = (0..<30).map { "  - { name: s\($0), scroll: { list: { offset: \($0) } } }" }
    try place.write(
      scene.replacing("  - name: top", with: states.joined(separator: "\n")).replacing("scale: 1", with: "scale: 3"),
      to: "big.yaml")
    for (signal, delay) in [(SIGTERM, 400), (SIGINT, 500), (SIGTERM, 900), (SIGHUP, 700), (SIGINT, 1500)] {
      let run = try CommandRun.process(command, in: place.path)
      (run.standardOutput, run.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
      try run.run()
      usleep(UInt32(delay) * 1000)
      let start = ContinuousClock.now
      kill(run.processIdentifier, signal)
      run.waitUntilExit()
      // The permitted second plus a margin for a busy machine. Ctrl-C may wait until a frame is finished.
      if signal == SIGTERM { #expect(ContinuousClock.now - start < .milliseconds(1500), "after \(delay)") }
      let left = place.files(below: "output")
      #expect(
        left.allSatisfy { !$0.hasSuffix(".part") && !$0.hasSuffix(".pending") }, "\(signal) after \(delay): \(left)")
      if run.terminationReason == .uncaughtSignal { #expect(run.terminationStatus == signal) }
    }
  }

  @Test(
    "Exceeding the system's limit on file size is an error and leaves no file", arguments: ["table.html", "table.pdf"])
  func fileLimit(name: String) throws {
    let rows = (0..<20000).map { "Item number \($0)\n" }
    try place.write("name\n" + rows.joined(), to: "data/big.csv")
    let before = place.files(below: "output")
    // The limit is below the size of the output, which is at least 350 kB, and above the size of a font copied into
    // memory.
    let run = try CommandRun(
      shell: "ulimit -f 300; galley table data/big.csv -o output/\(name) 2> errors || echo $?", in: place.path)
    #expect(run.output == "2\n")
    #expect(try place.text(of: "errors").contains("\(name)': File too large"))
    #expect(place.files(below: "output") == before)
  }
}

extension Workplace {
  fileprivate func write(_ bytes: Data, to name: String) throws {
    try write("", to: name)
    try bytes.write(to: URL(filePath: path + "/" + name))
  }
}
