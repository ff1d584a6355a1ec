import Foundation
import Testing

@Suite("Layout equals what SwiftUI was seen to do")
struct ConformanceTests {
  /// Reads case files named in `GALLEY_CONFORMANCE` (colon-separated), else the one beside the checkout.
  @Test("every case passes, or is skipped because it names something that is not supported yet")
  func everyCase() throws {
    var report = Report()
    for file in Case.files {
      for testCase in try Case.read(file) { report.add(testCase, CaseCheck(testCase: testCase).outcome()) }
    }
    print(report.text)
    #expect(report.failed == 0, "\(report.text)")
    #expect(report.skipped <= 5, "\(report.text)")
  }
}

/// Totals by class, and a line for each case that did not pass.
struct Report {
  private var groups: [String: (passed: Int, failed: Int, skipped: Int)] = [:]
  private var lines: [String] = []

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
