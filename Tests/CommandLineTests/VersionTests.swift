import Testing

@Suite("galley --version")
struct VersionTests {
  @Test("--version --verbose, in any order, also prints everything that the images depend on")
  func verbose() throws {
    let place = try Workplace()
    let plain = try place.galley("--version")
    let run = try place.galley("--version", "--verbose")
    #expect(run.status == 0 && run.lines.first?.hasSuffix(plain.lines.first ?? "-") == true, "\(run.output)")
    for name in ["commit", "Swift", "Pango", "HarfBuzz", "rendering environment"] {
      #expect(run.lines.contains { $0.hasPrefix(name + " ") }, "\(name)")
    }
    #expect(try place.galley("--verbose", "--version").output == run.output)
  }
}
