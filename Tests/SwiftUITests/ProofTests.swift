import Foundation
import GalleyTesting
import SwiftUI
import Testing

@MainActor
@Suite("Snapshots in tests that import SwiftUI")
struct ProofTests {
  @Test("By default, a snapshot is taken on the screen of a phone")
  func phone() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let settings = ProofSettings(record: .all, folder: folder)
    withKnownIssue {
      withProofs(settings) { assertProof(of: Text("Proved").padding(.grid), scale: 1) }
    } matching: {
      $0.comments.contains { $0.rawValue.contains("was recorded") }
    }
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let picture = try #require(files.first { $0.hasSuffix(".png") })
    let png = try [UInt8](Data(contentsOf: URL(filePath: "\(folder)/\(picture)")))
    let size = [16, 20].map { png[$0..<$0 + 4].reduce(0) { $0 * 256 + Int($1) } }
    #expect(size == [393, 852])
  }
}

extension CGFloat {
  fileprivate static let grid: CGFloat = 8
}
