import Charts
import SwiftUI

@testable import GalleyTables

// A21
struct A21: View {
  @Namespace private var ns; @State private var open = false
  var body: some View {
    ZStack {
      if open {
        RoundedRectangle(cornerRadius: 30).matchedGeometryEffect(id: "card", in: ns).transition(
          .asymmetric(insertion: .scale.combined(with: .opacity), removal: .move(edge: .bottom)))
      } else {
        Circle().matchedGeometryEffect(id: "card", in: ns, properties: .frame, anchor: .center, isSource: true).frame(
          width: 50)
      }
    }
    .onTapGesture { withAnimation(.smooth) { open.toggle() } }.transaction { $0.disablesAnimations = false }
  }
}
struct A21Fade: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0).blur(radius: phase == .willAppear ? 10 : 0)
  }
}

// A22
struct A22: View {
  var body: some View {
    TimelineView(.animation(minimumInterval: 1 / 30, paused: false)) { context in
      Canvas(opaque: false, rendersAsynchronously: true) { ctx, size in
        let t = context.date.timeIntervalSinceReferenceDate
        ctx.addFilter(.blur(radius: 8))
        ctx.drawLayer { layer in
          for i in 0..<3 {
            if let s = layer.resolveSymbol(id: i) {
              layer.draw(s, at: CGPoint(x: size.width / 2 + cos(t + Double(i)) * 40, y: size.height / 2))
            }
          }
        }
        ctx.draw(Text("t").font(.caption).foregroundStyle(.white), at: .zero, anchor: .topLeading)
      } symbols: {
        ForEach(0..<3) { i in Circle().frame(width: 40).tag(i) }
      }
    }
  }
}

// A23
struct A23: View {
  @State private var tab = Tab1.home;
  enum Tab1: String, CaseIterable, Identifiable { case home, search; var id: Self { self } }
  var body: some View {
    TabView(selection: $tab) {
      Tab("Home", systemImage: "house", value: Tab1.home) { Text("Home") }.badge(3)
      Tab(value: Tab1.search, role: .search) { Text("Search") }
      TabSection("More") { Tab("X", systemImage: "x.circle", value: Tab1.home) { Text("x") } }
    }.tabViewStyle(.sidebarAdaptable).tabBarMinimizeBehavior(.onScrollDown).toolbarBackground(.visible, for: .tabBar)
  }
}

// A24
struct A24: View {
  @State private var selection: Int?; @State private var columns = NavigationSplitViewVisibility.all;
  @State private var compact = NavigationSplitViewColumn.sidebar
  var body: some View {
    NavigationSplitView(columnVisibility: $columns, preferredCompactColumn: $compact) {
      List(0..<3, id: \.self, selection: $selection) { Text("Row \($0)") }.navigationSplitViewColumnWidth(
        min: 200, ideal: 250, max: 300)
    } content: {
      Text("c")
    } detail: {
      if let selection {
        Text("\(selection)")
      } else {
        ContentUnavailableView("Pick one", systemImage: "hand.tap", description: Text("From the list"))
      }
    }.navigationSplitViewStyle(.balanced)
  }
}

// A25
struct A25CardStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline); configuration.content
    }.padding().background(.background.secondary, in: .rect(cornerRadius: 16)).overlay {
      RoundedRectangle(cornerRadius: 16).strokeBorder(.separator)
    }
  }
}
struct A25CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label {
        configuration.label
      } icon: {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle").foregroundStyle(
          configuration.isOn ? Color.accentColor : .secondary
        ).imageScale(.large)
      }
    }.buttonStyle(.plain)
  }
}
struct A25Ring: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Circle().trim(from: 0, to: configuration.fractionCompleted ?? 0).stroke(
      .tint, style: .init(lineWidth: 8, lineCap: .round)
    ).rotationEffect(.degrees(-90)).overlay { configuration.currentValueLabel }
  }
}
struct A25Vert: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon.font(.title2); configuration.title.font(.caption2)
    }
  }
}
struct A25Speed: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label; Text(configuration.value, format: .percent); configuration.minimumValueLabel;
      configuration.maximumValueLabel
    }
  }
}
struct A25Acc: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button {
        withAnimation { configuration.isExpanded.toggle() }
      } label: {
        HStack {
          configuration.label; Spacer();
          Image(systemName: "chevron.right").rotationEffect(configuration.isExpanded ? .degrees(90) : .zero)
        }
      }; if configuration.isExpanded { configuration.content }
    }
  }
}
struct A25: View {
  @State var on = true;
  var body: some View {
    GroupBox("T") {
      Toggle("x", isOn: $on).toggleStyle(A25CheckStyle());
      ProgressView(value: 0.3) {
        Text("l")
      } currentValueLabel: {
        Text("30")
      }.progressViewStyle(A25Ring()); Label("a", systemImage: "star").labelStyle(A25Vert());
      Gauge(value: 0.4) {
        Text("g")
      } currentValueLabel: {
        Text("c")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }.gaugeStyle(A25Speed()); DisclosureGroup("d") { Text("x") }.disclosureGroupStyle(A25Acc())
    }.groupBoxStyle(A25CardStyle())
  }
}

// A26
struct A26: View {
  var body: some View {
    AsyncImage(url: URL(string: "https://example.org/a.png"), scale: 2, transaction: Transaction(animation: .easeIn)) {
      phase in
      switch phase {
      case .empty: ProgressView();
      case .success(let image): image.resizable().aspectRatio(contentMode: .fill);
      case .failure: Image(systemName: "photo").font(.largeTitle);
      @unknown default: EmptyView()
      }
    }.frame(width: 80, height: 80).clipShape(.rect(cornerRadii: .init(topLeading: 20, bottomTrailing: 20))).overlay(
      alignment: .bottomTrailing
    ) { Circle().fill(.green).frame(width: 16).overlay(Circle().stroke(.background, lineWidth: 2)) }.shadow(
      color: .black.opacity(0.2), radius: 8, x: 0, y: 4)
  }
}

// A27
struct A27: View {
  @Binding var value: Double; var range: ClosedRange<Double> = 0...1
  init(value: Binding<Double>) { _value = value }
  var body: some View {
    VStack {
      Slider(value: $value, in: range, step: 0.1) {
        Text("v")
      } minimumValueLabel: {
        Image(systemName: "minus")
      } maximumValueLabel: {
        Image(systemName: "plus")
      } onEditingChanged: { _ in
      }
      Stepper("Value: \(value, specifier: "%.1f")", value: $value, in: range, step: 0.1);
      Stepper {
        Text("x")
      } onIncrement: {
      } onDecrement: {
      }
      Picker("Kind", selection: $value) { ForEach([0.0, 1], id: \.self) { Text($0.formatted()).tag($0) } }.pickerStyle(
        .segmented)
      DatePicker("Day", selection: .constant(.now), in: Date.now..., displayedComponents: [.date]).datePickerStyle(
        .graphical);
      ColorPicker("c", selection: .constant(.red), supportsOpacity: false)
      TextField("Amount", value: $value, format: .currency(code: Locale.current.currency?.identifier ?? "USD"));
      LabeledContent("Total", value: value, format: .number); TextEditor(text: .constant("")).frame(minHeight: 80)
    }
  }
}

// A28
struct A28: View {
  var body: some View {
    Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12, verticalSpacing: 8) {
      GridRow {
        Text("A"); Text("B").gridColumnAlignment(.trailing)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow { Color.red.gridCellColumns(2).gridCellAnchor(.center).frame(height: 10) }
    }
    LazyVGrid(
      columns: [
        GridItem(.adaptive(minimum: 80, maximum: 120), spacing: 8, alignment: .top), GridItem(.flexible()),
        GridItem(.fixed(40)),
      ], alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders]
    ) {
      Section {
        ForEach(0..<4) { Text("\($0)") }
      } header: {
        Text("H")
      }
    }
    ViewThatFits(in: .horizontal) {
      HStack { Text("long") }; VStack { Text("short") }
    }
  }
}

// A29
struct A29: View {
  @State private var text: AttributedString = {
    var s = AttributedString("Hello"); s.font = .title.bold(); s.foregroundColor = .red;
    if let r = s.range(of: "ell") { s[r].underlineStyle = .single; s[r].backgroundColor = .yellow }; return s
  }()
  var body: some View {
    Text(text); Text("**Bold** and [link](https://example.org) `code`").tint(.purple);
    (Text("a").kerning(2) + Text(Image(systemName: "star")) + Text("b").strikethrough(color: .red)).lineSpacing(4)
      .multilineTextAlignment(.center).lineLimit(2, reservesSpace: true).truncationMode(.middle).minimumScaleFactor(0.5)
      .allowsTightening(true)
    Text("LOUD").textCase(.lowercase).fontDesign(.rounded).fontWidth(.condensed).textSelection(.enabled).lineLimit(
      1...3
    ).baselineOffset(2).underline(pattern: .dot).speechAlwaysIncludesPunctuation()
    Text(
      "\(Text("inner").bold()) of \(Image(systemName: "star.fill")) \(Date.now, style: .date) \(12.5, format: .number)")
  }
}

// A30
struct A30: View {
  var body: some View {
    VStack { Text("x") }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).background {
      LinearGradient(
        stops: [.init(color: .red, location: 0), .init(color: .blue.mix(with: .white, by: 0.3), location: 1)],
        startPoint: .top, endPoint: UnitPoint(x: 0.5, y: 1)
      ).ignoresSafeArea()
    }
    .safeAreaInset(edge: .bottom, alignment: .center, spacing: 0) {
      Button("Buy") {}.padding().frame(maxWidth: .infinity).background(.bar)
    }.safeAreaPadding(.horizontal).mask {
      LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom)
    }.compositingGroup().blendMode(.multiply).colorMultiply(.red).saturation(0.5).hueRotation(.degrees(30)).overlay(
      .ultraThinMaterial, in: .circle
    ).visualEffect { content, proxy in content.offset(y: proxy.frame(in: .scrollView).minY / 10) }
    .containerShape(.rect(cornerRadius: 20)).glassEffect(.regular.tint(.blue).interactive(), in: .capsule).redacted(
      reason: .placeholder
    ).privacySensitive()
  }
}

/// Common code of current apps. Each expression is compiled on its own.
enum Idioms11 {
  static var all: [AnyView] {
    [
      AnyView(A21()),
      AnyView(A22()),
      AnyView(A23()),
      AnyView(A24()),
      AnyView(A25()),
      AnyView(A26()),
      AnyView(A27(value: .constant(0.5))),
      AnyView(A28()),
      AnyView(A29()),
      AnyView(A30()),
    ]
  }
}
