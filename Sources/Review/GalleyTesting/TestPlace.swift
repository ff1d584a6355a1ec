import Galley
import Testing
import XCTest

#if canImport(Darwin)
  import Darwin
  import Foundation
#endif

/// Where in the tests a proof is asked for, and where its failures are told: in Swift Testing inside one of its tests,
/// in XCTest otherwise.
struct TestPlace {
  let fileID: StaticString
  let filePath: StaticString
  let line: Int
  let column: Int

  func fail(_ words: String) {
    if Test.current != nil {
      Issue.record(Comment(rawValue: words), sourceLocation: location)
    } else {
      XCTFail(words, file: filePath, line: UInt(line))
    }
  }

  func attach(_ bytes: [UInt8], named name: String) {
    if Test.current != nil {
      Attachment.record(bytes, named: name, sourceLocation: location)
    } else {
      attachToActivity(bytes, named: name)
    }
  }

  #if canImport(Darwin)
    /// Attaches a file to what XCTest shows of the test; the words of the failure name it besides.
    private func attachToActivity(_ bytes: [UInt8], named name: String) {
      // Activities belong to the main actor, on which XCTest runs all tests but asynchronous ones.
      guard pthread_main_np() != 0 else { return }
      MainActor.assumeIsolated {
        XCTContext.runActivity(named: name) { activity in
          let attachment = XCTAttachment(data: Data(bytes), uniformTypeIdentifier: "public.png")
          attachment.name = name
          attachment.lifetime = .keepAlways
          activity.add(attachment)
        }
      }
    }
  #else
    /// XCTest attaches nothing here: the words of the failure name the files, which are kept beside.
    private func attachToActivity(_ bytes: [UInt8], named name: String) {}
  #endif

  /// The place as people read it: "InboxTests.swift:12".
  var words: String { "\("\(filePath)".split(separator: "/").last ?? ""):\(line)" }

  private var location: SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: line, column: column)
  }
}
