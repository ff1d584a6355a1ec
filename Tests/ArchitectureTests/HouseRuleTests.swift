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

  @Test("The library asks no clock, no dice, no locale and no environment")
  func inputIsAllThereIs() throws {
    // What tests record is chosen by those who run them.
    let exempt: Set = ["GalleyCLI", "GalleyTesting"]
    for file in try Project.swiftFiles(below: "Sources") where !exempt.contains(file.room) {
      for (place, found) in file.places(of: ForbiddenCode.outsideInput) {
        Issue.record("\(place): '\(found)' makes the same input give other bytes: take the value as a parameter")
      }
    }
  }
}
