import Galley
import Testing
import XCTest

#if canImport(Darwin)
  import Darwin
  import Foundation
#endif

/// The location of a test. Failures are recorded with Swift Testing inside one of its tests, and with XCTest elsewhere.
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
    /// Attaches an image to the XCTest report. The failure message also lists the file.
    private func attachToActivity(_ bytes: [UInt8], named name: String) {
      // Activities must run on the main actor. XCTest runs every test there except asynchronous ones.
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
    /// Does nothing, because XCTest has no attachments on Linux. The failure message lists the image files.
    private func attachToActivity(_ bytes: [UInt8], named name: String) {}
  #endif

  var words: String { "\("\(filePath)".split(separator: "/").last ?? ""):\(line)" }

  private var location: SourceLocation {
    SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: line, column: column)
  }
}
