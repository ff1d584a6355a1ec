import Galley
import GalleyDiff
import GalleyReport
import Testing

@testable import GalleyMessages

@Suite("Review pages for checks")
struct CheckReviewTests {
  let place: CheckPlace

  init() throws { place = try CheckPlace() }

  /// A list in which a row was renamed since its baseline was recorded.
  private func renamed(_ change: (inout CheckOptions) -> Void = { _ in }) throws -> CheckReport {
    _ = try place.check()
    place.rows[1] = "Brioche"
    return try place.check(change)
  }

  @Test("A differing image is shown with both versions, both layouts, the changed area and its state's line")
  func failed() throws {
    let review = Review(try renamed())
    let reviewed = try #require(review.cases.first)
    #expect(review.cases.map(\.name) == ["list/top", "list/middle"])
    #expect(reviewed.verdict == .failed && reviewed.fails)
    #expect(reviewed.lead == "row 1: \"Bread\" became \"Brioche\"")
    #expect(reviewed.place?.file == "list.yaml" && reviewed.place?.line == 12)
    let frame = try #require(reviewed.frames.first)
    #expect(frame.before?.size == PixelSize(width: 120, height: 60) && frame.after?.bytes != frame.before?.bytes)
    #expect(frame.layoutBefore != nil && frame.layoutAfter != nil)
    let area = try #require(frame.areas.first)
    // The second row begins 35 points below the top.
    #expect(frame.areas.count == 1 && area.y > 35 && area.height < 25)
    #expect(frame.count?.total == 7200)
  }

  @Test("The approve command names the artifacts folder and is shown only if there are artifacts")
  func commands() throws {
    let report = try renamed()
    #expect(Review(report).cases.compactMap(\.command).isEmpty)
    let kept = try CheckArtifacts(place.path + "/it's").write(report)
    let folder = "'" + place.path + "/it'\\''s'"
    #expect(
      Review(kept).cases.first?.command == "galley approve list/top --from \(folder) --baseline \(place.baselines)")
  }

  @Test("A report read from the artifacts folder shows the same images")
  func kept() throws {
    let report = try renamed()
    let folder = place.path + "/kept"
    let written = try CheckArtifacts(folder).write(report)
    let pictures = { (review: Review) in review.cases.flatMap(\.frames).map { [$0.before, $0.after, $0.marks] } }
    #expect(pictures(Review(written)) == pictures(Review(report)))
    let read = Review(try CheckArtifacts.read(folder))
    #expect(pictures(read) == pictures(Review(report)))
    #expect(read.cases.map(\.sentences) == Review(report).cases.map(\.sentences))
  }

  @Test("A newly recorded image passes as new; an image without baseline that is not recorded fails as new")
  func new() throws {
    let missing = Review(try place.check { $0.record = .never })
    #expect(missing.cases.allSatisfy { $0.verdict == .new && $0.fails && $0.frames.first?.after != nil })
    let recorded = Review(try place.check())
    #expect(recorded.cases.allSatisfy { $0.verdict == .new && !$0.fails })
    #expect(Review(try place.check()).cases.allSatisfy { $0.verdict == .passed && $0.frames.isEmpty })
  }

  @Test("A problem with a scene is shown as a case, a different rendering environment as a note")
  func problems() {
    var report = CheckReport(baselineFolder: "baselines")
    report.problems = [Diagnostic("unknown key", at: .init(file: "a.yaml", line: 3), help: "take it out")]
    report.mismatch = FingerprintMismatch(differences: ["Pango 1 there, 2 here"], unjudged: 4)
    let review = Review(report)
    #expect(review.cases.map(\.verdict) == [.broken] && review.cases.first?.name == "a.yaml")
    #expect(review.cases.first?.sentences == ["unknown key", "take it out"])
    #expect(review.notes.first?.contains("Pango 1 there, 2 here") == true && review.notes.count == 2)
  }
}
