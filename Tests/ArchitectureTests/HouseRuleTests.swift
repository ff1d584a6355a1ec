import Testing

@Suite("House rules")
struct HouseRuleTests {
  @Test("A file has at most 400 lines", arguments: ["Sources", "Tests"])
  func filesAreShort(folder: String) throws {
    for file in try Project.swiftFiles(below: folder) {
      #expect(file.lines.count <= 401, "\(file.path) has \(file.lines.count) lines: move a part of it to another file")
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

  @Test("Sources contain no try!, as!, value! or fatalError")
  func nothingIsForced() throws {
    for file in try Project.swiftFiles(below: "Sources") {
      // UIKit code uses a controller's view both force-unwrapped and as an optional.
      let isController = file.path.hasSuffix("UIKit/Views/UIViewController.swift")
      let declared = isController ? file.lines.filter { $0.contains("open var view: UIView!") }.count : 0
      for (place, found) in file.places(of: ForbiddenCode.force).dropFirst(declared) {
        Issue.record("\(place): '\(found)' stops the program on a user's mistake: throw or collect it")
      }
    }
  }

  @Test("No comment marks code as unfinished", arguments: ["Sources", "Tests"])
  func nothingIsPutOff(folder: String) throws {
    let pattern = try Regex("\\b(" + ["TO" + "DO", "FIX" + "ME", "XX" + "X"].joined(separator: "|") + ")\\b")
    for file in try Project.swiftFiles(below: folder) {
      for (number, line) in zip(1..., file.lines) where line.contains(pattern) {
        Issue.record("\(file.path):\(number): finish it or take it out")
      }
    }
  }

  /// Modules that are meant to depend on more than their input: the command reads its arguments, and test runs choose
  /// the recording mode.
  private static let exemptModules: Set = ["GalleyCLI", "GalleyTesting"]

  /// Code that may read values from outside the input, because no image depends on them.
  private static let exemptions: [(file: String, code: Set<String>)] = [
    // The timeout for background tasks of a stage. A task that exceeds it is reported.
    ("GalleyStage/Stage+Tasks.swift", ["ContinuousClock", " .now"]),
    // The number of previews that are drawn in parallel.
    ("GalleyPreviewRunner/PreviewRunner.swift", ["ProcessInfo"]),
    // The timeout of a preview, and the time until the next timer of the run loop fires.
    ("GalleyPreviewRunner/MainQueue.swift", ["ContinuousClock", "timeIntervalSinceNow"]),
    // The time at which a timer fires that marks deferred work of a view.
    ("GalleyPreviewRunner/WorkMark.swift", ["timeIntervalSinceNow"]),
  ]

  @Test("The library uses no clock, random numbers, locale or environment")
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
