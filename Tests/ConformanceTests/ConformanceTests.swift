import Foundation
import Testing

@Suite("Layout conformance with recorded SwiftUI results")
struct ConformanceTests {
  private func report(on file: URL) throws -> Report {
    var report = Report()
    for testCase in try Case.read(file) { report.add(testCase, CaseCheck(testCase: testCase).outcome()) }
    return report
  }

  @Test("All conformance cases of the project pass, without missing or skipped cases")
  func ownCases() throws {
    let report = try report(on: Case.ownFile)
    #expect(report.passed == 129, "\(report.text)")
    #expect(report.failed == 0 && report.skipped == 0, "\(report.text)")
  }

  @Test("A case with a wrong expected number fails, and one with an unknown view is skipped")
  func wrongCases() throws {
    let text = try String(contentsOf: Case.ownFile, encoding: .utf8)
    let wrong = text.replacing(#""size": [100, 100]"#, with: #""size": [100, 101]"#)
    #expect(wrong != text)
    let unknown = text.replacing(#""kind": "spacer""#, with: #""kind": "trampoline""#)
    let place = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: place) }
    try Data(wrong.utf8).write(to: place)
    #expect(try report(on: place).failed > 0)
    try Data(unknown.utf8).write(to: place)
    #expect(try report(on: place).skipped > 0)
  }

  @Test("Every case in the files named by GALLEY_CONFORMANCE passes, and few are skipped", arguments: Case.otherFiles)
  func otherCases(file: URL) throws {
    let report = try report(on: file)
    print(report.text)
    #expect(report.passed > 0, "\(file.path) has no cases that pass")
    #expect(report.failed == 0, "\(report.text)")
    #expect(report.skipped <= 5, "\(report.text)")
  }
}

/// Totals by group, and a line for each case that did not pass.
struct Report {
  private var groups: [String: (passed: Int, failed: Int, skipped: Int)] = [:]
  private var lines: [String] = []

  var passed: Int { groups.values.reduce(0) { $0 + $1.passed } }
  var skipped: Int { groups.values.reduce(0) { $0 + $1.skipped } }
  var failed: Int { groups.values.reduce(0) { $0 + $1.failed } }

  mutating func add(_ testCase: Case, _ outcome: Outcome) {
    var group = groups[testCase.group] ?? (0, 0, 0)
    switch outcome {
    case .passed: group.passed += 1
    case .failed(let misses):
      group.failed += 1
      lines.append("failed  \(testCase.id): \(misses.joined(separator: "; "))")
    case .skipped(let reason):
      group.skipped += 1
      lines.append("skipped \(testCase.id): \(reason)")
    }
    groups[testCase.group] = group
  }

  var text: String {
    let totals = groups.sorted { $0.key < $1.key }.map { name, group in
      "\(name): \(group.passed) passed, \(group.failed) failed, \(group.skipped) skipped"
    }
    return (lines + totals).joined(separator: "\n")
  }
}
