import GalleyControls
import GalleyViews
import Testing

@Suite("Control styles inside other control styles")
struct StyleStackTests {
  @Test("If a style shows its own control again, that control is drawn in the next outer style")
  func toggles() {
    let toggle = Toggle("On", isOn: .constant(true))
    #expect(texts(toggle) == ["On"])
    #expect(texts(toggle.toggleStyle(Named(name: "a"))) == ["a", "On"])
    #expect(
      texts(toggle.toggleStyle(Named(name: "inner")).toggleStyle(Named(name: "outer"))) == ["inner", "outer", "On"])
  }

  @Test("Controls inside the label of a styled control keep the surrounding style")
  func parts() {
    let nested = Toggle(isOn: .constant(true)) { Toggle("in", isOn: .constant(false)) }
    #expect(texts(nested.toggleStyle(Named(name: "a"))).sorted() == ["a", "a", "in"])
  }

  @Test("For every control, a custom style can show the control itself again")
  func others() {
    #expect(texts(Label("L", image: "l").labelStyle(AgainLabel())) == ["again", "L"])
    #expect(texts(Button("B") {}.buttonStyle(AgainButton())) == ["again", "B"])
    #expect(texts(ProgressView("P", value: 0.5).progressViewStyle(AgainProgressView())) == ["again", "P"])
    #expect(texts(LabeledContent("V", value: "v").labeledContentStyle(AgainLabeledContent())) == ["again", "V", "v"])
    #expect(texts(GroupBox("G") { Text("g") }.groupBoxStyle(AgainGroupBox())) == ["again", "G", "g"])
    #expect(texts(ControlGroup { Text("c") }.controlGroupStyle(AgainControlGroup())) == ["again", "c"])
    #expect(texts(Menu("M") { Text("m") }.menuStyle(AgainMenu())) == ["again", "M"])
    #expect(texts(Form { Text("f") }.formStyle(AgainForm()).frame(height: 100)) == ["again", "f"])
  }

  private func texts(_ view: some View) -> [String] { ControlScreen(height: 600) { view }.texts }
}

/// A style that shows a name before the toggle, which is then drawn in the next outer style.
private struct Named: ToggleStyle {
  var name: String

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(name)
      Toggle(configuration)
    }
  }
}

/// A style that adds a word above the content.
private struct Again<Content: View>: View {
  let content: Content

  var body: some View {
    VStack {
      Text("again")
      content
    }
  }
}

private struct AgainLabel: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { Again(content: Label(configuration)) }
}

private struct AgainButton: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Again(content: Button(configuration)) }
}

private struct AgainProgressView: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View { Again(content: ProgressView(configuration)) }
}

private struct AgainLabeledContent: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View { Again(content: LabeledContent(configuration)) }
}

private struct AgainGroupBox: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View { Again(content: GroupBox(configuration)) }
}

private struct AgainControlGroup: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View { Again(content: ControlGroup(configuration)) }
}

private struct AgainMenu: MenuStyle {
  func makeBody(configuration: Configuration) -> some View { Again(content: Menu(configuration)) }
}

private struct AgainForm: FormStyle {
  func makeBody(configuration: Configuration) -> some View { Again(content: Form(configuration)) }
}
