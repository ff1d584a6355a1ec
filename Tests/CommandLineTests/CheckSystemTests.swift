import Foundation
import Testing

@Suite("galley check --system")
struct CheckSystemTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.write(
      """
      scene: 1
      canvas: { size: 300x400 }
      view:
        List: [ { Text: One }, { Text: Two } ]
      output: [{ png: "{scene}.png" }]
      """, to: "list.yaml")
    try place.write(
      "scene: 1\ncanvas: { size: 300x100 }\nview: { Text: One }\noutput: [{ png: \"{scene}.png\" }]\n", to: "text.yaml")
  }

  @Test("Scenes are drawn for two iOS versions and compared with each other, without baselines")
  func versions() throws {
    let run = try place.galley("check", ".", "--system", "18,26")
    #expect(run.status == 1)
    #expect(run.output.contains("the system is iOS 26 instead of iOS 18"), "\(run.output)")
    #expect(run.output.contains("the row height of lists is 52 pt instead of 44"), "\(run.output)")
    #expect(run.lines.last == "2 images: 1 failed, 1 passed" || run.lines.last == "2 images: 1 passed, 1 failed")
    #expect(!run.errors.contains("galley approve"))
    #expect(!place.files().contains { $0.hasPrefix("baselines/") || $0.hasPrefix("galley-") })
  }

  @Test("Two iOS versions whose controls have the same sizes are reported as identical")
  func equal() throws { #expect(try place.galley("check", ".", "--system", "17.5,18").status == 0) }

  @Test("With one iOS version, images are compared with baselines, which record their version")
  func baseline() throws {
    #expect(try place.galley("check", "list.yaml").status == 0)
    #expect(try place.text(of: "baselines/list/initial.json").contains("\"system\":\"iOS 18\""))
    #expect(try place.galley("check", "list.yaml", "--system", "18.2").status == 0)
    #expect(try place.galley("check", "list.yaml", "--system", "26", "--record", "never").status == 1)
  }

  @Test("A baseline without a recorded version is compared as iOS 18")
  func older() throws {
    #expect(try place.galley("check", "list.yaml").status == 0)
    let record = try place.text(of: "baselines/list/initial.json")
    let older = record.replacingOccurrences(of: "\"system\":\"iOS 18\"", with: "\"other\": \"\"")
    try place.write(older, to: "baselines/list/initial.json")
    #expect(try place.galley("check", "list.yaml").status == 0)
    let run = try place.galley("check", "list.yaml", "--system", "26", "--record", "never")
    #expect(run.output.contains("the system is iOS 26 instead of iOS 18"), "\(run.output)")
  }

  @Test("Unknown iOS versions and conflicting options are errors")
  func errors() throws {
    let unknown = try place.galley("check", ".", "--system", "18,19")
    #expect(unknown.status != 0 && unknown.errors.contains("'19' is not an iOS version"), "\(unknown.errors)")
    #expect(unknown.errors.contains("17, 18 or 26"))
    #expect(
      try place.galley("check", ".", "--system", "17,18,26").errors.contains("--system takes one version, or two"))
    let record = try place.galley("check", ".", "--system", "18,26", "--record", "all")
    #expect(record.errors.contains("--record changes baselines, and --system with two versions"), "\(record.errors)")
    #expect(
      try place.galley("check", ".", "--system", "18,26", "--against", "main").errors.contains("leave out one of them"))
    #expect(try place.galley("render", "list.yaml", "--system", "18,26").status != 0)
  }

  @Test("'galley render --system' draws controls in the sizes of that iOS version")
  func render() throws {
    #expect(try place.galley("render", "list.yaml", "-o", "old").status == 0)
    #expect(try place.galley("render", "list.yaml", "--system", "iOS 26.2", "-o", "new").status == 0)
    #expect(try place.galley("render", "list.yaml", "--set", "canvas.system=26", "-o", "set").status == 0)
    #expect(try place.bytes(of: "new/list.png") != place.bytes(of: "old/list.png"))
    #expect(try place.bytes(of: "new/list.png") == place.bytes(of: "set/list.png"))
  }
}
