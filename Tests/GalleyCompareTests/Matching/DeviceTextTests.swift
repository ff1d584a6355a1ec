import Galley
import GalleyPicture
import Testing

@Suite("Text in device screenshots")
struct DeviceTextTests {
  private static let words = "Transfers between bank accounts take one working day, except on public holidays."

  /// Returns the sentences about the differences between an image of `device` and the scene.
  private func findings(_ device: [String], in scene: [String], canvas: String = "", device other: String? = nil) throws
    -> [String]
  {
    let picture = try DeviceScene(device, canvas: other ?? canvas).bitmap()
    return try DeviceScene(scene, canvas: canvas).findings(picture)
  }

  private func paragraph(_ width: Int, _ more: String = "") -> [String] {
    ["{ Text: \"\(Self.words)\", frame: { width: \(width), alignment: leading }\(more) }", "{ Text: Below it }"]
  }

  @Test("In dark mode, different line breaks are found")
  func dark() throws {
    #expect(try findings(paragraph(330), in: paragraph(330), canvas: "colorScheme: dark") == [])
    let findings = try findings(paragraph(300), in: paragraph(330), canvas: "colorScheme: dark")
    #expect(findings.first?.hasPrefix("line 1 of \"Transfers") == true, "\(findings)")
  }

  @Test("A dark screenshot of a light scene differs in its colours, but not in line breaks and positions")
  func inverted() throws {
    let findings = try findings(paragraph(330), in: paragraph(330), device: "colorScheme: dark")
    #expect(findings.count == 2 && findings.allSatisfy { $0.contains(" instead of #") }, "\(findings)")
  }

  @Test("Text on a gradient or photo is reported as not measurable, without an invented number")
  func gradient() throws {
    func rows(_ gap: Int) -> [String] {
      [
        "{ Text: Over a gradient, padding: 24, background: { LinearGradient: [blue, red], startPoint: leading, endPoint: trailing } }",
        "{ Text: Below it, padding: { top: \(gap) } }",
      ]
    }
    let note = "\"Over a gradient\" could not be measured: the background is an image, a gradient or another shape"
    #expect(try findings(rows(0), in: rows(0)) == [note])
    let scene = DeviceScene(rows(0))
    #expect(try scene.match(scene.bitmap()).isAlike)
    let wider = try findings(rows(0), in: rows(0), device: "metrics: font")
    #expect(wider.contains(note) && !wider.contains { $0.contains("wider") && $0.contains("gradient\"") }, "\(wider)")
  }

  @Test("Rotated text is reported as not measurable")
  func rotated() throws {
    let rows = ["{ Text: Rotated text, rotationEffect: 30 }", "{ Text: Below it }"]
    #expect(
      try findings(rows, in: rows) == ["\"Rotated text\" could not be measured: the text is rotated or mirrored"])
  }

  @Test("For right-to-left text, a line break is reported after the last word in reading order")
  func rightToLeft() throws {
    let words = "الطقس اليوم جميل جدا ولا يوجد مطر في المدينة ولا في الجبال القريبة منها اليوم"
    func rows(_ width: Int) -> [String] {
      ["{ Text: \"\(words)\", frame: { width: \(width), alignment: leading } }", "{ Text: מזג האוויר }"]
    }
    let canvas = "layoutDirection: rightToLeft"
    #expect(try findings(rows(300), in: rows(300), canvas: canvas) == [])
    let findings = try findings(rows(260), in: rows(300), canvas: canvas)
    let first = try #require(findings.first)
    #expect(first.contains("ends after \"\u{2068}مطر\u{2069}\" in the image"), "\(findings)")
    #expect(first.contains("after \"\u{2068}في\u{2069}\" in the scene"), "\(findings)")
  }

  @Test("Text truncated at a different letter is reported without a width")
  func truncated() throws {
    #expect(try findings(paragraph(250, ", lineLimit: 1"), in: paragraph(250, ", lineLimit: 1")) == [])
    let shorter = try findings(paragraph(215, ", lineLimit: 1"), in: paragraph(250, ", lineLimit: 1"))
    #expect(shorter.count == 1 && shorter[0].contains("truncated at another letter"), "\(shorter)")
    let cut = try findings(
      [
        "{ Text: Transfers between banks, lineLimit: 1, frame: { width: 170, alignment: leading } }", "{ Text: Below }",
      ],
      in: ["{ Text: Transfers between banks }", "{ Text: Below }"])
    #expect(cut.count == 1 && cut[0].hasSuffix("it is truncated, or its text differs"), "\(cut)")
  }

  @Test("Two Text views in one line are measured separately", arguments: [4, 8, 20])
  func neighbours(spacing: Int) throws {
    func rows(_ spacing: Int) -> [String] {
      [
        "HStack: [ { Text: Total amount }, { Text: \"123.45\" }, { Text: EUR, font: caption } ]\n      spacing: \(spacing)",
        "{ Text: A }", "{ Text: 7 }",
      ]
    }
    #expect(try findings(rows(spacing), in: rows(spacing)) == [])
    let findings = try findings(rows(spacing + 3), in: rows(spacing))
    #expect(
      findings == ["\"EUR\" is 6 pt further right", "\"123.45\" is 3 pt further right"], "\(findings)")
  }

  @Test("A Text view that is missing from the screenshot is reported")
  func missing() throws {
    var hidden = paragraph(330)
    hidden[0] = hidden[0].replacing("frame:", with: "foregroundStyle: white, frame:")
    let scene = DeviceScene(paragraph(330))
    let match = try scene.match(DeviceScene(hidden).bitmap())
    #expect(!match.isAlike && match.findings.count == 1, "\(match.lines)")
    #expect(match.findings.first?.hasPrefix("\"Transfers between bank") == true)
  }

  @Test("Chinese text is compared by its line breaks; a difference is reported without a number")
  func chinese() throws {
    func rows(_ width: Int) -> [String] {
      ["{ Text: 今日は天気がとても良いので、公園まで散歩に行きましょう。明日は雨が降るそうです。, frame: { width: \(width) } }"]
    }
    #expect(try findings(rows(300), in: rows(300)) == [])
    let findings = try findings(rows(260), in: rows(300))
    #expect(findings.count == 1 && findings[0].contains("differs"), "\(findings)")
  }
}
