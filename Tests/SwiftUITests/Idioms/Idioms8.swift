import Charts
import SwiftUI
import UIKit
import UniformTypeIdentifiers

/// Common code of apps for iOS 16 to 26. Each expression is compiled on its own.
struct Idioms8: View {
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

  @ViewBuilder var view1: some View { Toggle("a", sources: $items, isOn: \.on2) }

  @ViewBuilder var view2: some View { Picker("a", sources: $items, selection: \.name) { Text("a") } }

  @ViewBuilder var view3: some View {
    Picker("a", selection: $kind) { Text("a") }.paletteSelectionEffect(.symbolVariant(.slash))
  }

  @ViewBuilder var view4: some View {
    Menu("a", systemImage: "b") {
      Button("x") {}
    } primaryAction: {
    }
  }

  @ViewBuilder var view5: some View { Menu("a", image: "b") { Button("x") {} } }

  @ViewBuilder var view6: some View { Label("x", image: "y").labelReservedIconWidth(20) }

  @ViewBuilder var view7: some View { Label("x", image: "y").labelIconToTitleSpacing(4) }

  @ViewBuilder var view8: some View { Label("x", image: "y").labelsVisibility(.visible) }

  @ViewBuilder var view9: some View { Text(LocalizedStringResource("x")) }

  @ViewBuilder var view10: some View { Rectangle().stroke(.red, style: .init(lineWidth: 3), antialiased: true) }

  @ViewBuilder var view11: some View { Rectangle().stroke(.red, lineWidth: 3, antialiased: true) }

  @ViewBuilder var view12: some View { Circle().size(width: 3, height: 3, anchor: .center) }

  @ViewBuilder var view13: some View { Color(ColorResource(name: "x", bundle: .main)) }

  @ViewBuilder var view14: some View { Image(ImageResource(name: "x", bundle: .main)) }

  @ViewBuilder var view15: some View {
    Chart { BarMark(x: .value("a", 1), y: .value("b", 2)) }.chartYAxis { AxisMarks(format: .currency(code: "EUR")) }
  }

  @ViewBuilder var view16: some View {
    Chart { BarMark(x: .value("a", 1), y: .value("b", 2)) }.chartYAxis {
      AxisMarks {
        AxisGridLine(centered: true).foregroundStyle(.red);
        AxisValueLabel(
          anchor: .topTrailing, multiLabelAlignment: .leading, collisionResolution: .greedy, orientation: .vertical,
          horizontalSpacing: 3, verticalSpacing: 3)
      }
    }
  }

  @ViewBuilder var view17: some View {
    Chart { BarMark(x: .value("a", 1), y: .value("b", 2)) }.chartYScale(
      domain: .automatic(includesZero: false), range: .plotDimension(padding: 3), type: .log)
  }

  @ViewBuilder var view18: some View {
    Chart { BarMark(x: .value("a", 1), y: .value("b", 2)) }.chartYScale(
      range: .plotDimension(startPadding: 3, endPadding: 3))
  }

  @ViewBuilder var view19: some View {
    Chart { BarMark(x: .value("a", 1), y: .value("b", 2)) }.chartSymbolScale(["a": .circle])
  }

  @ViewBuilder var view20: some View {
    Chart { BarMark(x: .value("a", 1), y: .value("b", 2)) }.chartXSelection(value: $later)
  }

  @ViewBuilder var view21: some View {
    Chart { BarMark(x: .value("a", 1), y: .value("b", 2)) }.chartXSelection(range: $range)
  }

  @ViewBuilder var view22: some View {
    Chart { BarMark(x: .value("a", 1), y: .value("b", 2)) }.chartAngleSelection(value: $angle)
  }

  @ViewBuilder var view23: some View {
    Chart { BarMark(x: .value("a", 1), y: .value("b", 2)) }.chartScrollableAxes(.horizontal).chartXVisibleDomain(
      length: 5)
  }

  @ViewBuilder var view24: some View {
    Chart { BarMark(x: .value("a", 1), y: .value("b", 2)) }.chartScrollPosition(x: $day)
  }

  @ViewBuilder var view25: some View {
    Chart { BarMark(x: .value("a", 1), y: .value("b", 2)) }.chartScrollPosition(initialX: 3)
  }

  @ViewBuilder var view26: some View {
    Chart { BarMark(x: .value("a", 1), y: .value("b", 2)) }.chartScrollTargetBehavior(.valueAligned(unit: 1))
  }

  @ViewBuilder var view27: some View {
    Chart { BarMark(x: .value("a", 1), y: .value("b", 2)) }.chartOverlay { p in
      GeometryReader { g in Rectangle().frame(width: g[p.plotAreaFrame].width) }
    }
  }

  @ViewBuilder var view28: some View {
    Chart { BarMark(x: .value("a", 1), y: .value("b", 2)) }.chartOverlay(alignment: .top) { p in
      GeometryReader { g in
        Rectangle().onTapGesture { l in
          _ = p.value(atX: l.x, as: Double.self); _ = p.value(at: l, as: (Double, Double).self);
          _ = p.position(forX: 3.0); _ = p.plotSize
        }
      }
    }
  }

  @ViewBuilder var view29: some View {
    Chart { BarMark(x: .value("a", 1), y: .value("b", 2)) }.chartBackground { p in Text("x") }
  }

  @ViewBuilder var view30: some View {
    Chart { BarMark(x: .value("a", 1), y: .value("b", 2)) }.chartGesture { p in DragGesture() }
  }

  @ViewBuilder var view31: some View {
    Chart {
      LineMark(x: .value("d", 1), y: .value("v", 1)).symbol { Circle() }.lineStyle(by: .value("a", "b")).symbolSize(
        by: .value("a", 1)
      ).alignsMarkStylesWithPlotArea()
    }
  }

  @ViewBuilder var view32: some View {
    Chart {
      AreaMark(x: .value("d", 1), yStart: .value("a", 0), yEnd: .value("b", 2), series: .value("s", "x"))
        .foregroundStyle(LinearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom))
    }
  }

  @ViewBuilder var view33: some View {
    Chart {
      RuleMark(y: .value("m", 3)).lineStyle(.init(dash: [3])).annotation(
        position: .top, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
      ) { Text("x") }
    }
  }

  @ViewBuilder var view34: some View {
    Chart { RectangleMark(x: .value("d", 1), yStart: .value("a", 0), yEnd: .value("b", 3), width: .fixed(4)) }
  }

  @ViewBuilder var view35: some View { Chart { LinePlot(x: "x", y: "y") { x in x * x } } }

  @ViewBuilder var view36: some View {
    Chart { AreaPlot(x: "x", yStart: "a", yEnd: "b") { x in (yStart: 0, yEnd: x) } }
  }

  @ViewBuilder var view37: some View {
    Chart(items) { x in Plot { BarMark(x: .value("a", 1), y: .value("b", 1)) }.accessibilityLabel("x") }
  }

  @ViewBuilder var view38: some View { Chart { BarPlot(items, x: .value("a", \.name), y: .value("b", \.v)) } }

  @ViewBuilder var view39: some View {
    ScrollView {}.scrollIndicators(.never, axes: .vertical).scrollClipDisabled().scrollBounceBehavior(
      .basedOnSize, axes: .horizontal)
  }

  @ViewBuilder var view40: some View { ScrollView {}.scrollInputBehavior(.enabled, for: .handGestureShortcut) }

  @ViewBuilder var view41: some View { ScrollView {}.scrollEdgeEffectHidden(true, for: .top) }

  @ViewBuilder var view42: some View {
    NavigationLink("a", value: 1 as Int?).navigationLinkIndicatorVisibility(.hidden)
  }

  @ViewBuilder var view43: some View { Text("a").toolbar { ToolbarItem(placement: .largeTitle) { Text("a") } } }

  @ViewBuilder var view44: some View { Text("a").toolbar { DefaultToolbarItem(kind: .search, placement: .bottomBar) } }

  @ViewBuilder var view45: some View {
    Text("a").toolbar {
      ToolbarItemGroup(placement: .bottomBar) {
        Button("a") {}
      } label: {
        Text("x")
      }
    }
  }

  @ViewBuilder var view46: some View {
    Text("a").toolbar { ToolbarItem(placement: .topBarTrailing) { Button("x") {} }.sharedBackgroundVisibility(.hidden) }
  }

  @ViewBuilder var view47: some View {
    Text("a").toolbar {
      ToolbarItem(placement: .topBarTrailing) { Button("x") {} }.matchedTransitionSource(id: 1, in: space)
    }
  }

  @ViewBuilder var view48: some View {
    Text("a").searchable(text: $text, placement: .toolbar, prompt: "x").searchToolbarBehavior(.minimize).searchFocused(
      $isFocused
    ).searchPresentationToolbarBehavior(.avoidHidingContent)
  }

  @ViewBuilder var view49: some View { Text("a").searchable(text: $text, tokens: $items) { tk in Text(tk.name) } }

  @ViewBuilder var view50: some View {
    Text("a").searchable(text: $text, tokens: $items, suggestedTokens: $items, token: { tk in Text(tk.name) })
  }

  @ViewBuilder var view51: some View { Text("a").searchable(text: $text) { Text("x") } }

  @ViewBuilder var view52: some View { Text("a").searchDictationBehavior(.inline(activation: .onLook)) }

  @ViewBuilder var view53: some View {
    Text("a").background(alignment: .top) { Color.red }.background(.red, in: .rect(cornerRadius: 3), fillStyle: .init())
      .background(.red, ignoresSafeAreaEdges: .all).overlay(.red, in: Circle()).overlay(
        .red, ignoresSafeAreaEdges: .top)
  }

  @ViewBuilder var view54: some View {
    Text("a").contentShape(.contextMenuPreview, Circle()).contentShape(.interaction, .rect, eoFill: true).contentShape(
      [.hoverEffect, .dragPreview], .capsule)
  }

  @ViewBuilder var view55: some View {
    Text("a").shadow(color: .black, radius: 3, x: 1, y: 2).compositingGroup().drawingGroup(
      opaque: true, colorMode: .linear)
  }

  @ViewBuilder var view56: some View { Text("a").task(name: "x") {} }

  @ViewBuilder var view57: some View {
    Text("a").textInputAutocapitalization(.never).autocorrectionDisabled().textContentType(.emailAddress).keyboardType(
      .emailAddress
    ).submitLabel(.search).textInputSuggestions { Text("x") }
  }

  @ViewBuilder var view58: some View { Text("a").textInputCompletion("x") }

  @ViewBuilder var view59: some View { Text("a").textInputFormattingControlVisibility(.hidden, for: .all) }

  @ViewBuilder var view60: some View { Text("a").textSelectionAffinity(.upstream) }

  @ViewBuilder var view61: some View {
    Text("a").findNavigator(isPresented: $isOn).findDisabled().replaceDisabled().writingToolsBehavior(.disabled)
      .writingToolsAffordanceVisibility(.hidden)
  }

  @ViewBuilder var view62: some View {
    Text("a").fileDialogMessage("x").fileDialogConfirmationLabel("y").fileDialogDefaultDirectory(nil)
      .fileExporterFilenameLabel("x")
  }

  @ViewBuilder var view63: some View {
    Text("a").help("x").badge("3").badge(3).badge(Text("x")).badgeProminence(.increased)
  }

  @ViewBuilder var view64: some View {
    Text("a").dialogSeverity(.critical).dialogIcon(Image(systemName: "x")).dialogSuppressionToggle(
      "x", isSuppressed: $isOn)
  }

  @ViewBuilder var view65: some View { Text("a").presentationDetents([.custom(ThirdDetent.self)]) }

  @ViewBuilder var view66: some View { SettingsLink() }

  @ViewBuilder var view67: some View { Text("a").tabViewBottomAccessory { Text("b") } }

  @ViewBuilder var view68: some View { Text("a").defaultHoverEffect(.highlight) }

  @ViewBuilder var view69: some View { Text("a").pointerVisibility(.hidden) }

  @ViewBuilder var view70: some View { Text("a").onModifierKeysChanged { o, n in } }

  @ViewBuilder var view71: some View { Text("a").onDeleteCommand(perform: {}) }

  @ViewBuilder var view72: some View { Text("a").onInteractiveResizeChange { _ in } }

  @ViewBuilder var view73: some View { Text("a").exportsItemProviders([.text]) { [] } }

  @ViewBuilder var view74: some View { Text("a").importsItemProviders([.text]) { _ in true } }

  static var all: [AnyView] {
    let views = Idioms8()
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
    ]
  }
}
