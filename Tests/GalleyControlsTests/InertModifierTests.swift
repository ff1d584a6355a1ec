import GalleyControls
import GalleyGeometry
import GalleyPicture
import GalleySnapshot
import GalleyStage
import GalleyText
import GalleyViews
import Testing

@Suite("Modifiers without a visible effect")
struct InertModifierTests {
  private func attributes(_ view: InspectedView, _ kind: String) -> [String: String]? {
    view.kind == kind ? view.attributes : view.children.lazy.compactMap { attributes($0, kind) }.first
  }

  @Test("The layout file records accessibility modifiers and keyboard types")
  func recorded() {
    let layout = ControlScreen {
      TextField("Code", text: .constant("1"))
        .accessibilityLabel("The code")
        .accessibilityAddTraits([.isHeader, .isButton])
        .keyboardType(.numberPad)
    }.stage.layout
    #expect(attributes(layout, "accessibilityLabel") == ["label": "The code"])
    #expect(attributes(layout, "accessibilityAddTraits") == ["traits": "isButton, isHeader"])
    #expect(attributes(layout, "keyboardType") == ["type": "numberPad"])
  }

  @Test("Modifiers without visible effect leave the image unchanged")
  func pixels() throws {
    let plain = try ControlScreen { Text("x").padding() }.stage.png()
    let named = try ControlScreen {
      Text("x").accessibilityLabel("y").textSelection(.enabled).keyboardShortcut(.defaultAction).padding()
    }.stage.png()
    #expect(plain == named)
  }
}

@Suite("Subviews and style levels")
struct SubviewsTests {
  @Test("Group(subviews:) finds the subviews of its content through conditions and loops")
  func subviews() {
    let content = Group {
      Text("a").tag("first")
      if true { Text("b") }
      ForEach(0..<2, id: \.self) { Text("c\($0)") }
    }
    let screen = ControlScreen {
      Group(subviews: content) { found in
        VStack {
          Text("\(found.count)")
          ForEach(found) { $0.padding(4) }
        }
      }
    }
    #expect(screen.texts == ["4", "a", "b", "c0", "c1"])
  }

  @Test("The second foreground style is the secondary style, until another style is set")
  func levels() {
    let levels = VStack {
      Text("1")
      Text("2").foregroundStyle(.secondary)
    }
    let (red, green) = (Color.red.recorded(), Color.green.recorded())
    #expect(ControlScreen { levels.foregroundStyle(.red, .green) }.textColors == [red, green])
    #expect(
      ControlScreen { levels.foregroundStyle(.red).foregroundStyle(.blue, .green) }.textColors.first == red)
  }

  @Test("A trimmed ring is drawn, and both ends can be animated")
  func trimmed() throws {
    let whole = try ControlScreen { Circle().stroke(Color.red, lineWidth: 4).frame(width: 40, height: 40) }.stage.png()
    let all = try ControlScreen {
      Circle().trim(from: 0, to: 1).stroke(Color.red, lineWidth: 4).frame(width: 40, height: 40)
    }.stage.png()
    let half = try ControlScreen {
      Circle().trim(from: 0, to: 0.5).stroke(Color.red, lineWidth: 4).frame(width: 40, height: 40)
    }.stage.png()
    #expect(whole == all && half != whole)
  }
}
