import Galley
import GalleyDiff
import Testing

@Suite struct `Values recorded in layout files` {
  private static let place = Rect(x: 0, y: 0, width: 50, height: 20)

  /// A layout of one view. It records controls unless it is from an earlier version.
  private func layout(
    _ view: InspectedView, settings: [String: String] = [:], isEarlier: Bool = false
  ) -> LayoutSnapshot {
    var attributes = settings
    if !isEarlier { attributes[LayoutSnapshot.marker.name] = LayoutSnapshot.marker.value }
    return LayoutSnapshot(size: Size(width: 100, height: 100), scale: 1, attributes: attributes, view: view)
  }

  private func toggle(_ arguments: [String: String]?) -> InspectedView {
    let text = InspectedView(kind: "Text", frame: Self.place, lines: ["Sounds"])
    var stack = InspectedView(kind: "HStack", frame: Self.place, children: [text])
    stack.control = arguments.map { InspectedView.Control(kind: "Toggle", arguments: $0) }
    return stack
  }

  private func symbol(_ drawing: String?) -> InspectedView {
    var attributes = ["systemName": "tag"]
    attributes["drawing"] = drawing
    return InspectedView(kind: "Image", id: "logo", frame: Self.place, attributes: attributes)
  }

  private func text(_ style: InspectedView.TextStyle) -> InspectedView {
    InspectedView(kind: "Text", id: "t", frame: Self.place, lines: ["A"], styles: [style])
  }

  @Test func `A control is not reported as new if an earlier version did not record controls`() {
    let (old, new) = (layout(toggle(nil), isEarlier: true), layout(toggle(["isOn": "true"])))
    #expect(LayoutDiff(old, new).isEmpty && LayoutDiff(new, old).isEmpty)
    let off = layout(toggle(["isOn": "false"]))
    #expect(LayoutDiff(new, off).sentences == ["Toggle \"Sounds\" is off instead of on"])
  }

  @Test func `A redrawn symbol is reported by its name`() {
    let change = LayoutDiff(layout(symbol("1a")), layout(symbol("2b")))
    #expect(change.sentences == ["'logo' shows a different drawing of the symbol 'tag'"])
    let earlier = layout(symbol(nil), isEarlier: true)
    #expect(LayoutDiff(earlier, layout(symbol("2b"))).isEmpty)
  }

  @Test func `A font file that was replaced is reported by its family name`() {
    let name = LayoutSnapshot.fontAttribute(of: "Brand Serif Regular")
    let style = InspectedView.TextStyle(size: 20, family: "Brand Serif")
    func fonts(_ digest: String) -> LayoutSnapshot { layout(text(style), settings: [name: digest]) }
    #expect(LayoutDiff(fonts("1a"), fonts("2b")).sentences == ["the font \"Brand Serif\" is a different file"])
    #expect(LayoutDiff(layout(text(style)), fonts("2b")).isEmpty)
  }

  @Test func `A font file with a different style name is reported, but a change of weight is not`() {
    func layout(_ faces: [String: String], weight: Int = 400) -> LayoutSnapshot {
      let style = InspectedView.TextStyle(size: 20, weight: weight, family: "Brand Serif")
      let fonts = faces.map { (LayoutSnapshot.fontAttribute(of: $0), $1) }
      return self.layout(text(style), settings: Dictionary(uniqueKeysWithValues: fonts))
    }
    let (regular, other) = (layout(["Brand Serif Regular": "1a"]), layout(["Brand Serif Bold": "2b"]))
    #expect(LayoutDiff(regular, other).sentences == ["the font \"Brand Serif\" is a different file"])
    let bold = layout(["Brand Serif Bold": "2b"], weight: 700)
    #expect(LayoutDiff(regular, bold).sentences == ["'t' is bold now"])
    #expect(LayoutDiff(regular, layout(["Inter Regular": "3c", "Brand Serif Regular": "1a"])).isEmpty)
  }

  @Test func `A text style is named only if both font sizes come from text styles`() {
    func style(_ size: Double, _ weight: Int, _ name: String?) -> LayoutSnapshot {
      layout(text(InspectedView.TextStyle(size: size, weight: weight, family: "Inter", name: name)))
    }
    let fixed = InspectedView.TextStyle.fixed
    #expect(
      LayoutDiff(style(17, 600, "headline"), style(20, 400, "title3")).sentences == [
        "'t' is title3 instead of headline"
      ])
    #expect(LayoutDiff(style(17, 400, nil), style(20, 400, "title3")).sentences == ["'t' is title3 instead of body"])
    #expect(LayoutDiff(style(17, 400, fixed), style(20, 400, "title3")).sentences == ["'t' is 20 pt instead of 17"])
    #expect(LayoutDiff(style(17, 400, fixed), style(17, 400, nil)).isEmpty)
  }

  @Test func `A keyboard that appears, disappears or grows is reported`() {
    func screen(_ keyboard: String?) -> LayoutSnapshot {
      layout(toggle(nil), settings: keyboard.map { ["keyboard": $0] } ?? [:])
    }
    #expect(LayoutDiff(screen(nil), screen("300")).sentences == ["the keyboard is shown now, 300 pt high"])
    #expect(LayoutDiff(screen("300"), screen(nil)).sentences == ["the keyboard is no longer shown"])
    #expect(LayoutDiff(screen("300"), screen("250")).sentences == ["the keyboard is 250 pt high instead of 300"])
  }

  @Test func `Controls and text styles are preserved when layouts are written and read back`() throws {
    let style = InspectedView.TextStyle(size: 17, weight: 600, color: "#FF3B30", family: "Inter", name: "headline")
    #expect(style.text == "17 600 @headline #FF3B30 Inter")
    #expect(InspectedView.TextStyle(style.text)?.name == "headline")
    for view in [toggle(["isOn": "true"]), toggle([:]), toggle(nil)] {
      let document = LayoutDocument(pictures: [layout(view)])
      #expect(try LayoutDocument(Array(document.text.utf8)).pictures[0].view.control == view.control)
    }
  }

  @Test(arguments: [NamedChange.controls[0], NamedChange.bars[0], NamedChange.tables[0]])
  func `Recording controls makes a layout file less than six per cent larger`(change: NamedChange) throws {
    let layout = try NamedChange.files(change.yaml).layout
    let earlier = NamedChangeRecord.earlier(layout)
    #expect(Double(layout.utf8.count) < Double(earlier.utf8.count) * 1.06)
  }
}
