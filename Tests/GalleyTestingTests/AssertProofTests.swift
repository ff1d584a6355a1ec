import Foundation
import Galley
import GalleyTesting
import Synchronization
import Testing

@Suite("assertProof")
struct AssertProofTests {
  private let place = FileManager.default.temporaryDirectory.appending(path: "galley-" + UUID().uuidString).path
  private let size = Size(width: 160, height: 60)

  private var settings: ProofSettings { ProofSettings(record: .never, folder: place + "/b", artifacts: place + "/a") }

  /// The issues that `body` records, which are all expected.
  private func issues(_ settings: ProofSettings, _ body: () -> Void) -> [String] {
    let found = Found()
    withKnownIssue {
      withProofs(settings, body)
    } matching: { issue in
      found.words.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
      return true
    }
    return found.words.withLock { $0 }
  }

  private final class Found: Sendable {
    let words = Mutex<[String]>([])
  }

  private func screen(_ title: String) -> some View {
    VStack {
      Text(title).font(.headline)
      Text("Below").foregroundStyle(.secondary)
    }
  }

  @Test("A first proof is recorded and says so, and passes from then on")
  func records() throws {
    var recording = settings
    recording.record = .missing
    let first = issues(recording) { assertProof(of: screen("Title"), size: size, scale: 1) }
    #expect(
      first == [
        "'\(place)/b/AssertProofTests/records-initial.png' was recorded for the state 'initial': "
          + "look at it, and run the test again\n  it has no baseline"
      ])
    withProofs(settings) { assertProof(of: screen("Title"), size: size, scale: 1) }
    withProofs(recording) { assertProof(of: screen("Title"), size: size, scale: 1) }
  }

  @Test("What differs is told in sentences, with the pictures and the command that accepts it")
  func differs() throws {
    _ = issues(ProofSettings(record: .all, folder: place + "/b")) {
      assertProof(of: screen("Title"), size: size, scale: 1)
    }
    let found = issues(settings) { assertProof(of: screen("Other"), size: size, scale: 1) }
    #expect(found.count == 1)
    let lines = try #require(found.first).split(separator: "\n").map(String.init)
    #expect(lines.first == "'differs' in the state 'initial' is not what was approved:")
    #expect(lines[1] == "  \"Title\" became \"Other\"")
    #expect(lines[2].contains(" of 9,600 pixels differ ("))
    #expect(
      lines[3]
        == "  baseline    \(place)/a/AssertProofTests/differs-initial/baseline/AssertProofTests/differs-initial.png")
    #expect(lines.last == "accept with: GALLEY_RECORD=failed swift test --filter differs")
    for line in lines[3...5] {
      let path = try #require(line.split(separator: " ").last)
      #expect(try Data(contentsOf: URL(filePath: String(path))).starts(with: [0x89, 0x50]))
    }
    let approval = try Approval(from: place + "/a/AssertProofTests/differs-initial").approve(.all)
    #expect(approval.written == ["AssertProofTests/differs-initial"])
    withProofs(settings) { assertProof(of: screen("Other"), size: size, scale: 1) }
  }

  @Test("A missing baseline fails where nothing may be recorded")
  func missing() {
    let found = issues(settings) { assertProof(of: screen("Title"), size: size, scale: 1) }
    #expect(found.first?.contains("  it has no baseline\n") == true)
    #expect(found.first?.hasSuffix("accept with: GALLEY_RECORD=missing swift test --filter missing") == true)
    #expect(!FileManager.default.fileExists(atPath: place + "/b"))
  }

  @Test("Every state has its own baseline, and only the one that differs fails")
  func states() {
    struct Counter: View {
      let last: String
      @State private var count = 0

      var body: some View {
        VStack {
          Text(count > 0 ? last : "None")
          Button("More") { count += 1 }.id("more")
        }
      }
    }
    let states: [ProofState] = [.initial, .tapped("more"), ProofState("twice") { _ in }]
    let size = size
    let proof = { (last: String) in assertProof(of: Counter(last: last), size: size, scale: 1, states: states) }
    #expect(issues(ProofSettings(record: .all, folder: place + "/b")) { proof("One") }.count == 3)
    withProofs(settings) { proof("One") }
    let found = issues(settings) { proof("Two") }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("'states' in the state 'tapped'") == true)
    #expect(found.first?.contains("\"One\" became \"Two\"") == true)
  }

  @Test("Names tell proofs of one test apart; limits and modes of one call come before those of the trait")
  func names() {
    let everything = ProofSettings(record: .all, folder: place + "/b")
    _ = issues(everything) {
      assertProof(of: screen("One"), size: size, named: "first")
      assertProof(of: screen("Two"), size: size, named: "second")
    }
    withProofs(settings) {
      assertProof(of: screen("One"), size: size, named: "first")
      assertProof(of: screen("Two"), size: size, named: "second")
      assertProof(
        of: screen("Three"), size: size, named: "second", comparison: DiffRun(limits: DiffLimits(ratio: 1)))
    }
    let found = issues(everything) { assertProof(of: screen("Three"), size: size, named: "first", record: .never) }
    #expect(found.first?.contains("is not what was approved") == true)
  }

  @Test("A view that cannot be drawn fails with the reason, and with no baseline")
  func problems() {
    let found = issues(settings) { assertProof(of: Text("\u{0378}"), size: size) }
    #expect(found.count == 1)
    #expect(found.first?.contains("no font has a glyph for U+0378") == true)
  }

  @Test("A trait sets the mode for a test", .proofs(record: .never, folder: "/nowhere", artifacts: "/dev/null"))
  func trait() {
    let found = issues(ProofSettings()) { assertProof(of: screen("Title"), size: size) }
    // The artifacts cannot be written either: both are said.
    #expect(found.first?.contains("'/dev/null") == true, "\(found)")
    #expect(found.first?.hasSuffix("GALLEY_RECORD=missing swift test --filter trait") == true)
  }
}
