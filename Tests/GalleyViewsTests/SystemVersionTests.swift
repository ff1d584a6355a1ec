import GalleyGeometry
import GalleySnapshot
import GalleyViews
import Testing

@Suite("Sizes in different versions of iOS")
struct SystemVersionTests {
  @Test(
    "An iOS version is recognised by its major number, with or without the name iOS",
    arguments: [("iOS 17", "17"), ("iOS 18", "18"), ("iOS 26", "26")])
  func written(name: String, major: String) {
    for text in [name, major, name + ".5", major + ".2", major + ".0.1", "ios " + major, "iOS" + major] {
      #expect(SystemVersion(text)?.name == name, "\(text)")
    }
  }

  @Test(
    "Other strings are not recognised as versions",
    arguments: ["", "iOS", "19", "1", "018", "18.", ".18", "18.5.1.2", "-18", "18 beta", "iPadOS 18", "１８"])
  func unknown(text: String) { #expect(SystemVersion(text) == nil) }

  /// The labels on these screens are 20 pt high.
  private func list(_ version: SystemVersion, scale: Double = 1) -> Screen {
    let list = List {
      Section {
        Text("one").id("one")
        Text("two").id("two")
      } header: {
        Text("Title").id("header")
      } footer: {
        Text("End").id("footer")
      }
      Section {
        Text("three").id("three")
      } header: {
        Text("Title").id("next")
      }
    }
    return Screen(list, width: 402, height: 800) {
      $0.systemVersion = version
      $0.displayScale = scale
    }
  }

  private func frame(_ kind: String, _ screen: Screen) -> Rect? {
    screen.view.first { $0.kind == kind ? $0.frame : nil }
  }

  @Test(
    "Rows have the row height of the chosen iOS version",
    arguments: [(SystemVersion.iOS17, 44.0), (.iOS18, 44), (.iOS26, 52)])
  func rows(version: SystemVersion, height: Double) {
    let screen = list(version)
    #expect(screen.view["one"]?.frame.height == height)
    #expect(screen.view["two"]?.frame.height == height)
  }

  @Test("A custom minimum row height overrides the minimum of the chosen iOS version")
  func ownHeight() {
    let screen = Screen(List { Text("one").id("one") }.environment(\.defaultMinListRowHeight, 70), width: 402) {
      $0.systemVersion = .iOS26
    }
    #expect(screen.view["one"]?.frame.height == 70)
  }

  @Test(
    "Section headers and footers have the spacing of the chosen iOS version",
    arguments: [(SystemVersion.iOS18, 17.0, 6.0, 6.0, 12.0), (.iOS26, 10, 10, 8, 6)])
  func distances(version: SystemVersion, above: Double, below: Double, top: Double, bottom: Double) throws {
    let screen = list(version)
    func text(_ id: String) throws -> Rect {
      try #require(screen.view[id]?.all.first { $0.kind == "Text" }?.frame)
    }
    let (first, last, next) = try (
      #require(screen.view["one"]?.frame), #require(screen.view["two"]?.frame), #require(screen.view["three"]?.frame)
    )
    #expect(try text("header").minY == above && first.minY - text("header").maxY == below)
    #expect(try text("footer").minY - last.maxY == top)
    #expect(try text("next").minY - text("footer").maxY == bottom + above)
    #expect(try next.minY - text("next").maxY == below)
  }

  @Test(
    "Cards, labels and separators have the insets of the chosen iOS version",
    arguments: [(SystemVersion.iOS18, 20.0, 40.0, 1 / 3, 382.0), (.iOS26, 16, 32, 1, 370)])
  func sides(version: SystemVersion, card: Double, text: Double, thickness: Double, end: Double) throws {
    let screen = list(version, scale: 3)
    let drawn = try #require(frame("card", screen))
    #expect(drawn.minX == card)
    #expect(drawn.maxX == 402 - card)
    let line = try #require(frame("Separator", screen))
    #expect(line.minX == text)
    #expect(line.maxX == end)
    #expect(abs(line.height - thickness) < 1e-9)
  }

  @Test("Section headers are in capitals up to iOS 18, and unchanged in iOS 26")
  func headers() {
    func title(_ version: SystemVersion) -> String? {
      list(version).view["header"]?.all.lazy.compactMap(\.lines.first).first
    }
    #expect(title(.iOS17) == "TITLE" && title(.iOS18) == "TITLE" && title(.iOS26) == "Title")
  }

  @Test("Only sizes that differ from iOS 18 are recorded in layout files")
  func recorded() {
    func facts(_ version: SystemVersion) -> [String: String] {
      list(version).view.all.first { $0.kind == "List" }?.attributes ?? [:]
    }
    #expect(facts(.iOS17) == facts(.iOS18))
    #expect(facts(.iOS18)["listStyle"] == "insetGrouped" && facts(.iOS18)["rowHeight"] == nil)
    #expect(facts(.iOS26)["rowHeight"] == "52" && facts(.iOS26)["cardRadius"] == "26")
  }

  @Test("Sections are 35 pt apart, and a header replaces half of this distance")
  func gaps() {
    let list = List {
      Section { Text("one").id("one") }
      Section { Text("two").id("two") }
      Section {
        Text("three").id("three")
      } header: {
        Text("Title").id("header")
      }
    }
    let screen = Screen(list, width: 402, height: 800)
    let tops: [Double] = ["one", "two", "header"].compactMap { screen.view[$0]?.frame.minY }
    // The rows are 44 pt high.
    #expect(tops == [35, 114, 175.5])
  }
}
