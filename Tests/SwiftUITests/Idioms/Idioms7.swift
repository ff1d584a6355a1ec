import Charts
import SwiftUI
import UIKit
import UniformTypeIdentifiers

@testable import GalleyTables

/// Common code of apps for iOS 16 to 26. Each expression is compiled on its own.
struct Idioms7: View {
  @Namespace var space
  @State var isOn = false
  @State var text = ""
  @State var value = 0.5
  @State var items = [Thing()]
  @State var chosen: Set<Int> = []
  @State var kind = Pick.a
  @State var day = Date(timeIntervalSinceReferenceDate: 0)
  @State var later: Date?
  @State var angle: Double?
  @State var range: ClosedRange<Int>?
  @State var selection: TextSelection?
  @State var arrangement = TabViewCustomization()
  @State var order = [KeyPathComparator(\Thing.name)]
  @FocusState var isFocused: Bool

  var body: some View { EmptyView() }

  @ViewBuilder var view1: some View { Text("a").glassEffectID("a", in: space) }

  @ViewBuilder var view2: some View { Text("a").glassEffectUnion(id: "b", namespace: space) }

  @ViewBuilder var view3: some View { Text("a").glassEffectTransition(.matchedGeometry) }

  @ViewBuilder var view4: some View {
    TabView { Tab("A", systemImage: "star", value: Pick.a) { Text("a") }.customizationID("a") }
  }

  @ViewBuilder var view5: some View { TabView { Text("a") }.tabViewSidebarHeader { Text("a") } }

  @ViewBuilder var view6: some View { TabView { Text("a") }.tabViewCustomization($arrangement) }

  @ViewBuilder var view7: some View {
    Text("a").sensoryFeedback(.impact(weight: .medium, intensity: 0.5), trigger: isOn)
  }

  @ViewBuilder var view8: some View { Text("a").sensoryFeedback(.impact(flexibility: .soft), trigger: isOn) }

  @ViewBuilder var view9: some View { Text("a").sensoryFeedback(.success, trigger: isOn) { o, n in n } }

  @ViewBuilder var view10: some View { Text("a").sensoryFeedback(trigger: isOn) { o, n in .selection } }

  @ViewBuilder var view11: some View { Text("a").sensoryFeedback(.levelChange, trigger: isOn) }

  @ViewBuilder var view12: some View { Text("a").focusable(true, interactions: .activate) }

  @ViewBuilder var view13: some View { Text("a").focusEffectDisabled() }

  @ViewBuilder var view14: some View { Text("a").onKeyPress(keys: [.upArrow], phases: .down) { p in .ignored } }

  @ViewBuilder var view15: some View { Text("a").focusSection() }

  @ViewBuilder var view16: some View { Text("a").prefersDefaultFocus(in: space) }

  @ViewBuilder var view17: some View { Text("a").focusScope(space) }

  @ViewBuilder var view18: some View { List($items, editActions: [.delete, .move]) { $i in Text(i.name) } }

  @ViewBuilder var view19: some View { List($items, editActions: .all, selection: $chosen) { $i in Text(i.name) } }

  @ViewBuilder var view20: some View { ForEach($items, editActions: .delete) { $i in Text(i.name) } }

  @ViewBuilder var view21: some View { Text("a").listItemTint(.monochrome) }

  @ViewBuilder var view22: some View { Text("a").listItemTint(.fixed(.red)) }

  @ViewBuilder var view23: some View { Text("a").listItemTint(.preferred(.red)) }

  @ViewBuilder var view24: some View { Text("a").listSectionMargins(.horizontal, 10) }

  @ViewBuilder var view25: some View { Text("a").listSectionIndexVisibility(.hidden) }

  @ViewBuilder var view26: some View { Text("a").sectionIndexLabel("A") }

  @ViewBuilder var view27: some View { Text("a").presentationBackground { Color.red } }

  @ViewBuilder var view28: some View { TextField("a", text: $text, selection: $selection) }

  @ViewBuilder var view29: some View { TextEditor(text: $text).textEditorStyle(.plain) }

  @ViewBuilder var view30: some View { Gauge(value: 0.5) { Text("a") }.tint(Gradient(colors: [.red, .blue])) }

  @ViewBuilder var view31: some View {
    Text("a").tint(.linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
  }

  @ViewBuilder var view32: some View { Text("a").tint(nil as Color?) }

  @ViewBuilder var view33: some View { Text("a").symbolEffect(.drawOn) }

  @ViewBuilder var view34: some View { Image(systemName: "a", variableValue: 0.5).symbolVariableValueMode(.draw) }

  @ViewBuilder var view35: some View { Image(systemName: "a").symbolColorRenderingMode(.gradient) }

  @ViewBuilder var view36: some View { Text("a").gesture(TapGesture(), name: "x") }

  @ViewBuilder var view37: some View { Text("a").hoverEffect { e, a, p in e.scaleEffect(a ? 1.1 : 1) } }

  @ViewBuilder var view38: some View { Text("a").hoverEffect(.lift, isEnabled: isOn) }

  @ViewBuilder var view39: some View { Text("a").hoverEffectDisabled() }

  @ViewBuilder var view40: some View { Text("a").onDrop(of: ["public.text"], isTargeted: nil) { p, l in true } }

  @ViewBuilder var view41: some View { Text("a").springLoadingBehavior(.enabled) }

  @ViewBuilder var view42: some View { Text("a").draggable("x") { Text("p") } }

  @ViewBuilder var view43: some View { Text("a").itemProvider { nil } }

  @ViewBuilder var view44: some View { Text("a").accessibilityActions { Button("x") {} } }

  @ViewBuilder var view45: some View { Text("a").accessibilityActions(category: .edit) { Button("x") {} } }

  @ViewBuilder var view46: some View { Text("a").accessibilityScrollAction { edge in } }

  @ViewBuilder var view47: some View { Text("a").accessibilityTextContentType(.sourceCode) }

  @ViewBuilder var view48: some View { Text("a").accessibilityRotorEntry(id: 1, in: space) }

  @ViewBuilder var view49: some View { Text("a").accessibilityChildren { Text("b") } }

  @ViewBuilder var view50: some View { Text("a").accessibilityCustomContent("k", "v", importance: .high) }

  @ViewBuilder var view51: some View { Text("a").accessibilityCustomContent(Text("k"), Text("v")) }

  @ViewBuilder var view52: some View { Text("a").accessibilityLabeledPair(role: .label, id: 1, in: space) }

  @ViewBuilder var view53: some View { Text("a").accessibilityLinkedGroup(id: 1, in: space) }

  @ViewBuilder var view54: some View { Text("a").accessibilityRespondsToUserInteraction(true) }

  @ViewBuilder var view55: some View { Text("a").accessibilityZoomAction { a in _ = a.direction } }

  @ViewBuilder var view56: some View { Text("a").accessibilityDirectTouch(true, options: .silentOnTouch) }

  @ViewBuilder var view57: some View { Text("a").accessibilityActivationPoint(.center) }

  @ViewBuilder var view58: some View { Text("a").accessibilityActivationPoint(CGPoint(x: 1, y: 1)) }

  @ViewBuilder var view59: some View {
    Text("a").accessibilityLabel { l in
      Text("x"); l
    }
  }

  @ViewBuilder var view60: some View { Text("a").accessibilityLabel("x", isEnabled: isOn) }

  @ViewBuilder var view61: some View { Text("a").accessibilityAction(named: Text("x"), {}) }

  @ViewBuilder var view62: some View {
    Text("a").accessibilityAction {
    } label: {
      Text("x")
    }
  }

  @ViewBuilder var view63: some View { Text("a").accessibilityQuickAction(style: .prompt) { Button("x") {} } }

  @ViewBuilder var view64: some View { Text("a").accessibilityTextContentType(.plain) }

  @ViewBuilder var view65: some View { Text("a").speechAdjustedPitch(1) }

  @ViewBuilder var view66: some View { Text("a").speechAlwaysIncludesPunctuation() }

  @ViewBuilder var view67: some View { Text("a").speechAnnouncementsQueued() }

  @ViewBuilder var view68: some View {
    Text("a").accessibility(label: Text("x")).accessibility(addTraits: .isHeader).accessibility(hidden: true)
      .accessibility(identifier: "x").accessibility(value: Text("x")).accessibility(hint: Text("x")).accessibility(
        sortPriority: 1
      ).accessibility(inputLabels: [Text("x")]).accessibility(selectionIdentifier: 1).accessibility(
        activationPoint: .center)
  }

  @ViewBuilder var view69: some View { Table(items) { TableColumn("N", value: \.name).customizationID("x") } }

  @ViewBuilder var view70: some View { Table(items) { TableColumn("N", value: \.name).defaultVisibility(.hidden) } }

  @ViewBuilder var view71: some View { Table(items) { TableColumn("N", value: \.v) { Text("\($0.v)") }.width(50) } }

  @ViewBuilder var view72: some View {
    Table(items) { TableColumn("N", value: \.when, comparator: DayOrder()) { Text("\($0.v)") } }
  }

  @ViewBuilder var view73: some View {
    Table(items) { TableColumn("N", value: \.name) }.tableStyle(.inset(alternatesRowBackgrounds: true))
  }

  @ViewBuilder var view74: some View { Table(items) { TableColumn("N", value: \.name) }.alternatingRowBackgrounds() }

  @ViewBuilder var view75: some View { Toggle(sources: $items, isOn: \.on2) { Text("a") } }

  static var all: [AnyView] {
    let views = Idioms7()
    return [
      AnyView(views.view1),
      AnyView(views.view2),
      AnyView(views.view3),
      AnyView(views.view4),
      AnyView(views.view5),
      AnyView(views.view6),
      AnyView(views.view7),
      AnyView(views.view8),
      AnyView(views.view9),
      AnyView(views.view10),
      AnyView(views.view11),
      AnyView(views.view12),
      AnyView(views.view13),
      AnyView(views.view14),
      AnyView(views.view15),
      AnyView(views.view16),
      AnyView(views.view17),
      AnyView(views.view18),
      AnyView(views.view19),
      AnyView(views.view20),
      AnyView(views.view21),
      AnyView(views.view22),
      AnyView(views.view23),
      AnyView(views.view24),
      AnyView(views.view25),
      AnyView(views.view26),
      AnyView(views.view27),
      AnyView(views.view28),
      AnyView(views.view29),
      AnyView(views.view30),
      AnyView(views.view31),
      AnyView(views.view32),
      AnyView(views.view33),
      AnyView(views.view34),
      AnyView(views.view35),
      AnyView(views.view36),
      AnyView(views.view37),
      AnyView(views.view38),
      AnyView(views.view39),
      AnyView(views.view40),
      AnyView(views.view41),
      AnyView(views.view42),
      AnyView(views.view43),
      AnyView(views.view44),
      AnyView(views.view45),
      AnyView(views.view46),
      AnyView(views.view47),
      AnyView(views.view48),
      AnyView(views.view49),
      AnyView(views.view50),
      AnyView(views.view51),
      AnyView(views.view52),
      AnyView(views.view53),
      AnyView(views.view54),
      AnyView(views.view55),
      AnyView(views.view56),
      AnyView(views.view57),
      AnyView(views.view58),
      AnyView(views.view59),
      AnyView(views.view60),
      AnyView(views.view61),
      AnyView(views.view62),
      AnyView(views.view63),
      AnyView(views.view64),
      AnyView(views.view65),
      AnyView(views.view66),
      AnyView(views.view67),
      AnyView(views.view68),
      AnyView(views.view69),
      AnyView(views.view70),
      AnyView(views.view71),
      AnyView(views.view72),
      AnyView(views.view73),
      AnyView(views.view74),
      AnyView(views.view75),
    ]
  }
}
