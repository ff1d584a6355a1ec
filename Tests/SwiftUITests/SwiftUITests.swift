import GalleyGeometry
import SwiftUI
import Testing

@testable import GalleyPreviewRunner

@Suite("Sources that import SwiftUI")
struct SwiftUITests {
  @Test("Views are updated when observed objects, their properties, or bindings to these change")
  func objects() {
    let screen = Screen { KitchenView().environment(\.chef, "Ada") }
    #expect(screen.texts == ["Ada has 0", "Soup", "30 min", "Bread", "180 min", "0 of 2"])
    screen.stage.tap(id: "star Bread")
    #expect(screen.texts == ["Ada has 1", "Soup", "30 min", "Bread", "180 min", "1 of 2"])
  }

  @Test("forEach on a path visits its elements in order")
  func outlines() {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 3, y: 4))
      path.addCurve(
        to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 5, y: 5), control2: CGPoint(x: 7, y: 7))
      path.closeSubpath()
    }
    var steps: [String] = []
    path.forEach { element in
      switch element {
      case .move(let to): steps.append("move \(to.x)")
      case .line(let to): steps.append("line \(to.x)")
      case .quadCurve(let to, let control): steps.append("quad \(to.x) \(control.x)")
      case .curve(let to, let control1, let control2): steps.append("curve \(to.x) \(control1.x) \(control2.x)")
      case .closeSubpath: steps.append("close")
      }
    }
    #expect(steps == ["move 1.0", "line 3.0", "curve 9.0 5.0 7.0", "close"])
  }

  @Test("A custom environment value has a default")
  func entries() {
    #expect(Screen { KitchenView() }.texts.first == "Nobody has 0")
    #expect(EnvironmentValues().accent == Color.orange)
  }

  @Test("Lengths of type CGFloat and Double can be mixed")
  func lengths() { #expect(Screen { Measured() }.texts == ["196"]) }

  @Test("A stretchy header, as written for iOS 13, is drawn without errors at any offset")
  func header() {
    let stage = Screen { StretchyHeader() }.stage
    stage.scrollPositions["scroll"] = .offset(Point(x: 0, y: 30))
    _ = stage.size
    #expect(stage.problems.isEmpty)
  }

  @Test("ScrollViewReader scrolls the scroll view around it")
  func jumping() {
    let stage = Screen { Jumping() }.stage
    stage.tap(id: "jump")
    #expect(stage.settle())
    #expect(stage.scroll("list").offset > 1000)
  }

  @Test("Text views can be joined with +, and angles negated")
  func operators() { #expect(Screen { Joined() }.texts == ["One two"]) }

  @Test("A card at the bottom can be dragged open")
  func card() throws {
    let screen = Screen { BottomCard() }
    let touch = try #require(screen.stage.touch(id: "card"))
    touch.move(by: Point(x: 0, y: -150), over: 0.2)
    touch.lift()
    #expect(screen.texts == ["Open"])
  }

  @Test("IndexSet can be used to remove and move rows")
  func indexSets() {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: Foundation.IndexSet([0, 1]), toOffset: 4)
    #expect(letters == ["c", "d", "a", "b"])
    letters.remove(atOffsets: Foundation.IndexSet([1, 7]))
    #expect(letters == ["c", "a", "b"])
  }

  @Test("A TupleView shows its views that are not nil")
  func tuples() {
    #expect(Screen { TupleView((Text("A"), Text?.none, Text?.some(Text("B")))) }.texts == ["A", "B"])
  }
}

@MainActor
@Suite("Previews that are part of a program")
struct PreviewTests {
  private var own: [FoundPreview] { FoundPreview.all().filter { $0.module == "SwiftUITests" } }

  @Test("Each preview is found with its file and title, and preview macros are in source order")
  func finding() {
    #expect(
      own.map(\.name) == [
        "SwiftUITests/PreviewKinds/Soups 1", "SwiftUITests/PreviewKinds/Soups 2", "SwiftUITests/PreviewKinds/Today",
        "SwiftUITests/PreviewKinds/Controller", "SwiftUITests/PreviewKinds/Hosting", "SwiftUITests/PreviewKinds/View",
        "SwiftUITests/PreviewKinds/Shared", "SwiftUITests/PreviewKinds/Right", "SwiftUITests/PreviewKinds",
        "SwiftUITests/PreviewKinds/2", "SwiftUITests/PreviewKinds/Own type",
        "SwiftUITests/PreviewKinds/State of the main actor",
        "SwiftUITests/RecipeRow", "SwiftUITests/Recipes/Kitchen", "SwiftUITests/Recipes/Turned",
        "SwiftUITests/Recipes/Small", "SwiftUITests/Recipes/A", "SwiftUITests/Recipes/B",
        "SwiftUITests/Recipes/Both",
      ])
  }

  @Test("Previews are drawn on their screens; views of a preview provider are drawn one by one")
  func drawing() throws {
    let drawing = PreviewDrawing(assets: [], fonts: [], scale: 1)
    func sizes(_ name: String) throws -> [String] {
      let preview = try #require(own.first { $0.name == "SwiftUITests/\(name)" })
      return try drawing.draw(preview, .standard).map { outcome in
        let png = try #require(outcome.png)
        #expect(outcome.problems == [])
        let numbers = [16, 20].map { at in png[at..<at + 4].reduce(0) { $0 * 256 + Int($1) } }
        return "\(outcome.title ?? "–") \(numbers[0])×\(numbers[1])"
      }
    }
    #expect(try sizes("Recipes/Kitchen") == ["Kitchen 393×852"])
    #expect(try sizes("Recipes/Turned") == ["Turned 852×393"])
    #expect(try sizes("Recipes/Small") == ["Small 120×60"])
    #expect(try sizes("Recipes/Both") == ["Both 40×68"])
    let rows = try sizes("RecipeRow")
    #expect(rows.first == "Plain 393×852")
    #expect(rows.last?.hasPrefix("2 393×") == true)
    #expect(rows.last != "2 393×852")
  }

  @Test("Known variant names are accepted, and others are rejected")
  func variants() {
    let environment = PreviewVariant("dark+accessibility3")?.environment(EnvironmentValues())
    #expect(environment?.colorScheme == .dark)
    #expect(environment?.dynamicTypeSize == .accessibility3)
    #expect(PreviewVariant("dark+AX3")?.name == "dark+accessibility3")
    #expect(PreviewVariant("dusk") == nil)
    let arabic = PreviewVariant("ar+dark")?.environment(EnvironmentValues())
    #expect(arabic?.locale.identifier == "ar")
    #expect(arabic?.layoutDirection == .rightToLeft)
    #expect(PreviewVariant("pt-BR")?.environment(EnvironmentValues()).layoutDirection == .leftToRight)
  }

  @Test("Control characters for terminals in a title are replaced")
  func terminals() { #expect(PreviewRunner.line("A\u{1B}[2J\nB") == "A\u{FFFD}[2J\u{FFFD}B\n") }

  @Test("Invalid options are reported in one sentence")
  func options() throws {
    #expect(try PreviewOptions(["--filter", "row"]).filters == ["row"])
    #expect(throws: PreviewOptions.Failure.self) { try PreviewOptions(["--scale", "0"]) }
    #expect(throws: PreviewOptions.Failure.self) { try PreviewOptions(["--variant", "dusk"]) }
    #expect(throws: PreviewOptions.Failure.self) { try PreviewOptions(["--output"]) }
    #expect(throws: PreviewOptions.Failure.self) { try PreviewOptions(["--system", "19"]) }
  }

  @Test("A preview is drawn again if the iOS version differs")
  func systems() throws {
    let (usual, other) = (try PreviewOptions([]), try PreviewOptions(["--system", "26.2"]))
    #expect(usual.system == .iOS18 && other.system == .iOS26)
    #expect(usual.surroundings != other.surroundings)
    #expect(try PreviewOptions(["--system", "18.5"]).surroundings == usual.surroundings)
  }
}
