import Foundation
import Testing

@Suite("Identical output in unusual environments")
struct HostileEnvironmentTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.write(
      """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig>
        <match target="pattern"><edit name="family" mode="assign" binding="strong"><string>DejaVu Sans Mono</string></edit></match>
        <match target="font"><edit name="antialias" mode="assign"><bool>false</bool></edit></match>
      </fontconfig>
      """, to: "hostile.conf")
    try place.makeFolder("home/.config/fontconfig")
    try place.write(place.text(of: "hostile.conf"), to: "home/.config/fontconfig/fonts.conf")
  }

  private var calm: [String: String] { ["LANG": "C"] }

  private var hostile: [String: String] {
    [
      "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "tr", "HOME": place.path + "/home",
      "TZ": "Asia/Tokyo",
      "XDG_CONFIG_HOME": place.path + "/home/.config", "XDG_DATA_HOME": place.path + "/home",
      "FONTCONFIG_FILE": place.path + "/hostile.conf", "FONTCONFIG_PATH": "/nowhere", "FC_LANG": "ja", "FC_DEBUG": "0",
      "PANGO_LANGUAGE": "ja:ar", "PANGOCAIRO_BACKEND": "fc", "SOURCE_DATE_EPOCH": "1",
      "FREETYPE_PROPERTIES": "truetype:interpreter-version=35 cff:no-stem-darkening=0 autofitter:no-stem-darkening=0",
    ]
  }

  private static let scripts = """
    scene: 1
    canvas: { size: 320x200, scale: 2 }
    view:
      VStack:
        - { Text: "Iğdır, İstanbul, title i̇ 1,234.5", font: headline }
        - { Text: "直す 骨 ひらがな 한국어", font: body }
        - { Text: "العربية עברית", italic: true }
        - { Text: "👩‍👩‍👧 ☂️ é ﬁ", font: largeTitle }
    output: [ { png: a.png }, { pdf: a.pdf }, { svg: a.svg }, { layout: a.json } ]

    """

  @Test("A scene with text in many scripts produces the same bytes in any environment")
  func scripts() throws {
    try place.write(Self.scripts, to: "a.yaml")
    let first = try place.galley("render", "a.yaml", "--output", "calm", environment: calm)
    #expect(first.status == 0, "\(first.errors)")
    #expect(try place.galley("render", "a.yaml", "--output", "hostile", environment: hostile).status == 0)
    #expect(place.files(below: "calm") == ["a.json", "a.pdf", "a.png", "a.svg"])
    #expect(try place.contents(below: "calm") == place.contents(below: "hostile"))
  }

  @Test("The scene that lists languages produces the same bytes in any environment", .enabled(if: Self.hasLanguages))
  func languages() throws {
    for (folder, environment) in [("calm", calm), ("hostile", hostile)] {
      let arguments = ["render", "templates/languages.yaml", "--output", place.path + "/" + folder]
      #expect(try CommandRun(arguments, in: CommandRun.project, environment: environment).status == 0)
    }
    #expect(place.files(below: "calm").count == 5)
    #expect(try place.contents(below: "calm") == place.contents(below: "hostile"))
  }

  private static var hasLanguages: Bool {
    FileManager.default.fileExists(atPath: CommandRun.project + "/templates/data/iso-codes/iso_639-3.json")
  }

  @Test(
    "Layout trees and fingerprints are printed identically in any environment",
    arguments: [["inspect", "a.yaml"], ["doctor"], ["inspect", "nothing.yaml"]])
  func words(arguments: [String]) throws {
    try place.write(Self.scripts, to: "a.yaml")
    let first = try CommandRun(arguments, in: place.path, environment: calm)
    let second = try CommandRun(arguments, in: place.path, environment: hostile)
    #expect(!(first.output + first.errors).isEmpty)
    #expect(first.output == second.output)
    #expect(first.errors == second.errors)
  }
}
