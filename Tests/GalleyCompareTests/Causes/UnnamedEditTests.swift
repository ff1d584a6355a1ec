import Galley
import GalleyImage
import Testing

@Suite("Edits to views without names")
struct UnnamedEditTests {
  /// The other change that is made in the same image.
  enum Company: CaseIterable { case nothing, text, token }

  @Test(
    "An edit to a view without a name is reported, both alone and together with other changes",
    arguments: UnnamedEdit.all)
  func reported(edit: UnnamedEdit) throws {
    let place = try recordedPlace()
    for company in Company.allCases {
      let accent = company == .token ? "#7A0A4B" : "#0A7A4B"
      let plain = UnnamedEdit.scene(title: company == .text ? "Deal" : "Offer", accent: accent)
      #expect(plain.contains(edit.old), "'\(edit.old)' is not in the scene")
      let report = try check(
        plain.replacing(edit.old, with: edit.new), accent: accent, in: place, .never)
      let image = try #require(report.images.first { $0.name.hasPrefix("s/") })
      let own = report.causes.filter { cause in
        image.causes.contains(cause.number) && !cause.sentence.contains("Deal")
          && !cause.sentence.contains("#7A0A4B")
      }
      #expect((1...2).contains(own.count), "\(company): \(report.text)")
      #expect(
        !own.contains { $0.kind == .unexplained || $0.kind == .picture },
        "\(company): \(report.text)")
      #expect(image.account?.unexplained == 0, "\(company): \(report.text)")
      #expect(image.causes.count > own.count || company == .nothing, "\(company): \(report.text)")
      #expect(
        own.allSatisfy { cause in cause.images == [image.name] }, "\(company): \(report.text)")
    }
  }

  @Test(
    "Edits to two views without names are reported as two causes",
    arguments: UnnamedEdit.all.indices)
  func both(index: Int) throws {
    let (edit, other) = (
      UnnamedEdit.all[index], UnnamedEdit.all[(index + 11) % UnnamedEdit.all.count]
    )
    let edited = UnnamedEdit.scene().replacing(edit.old, with: edit.new)
    // The two edits may replace the same string.
    guard edited.contains(other.old) else { return }
    let report = try check(
      edited.replacing(other.old, with: other.new), accent: "#0A7A4B", in: try recordedPlace(),
      .never)
    #expect((2...4).contains(report.causes.count), "\(edit.name), \(other.name): \(report.text)")
    #expect(
      !report.causes.contains { $0.kind == .unexplained },
      "\(edit.name), \(other.name): \(report.text)")
  }

  /// Records baselines of the screens before any edit.
  private func recordedPlace() throws -> CheckPlace {
    let place = try CheckPlace()
    try place.write(Self.image { x, y in [UInt8(x * 10), UInt8(y * 15), 120, 255] }, to: "sea.png")
    try place.write(Self.image { x, y in [200, UInt8(x * 10), UInt8(y * 15), 255] }, to: "sky.png")
    _ = try check(UnnamedEdit.scene(), accent: "#0A7A4B", in: place, .missing)
    return place
  }

  private static func image(_ pixel: (Int, Int) -> [UInt8]) -> [UInt8] {
    PNG.encode(TestFiles.bitmap(24, 16, pixel: pixel))
  }

  /// Checks `scene` together with two other scenes that share only the design token.
  private func check(
    _ scene: String, accent: String, in place: CheckPlace, _ record: RecordMode
  ) throws -> CheckReport {
    let other = """
      scene: 1
      canvas: { size: 120x40, scale: 1 }
      view: { Text: Other, foregroundStyle: "\(accent)" }

      """
    let options = CheckOptions(baselines: place.baselines, record: record, findsOrphans: false)
    let scenes = try ["s": scene, "one": other, "two": other].sorted { $0.key < $1.key }.map {
      try Scene(yaml: $0.value, file: "\(place.path)/\($0.key).yaml")
    }
    return CheckRun(options).check(scenes)
  }
}
