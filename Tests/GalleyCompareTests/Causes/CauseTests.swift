import Foundation
import Galley
import Testing

@Suite("Causes of changes")
struct CauseTests {
  private let place: CheckPlace

  init() throws { place = try CheckPlace() }

  /// Checks the scenes of the design system and stores their images.
  private func check(
    _ change: (inout DesignSystem) -> Void = { _ in }, _ record: RecordMode = .never
  ) throws -> CheckReport {
    var design = DesignSystem()
    change(&design)
    let files = design.files.filter { ["cards", "goods", "home", "empty"].contains($0.key) }
    let scenes = try files.sorted { $0.key < $1.key }.map {
      try Scene(yaml: $0.value, file: "\($0.key).yaml")
    }
    return CheckRun(CheckOptions(baselines: place.baselines, record: record), workers: 2).check(scenes)
  }

  @Test(
    "Changes to a colour, a padding and a row are reported as three causes, each once with a count"
  )
  func three() throws {
    _ = try check({ _ in }, .missing)
    let report = try check {
      $0.tokens["accent"] = "#B00060"
      $0.tokens["card"] = "14"
      $0.rows.remove(at: 1)
    }
    #expect(
      report.text.hasPrefix(
        """
        cause 1 of 3: the colour #0A7A4B changed to #B00060 in 'cards', 'goods' and 'home' (12 images of 3 scenes in 8 variants)
        cause 2 of 3: padding is 14 instead of 12 in 'cards', 'goods' and 'home' (12 images of 3 scenes in 8 variants)
        cause 3 of 3: row "Bread" is gone in 'cards' and 'goods' (8 images of 2 scenes in 8 variants)

        """))
    #expect(report.causes.map(\.kind) == [.color, .padding, .row])
    for image in report.images where image.status == .failed {
      #expect(image.causes == report.causes.filter { $0.images.contains(image.name) }.map(\.number))
      #expect(!image.causes.isEmpty)
    }
  }

  @Test("A cause that affects only some variants lists them")
  func variants() throws {
    _ = try check({ _ in }, .missing)
    let dark = try check { $0.tokens["dark"] = "black" }
    #expect(dark.causes.map(\.only) == [["only dark"]])
    #expect(dark.causes.first?.sentence.hasSuffix(", only dark") == true)
    let all = try check { $0.tokens["accent"] = "#B00060" }
    #expect(all.causes.map(\.only) == [[]])
  }

  @Test("Removing or reordering rows is reported as one cause for all lists that show them")
  func manyRows() throws {
    _ = try check({ _ in }, .missing)
    let cut = try check { $0.rows = Array($0.rows.prefix(2)) }
    #expect(cut.causes.map(\.kind) == [.row], "\(cut.causes.map(\.sentence))")
    #expect(cut.causes.first?.sentence.hasPrefix("row \"Olives\" and ") == true)
    let sorted = try check { $0.rows.sort() }
    #expect(sorted.causes.map(\.kind) == [.order], "\(sorted.causes.map(\.sentence))")
  }

  @Test("A renamed row and a font change are reported as separate causes")
  func fontAndName() throws {
    _ = try check({ _ in }, .missing)
    let report = try check {
      $0.tokens["title"] = "{ family: DejaVu Serif, size: 22 }"
      $0.tokens["body"] = "{ family: DejaVu Serif, size: 17 }"
      $0.rows[2] = "Capers"
    }
    #expect(report.causes.contains { $0.kind == .font && $0.sentence.contains("DejaVu Serif") })
    #expect(report.causes.contains { $0.kind == .text && $0.sentence.contains("Capers") })
    #expect(report.causes.prefix(3).contains { $0.kind == .text }, "\(report.causes.map(\.sentence))")
  }

  @Test("Images refer to causes by their number, and each cause is described only once")
  func byNumber() throws {
    _ = try check({ _ in }, .missing)
    let report = try check {
      $0.tokens["accent"] = "#B00060"
      $0.tokens["card"] = "14"
    }
    let lines = report.text.split(separator: "\n")
    #expect(lines.count { $0.contains("#B00060") } == 1 && lines.count { $0.contains("14 instead of 12") } == 1)
    #expect(lines.contains { $0.hasPrefix("cards/initial-") && $0.hasSuffix(": causes 1 and 2") })
    #expect(report.json.ranges(of: "14 instead of 12").count == 1)
    // Artifacts can be merged with other shards, so they contain the full sentences.
    let folder = place.path + "/artifacts"
    _ = try CheckArtifacts(folder).write(report)
    #expect(try CheckArtifacts.read(folder).images.map(\.sentences) == report.images.map(\.sentences))
  }

  @Test("If two causes affect one image, each cause has its own area in that image")
  func places() throws {
    _ = try check({ _ in }, .missing)
    let report = try check {
      $0.tokens["hello"] = "Good evening"
      $0.tokens["weight"] = "regular"
    }
    let areas = report.causes.filter { $0.clearest.hasPrefix("home/") }.compactMap(\.area)
    #expect(areas.count == 2 && areas[0].intersection(areas[1]).isEmpty, "\(report.causes)")
  }

  @Test("If only one image changed, its changes are listed without causes")
  func single() throws {
    _ = try place.check()
    place.rows[1] = "Brioche"
    let report = try place.check { _ in }
    #expect(!report.causes.isEmpty && !report.sharesCauses)
    #expect(!report.text.contains("cause"))
    place.rows = ["Apples", "Bread", "Cheese"]
    #expect(try place.check().text == "2 images: 2 passed")
  }

  @Test(
    "Causes are read from artifacts and can be approved by number without approving other causes"
  )
  func approval() throws {
    _ = try check({ _ in }, .missing)
    let change: (inout DesignSystem) -> Void = {
      $0.tokens["accent"] = "#B00060"
      $0.rows.remove(at: 1)
      $0.tokens["note"] = "footnote"
    }
    let folder = place.path + "/artifacts"
    let report = try CheckArtifacts(folder).write(try check(change))
    let read = try CheckArtifacts.read(folder)
    #expect(
      read.causes == report.causes && read.images.map(\.causes) == report.images.map(\.causes))
    let note = try #require(report.causes.first { $0.kind == .font })
    let alone = report.images.filter { $0.causes == [note.number] }.map(\.name)
    #expect(!alone.isEmpty)
    let offered = try #require(report.images.compactMap { $0.causes.count == 1 ? $0.causes[0] : nil }.min())
    #expect(report.acceptOneCommand?.contains("--cause \(offered) ") == true, "\(report.acceptOneCommand ?? "")")
    let first = try Approval(from: folder).approve(
      .causes([note.number], names: []), in: place.baselines)
    #expect(first.written.sorted() == alone.sorted())
    #expect(
      first.left.count == note.images.count - alone.count
        && !first.otherCauses.contains(note.number))
    #expect(throws: CheckError.self) {
      try Approval(from: folder).approve(.causes([9], names: []), in: place.baselines)
    }
    let all = try Approval(from: folder).approve(
      .causes(report.causes.map(\.number), names: []), in: place.baselines)
    #expect(all.left.isEmpty)
    #expect(try check(change).exitCode == 0)
  }

  @Test("If every image has several causes, Galley prints no command that approves a single cause")
  func noCauseAlone() throws {
    _ = try check({ _ in }, .missing)
    let change: (inout DesignSystem) -> Void = { ($0.tokens["accent"], $0.tokens["card"]) = ("#B00060", "14") }
    let report = try CheckArtifacts(place.path + "/artifacts").write(try check(change))
    #expect(report.causes.count == 2 && report.images.allSatisfy { $0.causes.count != 1 })
    #expect(report.acceptOneCommand == nil && report.acceptCommand != nil)
  }

  @Test(
    "All words that differ between two strings are reported as one change",
    arguments: [
      ("Good morning", "Good evening", "morning", "evening"),
      ("Good morning, Ann.", "Good evening, Ann.", "morning", "evening"),
      ("4.50", "5.50", "4.50", "5.50"), ("", "New", "", "New"),
      ("Bread", "Bread and jam", "", "and jam"),
      ("the same", "the same", "", ""),
    ])
  func words(old: String, new: String, from: String, to: String) {
    let change = WordChange(old, new)
    #expect(change.from == from && change.to == to)
  }
}
