import Foundation
import Galley
import GalleyTesting
import XCTest

final class XCTestProofTests: XCTestCase {
  private var failures: [String] = []
  private var isExpected = false

  #if canImport(Darwin)
    override func record(_ issue: XCTIssue) {
      if isExpected { failures.append(issue.compactDescription) } else { super.record(issue) }
    }
  #else
    override func recordFailure(withDescription text: String, inFile file: String, atLine line: Int, expected: Bool) {
      if isExpected {
        failures.append(text)
      } else {
        super.recordFailure(withDescription: text, inFile: file, atLine: line, expected: expected)
      }
    }
  #endif

  func testProof() throws {
    let place = FileManager.default.temporaryDirectory.appending(path: "galley-" + UUID().uuidString).path
    let size = Size(width: 80, height: 30)
    let proof = { (text: String, record: RecordMode?) in
      ProofNames.$current.withValue(ProofNames()) {
        withProofs(ProofSettings(record: record, folder: place, artifacts: place + "/a")) {
          assertProof(of: Text(text), size: size, scale: 1)
        }
      }
    }
    isExpected = true
    proof("One", .missing)
    XCTAssertEqual(failures.count, 1)
    proof("Two", nil)
    isExpected = false
    XCTAssertEqual(failures.count, 2)
    XCTAssertTrue(failures[1].contains("\"One\" became \"Two\""), failures[1])
    XCTAssertTrue(
      failures[1].hasSuffix(#"=failed swift test --filter '^GalleyTestingTests\.[^/]+/testProof$'"#), failures[1])
    // The images of failed snapshots are kept, and the message states their paths.
    for kind in ["baseline", "now", "difference"] {
      let line = try XCTUnwrap(
        failures[1].split(separator: "\n").map { $0.split(separator: " ", omittingEmptySubsequences: true) }
          .first { $0.first == Substring(kind) }, failures[1])
      let picture = try Data(contentsOf: URL(fileURLWithPath: String(try XCTUnwrap(line.last))))
      XCTAssertTrue(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]), "\(kind) is not a PNG")
    }
    proof("One", .never)
  }

  func testSuiteIsKnown() throws {
    let place = FileManager.default.temporaryDirectory.appending(path: "galley-" + UUID().uuidString).path
    let proof = { (text: String) in
      ProofNames.$current.withValue(ProofNames()) {
        withProofs(ProofSettings(folder: place, artifacts: place + "/a"), in: self) {
          assertProof(of: Text(text), size: Size(width: 80, height: 30), scale: 1)
        }
      }
    }
    isExpected = true
    proof("One")
    proof("Two")
    isExpected = false
    XCTAssertTrue(
      failures[1].hasSuffix(#"--filter '^GalleyTestingTests\.XCTestProofTests/testSuiteIsKnown$'"#), failures[1])
  }
}
