import Foundation
import Testing

@Suite("galley diff")
struct DiffCommandTests {
  let place: Workplace

  /// Renders two states of a list to `out/list/top.png`, `out/list/middle.png` and the pages of `out/list.pdf`.
  init() throws {
    place = try Workplace()
    try place.writeList(output: "  - png: \"{scene}/{state}.png\"\n  - pdf: \"{scene}.pdf\"")
    try #require(try place.galley("render", "list.yaml", "--output", "out").status == 0)
  }

  @Test("'galley diff' exits with 0 for identical images, 1 for different images, 2 for unreadable files")
  func exitCodes() throws {
    let same = try place.galley("diff", "out/list/top.png", "out/list/top.png")
    #expect(same.status == 0)
    #expect(same.output == "no pixel of 7,200 differs (exact)\n")
    let different = try place.galley("diff", "out/list/top.png", "out/list/middle.png")
    #expect(different.status == 1)
    #expect(different.lines.first == "everything moved 20 pixels up")
    #expect(different.lines.last?.contains(" of 7,200 pixels differ (") == true)
    #expect(different.errors.isEmpty)
    let broken = try place.galley("diff", "out/list/top.png", "data/food.csv")
    #expect(broken.status == 2)
    #expect(broken.output.isEmpty)
    #expect(broken.errors.contains("'out/list/top.png' is an image and 'data/food.csv' is another kind of file"))
  }

  @Test("A change common to several images is reported once, at the top of the output")
  func causes() throws {
    try place.writeList("other")
    let scenes = ["list.yaml", "other.yaml"]
    try #require(try place.galley(["check"] + scenes + ["--baseline", "one"]).status == 0)
    try place.write("name\nApples\nBrioche\nCheese\n", to: "data/food.csv")
    try #require(try place.galley(["check"] + scenes + ["--baseline", "two"]).status == 0)
    let run = try place.galley("diff", "one", "two", "--html", "diff.html")
    #expect(run.status == 1)
    #expect(
      run.lines.first == "cause 1 of 1: \"Bread\" became \"Brioche\" in 'list' and 'other' (4 images of 2 scenes)",
      "\(run.output)")
    #expect(run.lines.contains("list/top.png: cause 1") && !run.lines.contains { $0.contains("row 1:") })
    let object = try place.galley("diff", "one", "two", "--json").object()
    let causes = try #require(object["causes"] as? [[String: Any]])
    #expect(causes.count == 1 && (causes[0]["images"] as? [String])?.count == 4)
    let page = String(decoding: try place.bytes(of: "diff.html"), as: UTF8.self)
    #expect(page.contains("became \u{201C}Brioche") || page.contains("&quot;Brioche&quot; in"))
    // If only two files are compared, every change is listed under that pair.
    let pair = try place.galley("diff", "one/list/top.png", "two/list/top.png")
    #expect(!pair.output.contains("cause"))
  }

  @Test("Pixel limits are an error when an image is compared with a scene")
  func limitsOfScenes() throws {
    let run = try place.galley("diff", "out/list/top.png", "list.yaml", "--limit-ratio", "0.5")
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("error: --limit-ratio has no effect on the comparison of an image with a scene"))
  }

  @Test("Images whose differences are within the limits are not reported as identical")
  func withinLimits() throws {
    for folder in ["one", "two"] {
      for name in ["a", "b"] {
        let color = folder == "one" || name == "b" ? "red" : "green"
        try place.write(
          "scene: 1\ncanvas: { size: 10x10, scale: 1 }\nview: { Color: \(color) }\n", to: "\(name).yaml")
        try #require(try place.galley("render", "\(name).yaml", "--kind", "png", "-o", folder).status == 0)
      }
    }
    let run = try place.galley("diff", "one", "two", "--limit-ratio", "1")
    #expect(run.status == 0)
    #expect(run.lines.last == "1 of 2 differs within the limits", "\(run.output)")
    #expect(try place.galley("diff", "one", "one").lines.last == "all 2 are identical")
  }

  @Test("The part of a screenshot that shows a scene is found, and moved or changed views are listed")
  func sighting() throws {
    let scene = """
      scene: 1
      canvas: { size: 200x300, scale: 3 }
      view:
        VStack:
          - { Text: A title of the screen, font: title, padding: { top: 20 } }
          - { Text: The second line of text }
          - { Text: Something about the weather, padding: { top: GAP } }
          - { Text: WORDS, font: headline }
          - Spacer
          - { Text: The end of the page, font: footnote }
        spacing: 10
      states: [{ name: only }]
      variants: { colorScheme: [light, dark] }
      output:
        - png: "{scene}-{colorScheme}.png"

      """
    try place.write(
      scene.replacing("GAP", with: "20").replacing("WORDS", with: "Tomorrow it rains"), to: "page.yaml")
    try place.write(
      scene.replacing("GAP", with: "28").replacing("WORDS", with: "And now the news"),
      to: "device.yaml")
    _ = try place.galley("render", "page.yaml", "device.yaml", "--output", "shots")
    let same = try place.galley("diff", "shots/page-dark.png", "page.yaml")
    #expect(same.status == 0, "\(same.output)\(same.errors)")
    #expect(
      same.lines.first
        == "only, colorScheme dark is in 'shots/page-dark.png' at (0, 0), 3 pixels per point, 100 % similar")
    #expect(same.lines.last == "5 of 5 views match the scene")
    let device = try place.galley("diff", "shots/device-light.png", "page.yaml")
    #expect(device.status == 1)
    #expect(
      device.lines.first?.contains("colorScheme light is in") == true && device.lines[0].contains("3 pixels per point"))
    #expect(device.lines.contains("\"Something about the weather\" is 8 pt lower"), "\(device.output)")
    #expect(device.lines.contains { $0.hasPrefix("\"Tomorrow it rains\" ") }, "\(device.output)")
    #expect(device.lines.last == "3 of 5 views match the scene")
    let object = try place.galley("diff", "page.yaml", "shots/device-light.png", "--json").object()
    #expect(object["schema"] as? String == "galley-sighting/1" && (object["views"] as? [Any])?.count == 5)
    let other = try place.galley("diff", "out/list/top.png", "page.yaml")
    #expect(other.status == 2 && other.errors.contains("does not show 'page.yaml'"), "\(other.output)")
  }

  @Test("If a screenshot uses a different font, only text that really changed is reported")
  func renamed() throws {
    let names = ["Ann Miller", "Bartholomew Jones", "Chris Walker", "Dora Underhill", "Emil van der Berg", "Fay Long"]
    func scene(_ font: String, _ names: [String]) -> String {
      let texts = names.map { "    - { Text: \"\($0)\", font: { family: \(font), size: 20 } }\n" }.joined()
      return """
        scene: 1
        canvas: { size: 300x400, scale: 3 }
        view:
          VStack:
        \(texts)    - Spacer
          alignment: leading
          spacing: 24
          padding: 20
        output:
          - png: "{scene}.png"

        """
    }
    var others = names
    others[3] = "Bo Li"
    try place.write(scene("Inter", names), to: "people.yaml")
    try place.write(scene("DejaVu Serif", others), to: "device.yaml")
    try place.write(scene("DejaVu Serif", names), to: "same.yaml")
    _ = try place.galley("render", "device.yaml", "same.yaml", "--output", "shots")
    let device = try place.galley("diff", "shots/device.png", "people.yaml")
    #expect(
      device.lines.contains("\"Dora Underhill\" has different text: the lengths of the words differ"),
      "\(device.output)")
    #expect(device.lines.filter { $0.contains("has different text") }.count == 1)
    let same = try place.galley("diff", "shots/same.png", "people.yaml")
    #expect(!same.output.contains("different text"), "\(same.output)")
  }

  @Test("diff --json prints one object with the metric, counts, ratio, densest window and both sizes")
  func json() throws {
    let run = try place.galley(
      "diff", "out/list/top.png", "out/list/middle.png", "--metric", "yiq-7", "--threshold", "0.1", "--include-aa",
      "--json")
    #expect(run.status == 1)
    let object = try run.object()
    let different = try #require(object["different"] as? Double)
    #expect(object["metric"] as? String == "yiq-7")
    #expect(object["total"] as? Double == 7200)
    #expect(abs(try #require(object["ratio"] as? Double) - different / 7200) < 1e-12)
    #expect(object["sizes"] as? [[Double]] == [[120, 60], [120, 60]])
    let window = try #require(object["worstWindow"] as? Double)
    #expect(window > 0 && window <= min(different, 1024))
    #expect(object["antialiased"] as? Double == 0)
  }

  @Test("The difference image is written only if it is requested and the images differ")
  func output() throws {
    _ = try place.galley("diff", "out/list/top.png", "out/list/top.png", "--output", "same.png")
    #expect(!place.files().contains("same.png"))
    let run = try place.galley("diff", "out/list/top.png", "out/list/middle.png", "--output", "new/diff.png")
    #expect(run.status == 1)
    #expect(try place.bytes(of: "new/diff.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let full = try place.galley("diff", "out/list/top.png", "out/list/middle.png", "--output", "list.yaml/diff.png")
    #expect(full.status == 2)
    #expect(full.errors.contains("a file has the name of the folder"))
  }

  @Test("Text changes in documents are reported page by page", .enabled(if: SystemTool.readsPDF))
  func documentTexts() throws {
    var rows = (0..<120).map { "R\($0),Name \($0) & co,\($0 * 13)" }
    func table(_ name: String) throws {
      try place.write("key,name,amount\n" + rows.joined(separator: "\n") + "\n", to: "data.csv")
      try #require(try place.galley("table", "data.csv", "--title", "Names", "-o", name).status == 0)
    }
    try table("old.pdf")
    rows[2] = "R2,Name two & co,26"
    rows.remove(at: 30)
    try table("new.pdf")
    let run = try place.galley("diff", "old.pdf", "new.pdf")
    #expect(run.status == 1)
    #expect(
      run.lines.prefix(3) == [
        "page 1: \"120\" became \"119\" in the line \"119 rows · data.csv\"",
        "page 1: \"2\" became \"two\" in the line \"R2 Name two & co 26\"",
        "page 1: the line \"R30 Name 30 & co 390\" is gone",
      ], "\(run.output)")
    #expect(run.lines.contains { $0 == "page 1: 1 line was on page 2" }, "\(run.output)")
    #expect(run.lines.contains { $0.hasPrefix("page 2: ") && $0.contains(" lines only moved, by −") }, "\(run.output)")
    // None of the lines reports a pixel count.
    #expect(!run.output.contains("of pixels") && run.lines.count == 12, "\(run.output)")
  }

  @Test("Differences within the limits are accepted, and an exceeded limit is named")
  func limits() throws {
    let pair = ["out/list/top.png", "out/list/middle.png"]
    #expect(try CommandRun(["diff"] + pair + ["--limit-ratio", "1"], in: place.path).status == 0)
    let run = try CommandRun(["diff"] + pair + ["--limit-ratio", "1", "--limit-window", "2"], in: place.path)
    #expect(run.status == 1)
    #expect(run.lines.last?.hasSuffix("are more than the limit of 2 in a window") == true)
    let masked = try CommandRun(["diff"] + pair + ["--mask", "0,0,119,60"], in: place.path)
    #expect(masked.status == 0)
    #expect(masked.output.contains("7,140 were masked"))
  }

  @Test("Two folders are compared file by file, including files that are not images")
  func folders() throws {
    try place.write("a", to: "one/notes.txt")
    try place.write("b", to: "two/notes.txt")
    try place.write("", to: "two/deep/new.svg")
    try place.link("one/loop", to: ".")
    let equal = try place.galley("diff", "out", "out")
    #expect(equal.status == 0)
    #expect(equal.output == "all 4 are identical\n")
    let run = try place.galley("diff", "one", "two")
    #expect(run.status == 1)
    #expect(
      run.output == """
        deep/new.svg: it is only in 'two'
        notes.txt: the files have different bytes
        2 of 2 differ

        """)
    #expect(try place.galley("diff", "one", "list.yaml").status == 2)
  }

  @Test("When folders are compared, each difference image is named after the compared file")
  func folderPictures() throws {
    try place.makeFolder("now/list")
    for (from, to) in [("middle", "top"), ("middle", "middle")] {
      let bytes = try place.bytes(of: "out/list/\(from).png")
      try bytes.write(to: URL(filePath: place.path + "/now/list/\(to).png"))
    }
    let run = try place.galley("diff", "out/list", "now/list", "--output", "diff")
    #expect(run.lines.last == "1 of 2 differs")
    #expect(place.files(below: "diff") == ["top.png"])
  }

  @Test("PDF files are compared page by page")
  func documents() throws {
    try place.write(
      try place.text(of: "list.yaml").replacingOccurrences(of: "offset: 20", with: "offset: 25"), to: "list.yaml")
    _ = try place.galley("render", "list.yaml", "--output", "now")
    let same = try place.galley("diff", "out/list.pdf", "out/list.pdf")
    #expect(same.output == "all 2 are identical\n")
    let run = try place.galley("diff", "out/list.pdf", "now/list.pdf", "--scale", "1")
    #expect(run.status == 1)
    #expect(run.lines.dropLast().allSatisfy { $0.hasPrefix("page 2: ") })
    #expect(run.lines.contains("page 2: everything moved 5 pixels up"))
    #expect(run.lines.contains { $0.contains(" of 7,200 pixels differ") })
    #expect(run.lines.last == "1 of 2 differs")
    let cut = try place.bytes(of: "out/list.pdf").prefix(400)
    try cut.write(to: URL(filePath: place.path + "/cut.pdf"))
    let broken = try place.galley("diff", "cut.pdf", "out/list.pdf")
    #expect(broken.status == 2)
    #expect(broken.errors.hasPrefix("error: the PDF 'cut.pdf' is damaged"))
  }

  @Test("Layout files next to the images are used to explain changes and to find masked views")
  func layouts() throws {
    try place.writeList(output: "  - png: \"{scene}/{state}.png\"\n  - layout: \"{scene}/{state}.json\"")
    _ = try place.galley("render", "list.yaml", "--output", "old")
    try place.write("name\nApples\nBrioche\nCheese\n", to: "data/food.csv")
    try place.write(
      try place.text(of: "list.yaml").replacingOccurrences(of: "id: \"{name}\"", with: "id: Bread"), to: "list.yaml")
    _ = try place.galley("render", "list.yaml", "--output", "now")
    let run = try place.galley("diff", "old/list/top.png", "now/list/top.png")
    #expect(run.status == 1)
    #expect(run.output.contains("\"Bread\" became \"Brioche\"\n"))
    let folders = try place.galley("diff", "old", "now")
    #expect(folders.lines.last == "2 of 2 differ")
    let masked = try place.galley("diff", "old/list/top.png", "now/list/top.png", "--mask-id", "Bread")
    #expect(masked.status == 0, "\(masked.output)")
    let limited = try place.galley("diff", "old/list/top.png", "now/list/top.png", "--limit-node", "3")
    #expect(limited.output.contains("differing pixels inside 'Bread' are more than the limit of 3 in a view"))
    try FileManager.default.removeItem(atPath: place.path + "/old/list/top.json")
    let unknown = try place.galley("diff", "old/list/top.png", "now/list/top.png", "--mask-id", "Bread")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("'old/list/top.png' has no layout file beside it"))
    try place.write("{\"schema\": \"galley-layout/1\", \"pictures\": [{}]}", to: "bad.json")
    let bad = try place.galley("diff", "bad.json", "now/list/top.json")
    #expect(bad.errors.hasPrefix("error: the layout 'bad.json' is damaged at image 0"))
    let layout = try place.galley("diff", "now/list/top.json", "now/list/top.json")
    #expect(layout.output.hasSuffix(" views have the same layout\n"))
  }

  @Test("For invalid options, 'galley diff' exits with 64 and lists the accepted values")
  func usage() throws {
    for (arguments, words) in [
      (["--metric", "yiq"], "'yiq' is not a metric; use exact, yiq-7"), (["--threshold=-1"], "at least 0"),
      (["--limit-ratio", "2"], "from 0 to 1"), (["--window-size", "0"], "at least 1"),
      (["--backdrop", "black"], "pattern or white"),
    ] {
      let run = try CommandRun(["diff", "a", "b"] + arguments, in: place.path)
      #expect(run.status == 64)
      #expect(run.errors.contains(words), "\(run.errors)")
    }
  }
}
