import Foundation
import Galley
import GalleyTesting
import Synchronization
import Testing

@Suite("The assertion assertProof")
struct AssertProofTests {
  private let place = FileManager.default.temporaryDirectory.appending(path: "galley-" + UUID().uuidString).path
  private let size = Size(width: 160, height: 60)

  private var settings: ProofSettings { ProofSettings(record: .never, folder: place + "/b", artifacts: place + "/a") }

  /// Returns the issues that `body` records. All of them are expected.
  private func issues(_ settings: ProofSettings, _ body: () -> Void) -> [String] {
    let found = Found()
    withKnownIssue {
      run(settings, body)
    } matching: { issue in
      found.words.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
      return true
    }
    return found.words.withLock { $0 }
  }

  /// Acts as a separate test run. Within one run, two snapshots with the same name must be identical.
  private func run(_ settings: ProofSettings, _ body: () -> Void) {
    ProofNames.$current.withValue(ProofNames()) { withProofs(settings, body) }
  }

  /// Settings that leave the recording mode to the environment, which does not set it in this test.
  private var open: ProofSettings { ProofSettings(folder: place + "/b", artifacts: place + "/a") }

  private final class Found: Sendable {
    let words = Mutex<[String]>([])
  }

  private func screen(_ title: String) -> some View {
    VStack {
      Text(title).font(.headline)
      Text("Below").foregroundStyle(.secondary)
    }
  }

  @Test("The first run records a baseline and fails; later runs pass")
  func records() throws {
    var recording = settings
    recording.record = .missing
    let first = issues(recording) { assertProof(of: screen("Title"), size: size, scale: 1) }
    #expect(
      first == [
        "'\(place)/b/AssertProofTests/records-initial.png' was recorded for the state 'initial': "
          + "check the image, and run the test again\n  it has no baseline"
      ])
    run(settings) { assertProof(of: screen("Title"), size: size, scale: 1) }
    run(recording) { assertProof(of: screen("Title"), size: size, scale: 1) }
  }

  @Test("The failure message lists the changes, the images and the command that accepts them")
  func differs() throws {
    _ = issues(ProofSettings(record: .all, folder: place + "/b")) {
      assertProof(of: screen("Title"), size: size, scale: 1)
    }
    let found = issues(open) { assertProof(of: screen("Other"), size: size, scale: 1) }
    #expect(found.count == 1)
    let lines = try #require(found.first).split(separator: "\n").map(String.init)
    #expect(lines.first == "'differs' in the state 'initial' differs from its approved snapshot:")
    #expect(lines[1] == "  \"Title\" became \"Other\"")
    #expect(lines[2].contains(" of 9,600 pixels differ ("))
    #expect(
      lines[3]
        == "  baseline    \(place)/a/AssertProofTests/differs-initial/baseline/AssertProofTests/differs-initial.png")
    let filter = #"'^GalleyTestingTests\.AssertProofTests/differs\(\)/'"#
    #expect(lines.last == "accept with: GALLEY_RECORD=failed swift test --filter \(filter)")
    for line in lines[3...5] {
      let path = try #require(line.split(separator: " ").last)
      #expect(try Data(contentsOf: URL(filePath: String(path))).starts(with: [0x89, 0x50]))
    }
    let approval = try Approval(from: place + "/a/AssertProofTests/differs-initial").approve(.all, in: place + "/b")
    #expect(approval.written == ["AssertProofTests/differs-initial"])
    run(settings) { assertProof(of: screen("Other"), size: size, scale: 1) }
  }

  @Test("A missing baseline is a failure if recording is disabled")
  func missing() {
    let found = issues(settings) { assertProof(of: screen("Title"), size: size, scale: 1) }
    #expect(found.first?.contains("  it has no baseline\n") == true)
    #expect(
      found.first?.hasSuffix(
        """
        the test or its suite sets the mode 'never', which takes precedence over GALLEY_RECORD
        accept with: galley approve --from \(place)/a/AssertProofTests/missing-initial --baseline \(place)/b
        """) == true, "\(found)")
    #expect(!FileManager.default.fileExists(atPath: place + "/b"))
  }

  @Test("Every state has its own baseline, and only the state that changed fails")
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
    run(settings) { proof("One") }
    let found = issues(settings) { proof("Two") }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("'states' in the state 'tapped'") == true)
    #expect(found.first?.contains("\"One\" became \"Two\"") == true)
  }

  @Test("Names distinguish snapshots in one test, and settings in the call override those in the trait")
  func names() {
    let everything = ProofSettings(record: .all, folder: place + "/b")
    _ = issues(everything) {
      assertProof(of: screen("One"), size: size, named: "first")
      assertProof(of: screen("Two"), size: size, named: "second")
    }
    run(settings) {
      assertProof(of: screen("One"), size: size, named: "first")
      assertProof(of: screen("Two"), size: size, named: "second")
      assertProof(
        of: screen("Three"), size: size, named: "second", comparison: DiffOptions(limits: DiffLimits(ratio: 1)))
    }
    let found = issues(everything) { assertProof(of: screen("Three"), size: size, named: "first", record: .never) }
    #expect(found.first?.contains("differs from its approved snapshot") == true)
  }

  @Test("A view that cannot be drawn fails with the reason, and no baseline is recorded")
  func problems() {
    let found = issues(settings) { assertProof(of: Text("\u{0378}"), size: size) }
    #expect(found.count == 1)
    #expect(found.first?.contains("no font has a glyph for U+0378") == true)
  }

  @Test(
    "A trait sets the recording mode of a test", .proofs(record: .never, folder: "/nowhere", artifacts: "/dev/null"))
  func trait() {
    let found = issues(ProofSettings()) { assertProof(of: screen("Title"), size: size) }
    // The message also says that the artifacts could not be written.
    #expect(found.first?.contains("'/dev/null") == true, "\(found)")
    // There are no artifacts to approve, and the environment variable has no effect.
    #expect(found.first?.hasSuffix("sets the mode 'never', which takes precedence over GALLEY_RECORD") == true)
  }

  @Test("Two different snapshots with the same name are reported as an issue; neither replaces the other")
  func sharedNames() throws {
    let everything = ProofSettings(record: .all, folder: place + "/b", artifacts: place + "/a")
    let found = issues(everything) {
      for title in ["One", "Two", "One"] { assertProof(of: screen(title), size: size, scale: 1) }
    }
    // The first snapshot is recorded, the second is reported, and the third is identical to the first.
    #expect(found.count == 2)
    #expect(
      found.last?.hasPrefix(
        "'sharedNames' in the state 'initial' is also the name of an earlier call of this snapshot")
        == true, "\(found)")
    run(settings) { assertProof(of: screen("One"), size: size, scale: 1) }
    let elsewhere = issues(settings) {
      assertProof(of: screen("One"), size: size, scale: 1)
      assertProof(of: screen("Two"), size: size, scale: 1)
    }
    #expect(elsewhere.count == 1)
    #expect(elsewhere.first?.contains("the snapshot at AssertProofTests.swift:") == true, "\(elsewhere)")
  }

  @Test("If different snapshots with the same name are taken concurrently, one is recorded")
  func sharedNamesAtOnce() async {
    let everything = ProofSettings(record: .all, folder: place + "/b", artifacts: place + "/a")
    let found = Found()
    await withKnownIssue {
      await ProofNames.$current.withValue(ProofNames()) {
        await withTaskGroup(of: Void.self) { group in
          for title in ["One", "Two", "Three"] {
            group.addTask {
              withProofs(everything) { assertProof(of: Text(title), size: Size(width: 80, height: 30), scale: 1) }
            }
          }
        }
      }
    } matching: { issue in
      found.words.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    let words = found.words.withLock { $0 }
    #expect(words.count == 3 && words.count { $0.contains("was recorded for") } == 1, "\(words)")
    #expect(words.count { $0.contains("but the images differ") } == 2)
  }

  @Test("The baselines of a parameterised test are named after the test", arguments: ["One", "Two"])
  func cases(title: String) {
    let everything = ProofSettings(record: .all, folder: place + "/b", artifacts: place + "/a")
    _ = issues(everything) { assertProof(of: screen(title), size: size, scale: 1, named: title) }
    #expect(FileManager.default.fileExists(atPath: "\(place)/b/AssertProofTests/cases-\(title)-initial.png"))
  }

  /// A nested suite with a test of the same name as a test in the outer suite.
  @Suite("Nested suite")
  struct Inner {
    @Test("The names of baselines and test filters include nested suites")
    func differs() {
      let outer = AssertProofTests()
      let found = outer.issues(outer.open) { assertProof(of: outer.screen("Title"), size: outer.size, scale: 1) }
      #expect(
        found.first?.hasPrefix("'\(outer.place)/b/AssertProofTests/Inner.differs-initial.png' was recorded") == true)
      let other = outer.issues(outer.open) { assertProof(of: outer.screen("Other"), size: outer.size, scale: 1) }
      #expect(other.first?.hasSuffix(#"--filter '^GalleyTestingTests\.AssertProofTests/Inner/differs\(\)/'"#) == true)
    }
  }
}

@Test("The baseline of a test outside any suite is named after the file and the test")
func proofOutsideOfSuites() {
  let place = FileManager.default.temporaryDirectory.appending(path: "galley-" + UUID().uuidString).path
  withKnownIssue {
    withProofs(ProofSettings(folder: place)) { assertProof(of: Text("Alone"), size: Size(width: 60, height: 30)) }
  }
  #expect(FileManager.default.fileExists(atPath: "\(place)/AssertProofTests/proofOutsideOfSuites-initial.png"))
}
