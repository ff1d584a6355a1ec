import Testing

@Suite("House rules")
struct HouseRuleTests {
  @Test("A file has at most 400 lines", arguments: ["Sources", "Tests"])
  func filesAreShort(folder: String) throws {
    for file in try Project.swiftFiles(below: folder) {
      #expect(file.lines.count <= 401, "\(file.path) has \(file.lines.count) lines: give a part of it its own file")
    }
  }

  @Test("A function has at most 60 lines", arguments: ["Sources", "Tests"])
  func functionsAreShort(folder: String) throws {
    for file in try Project.swiftFiles(below: folder) {
      for function in FunctionLength.all(in: file.code) where function.lines > 60 {
        Issue.record("\(file.path):\(function.start): a function of \(function.lines) lines: name its steps")
      }
    }
  }

  @Test("Nothing is forced: no try!, no as!, no value!, no fatalError")
  func nothingIsForced() throws {
    for file in try Project.swiftFiles(below: "Sources") {
      // Sources for UIKit take the view of a controller as one that is there, and as one that may be missing.
      let isController = file.path.hasSuffix("UIKit/Views/UIViewController.swift")
      let declared = isController ? file.lines.filter { $0.contains("open var view: UIView!") }.count : 0
      for (place, found) in file.places(of: ForbiddenCode.force).dropFirst(declared) {
        Issue.record("\(place): '\(found)' stops the program on a user's mistake: throw or collect it")
      }
    }
  }

  @Test("No comment puts work off", arguments: ["Sources", "Tests"])
  func nothingIsPutOff(folder: String) throws {
    let pattern = try Regex("\\b(" + ["TO" + "DO", "FIX" + "ME", "XX" + "X"].joined(separator: "|") + ")\\b")
    for file in try Project.swiftFiles(below: folder) {
      for (number, line) in zip(1..., file.lines) where line.contains(pattern) {
        Issue.record("\(file.path):\(number): finish it or take it out")
      }
    }
  }

  /// Modules whose output depends on more than their input by design: the command reads its arguments, and those who
  /// run tests choose what they record.
  private static let exemptModules: Set = ["GalleyCLI", "GalleyTesting"]

  /// What a file may ask for outside of its input, because no picture depends on the answer.
  private static let exemptions: [(file: String, code: Set<String>)] = [
    // How long a stage waits for tasks that run elsewhere; a task that does not come back is reported.
    ("GalleyStage/Stage+Tasks.swift", ["ContinuousClock", " .now"]),
    // How many previews are drawn at the same time.
    ("GalleyPreviewRunner/PreviewRunner.swift", ["ProcessInfo"]),
    // How long a preview is waited for, and how far away the run loop's next timer is.
    ("GalleyPreviewRunner/MainQueue.swift", ["ContinuousClock", "timeIntervalSinceNow"]),
    // When a timer is due that marks work which a view has left for later.
    ("GalleyPreviewRunner/WorkMark.swift", ["timeIntervalSinceNow"]),
  ]

  @Test("The library asks no clock, no dice, no locale and no environment")
  func inputIsAllThereIs() throws {
    var unused = Self.exemptions.map { ($0.file, $0.code) }.reduce(into: [:]) { $0[$1.0] = $1.1 }
    for file in try Project.swiftFiles(below: "Sources") where !Self.exemptModules.contains(file.module) {
      let exempt = Self.exemptions.first { file.path.hasSuffix("/\($0.file)") }
      for (place, found) in ForbiddenCode.outsideInput.flatMap({ file.places(of: $0) }) {
        if let exempt, exempt.code.contains(found) {
          unused[exempt.file]?.remove(found)
        } else {
          Issue.record("\(place): '\(found)' makes the same input give other bytes: take the value as a parameter")
        }
      }
    }
    for (file, code) in unused where !code.isEmpty {
      Issue.record("\(file) no longer asks for \(code.sorted()): remove the exemption")
    }
  }
}
