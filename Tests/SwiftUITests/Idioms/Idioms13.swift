import Charts
import SwiftUI

@testable import GalleyTables

// B11
struct B11B: View {
  @Environment(\.dismiss) var dismiss; @Environment(\.isPresented) var isPresented;
  @Environment(\.scenePhase) var phase; @Environment(\.undoManager) var undo; @Environment(\.displayScale) var scale;
  @Environment(\.pixelLength) var px; @Environment(\.accessibilityReduceMotion) var reduce;
  @Environment(\.layoutDirection) var dir; @Environment(\.legibilityWeight) var weight;
  @Environment(\.isSearching) var searching; @Environment(\.dismissSearch) var dismissSearch;
  @Environment(\.refresh) var refresh; @Environment(\.editMode) var edit; @Environment(\.openWindow) var open;
  @Environment(\.defaultMinListRowHeight) var rowHeight; @Environment(\.symbolVariants) var variants;
  @Environment(\.controlSize) var size; @Environment(\.backgroundMaterial) var material;
  @Environment(\.verticalSizeClass) var v
  var body: some View {
    Button("Close", role: .cancel) { dismiss() }.onChange(of: phase) { if phase == .background {} }.environment(
      \.layoutDirection, dir == .leftToRight ? .rightToLeft : .leftToRight
    ).symbolVariant(.fill)
  }
}

// B12
struct B12B: View {
  var body: some View {
    List {
      Section("Plain") {
        Label("Wi-Fi", systemImage: "wifi").badge(Text("On").foregroundStyle(.green));
        Label {
          Text("Rows")
        } icon: {
          Image(systemName: "list.bullet").foregroundStyle(.white).padding(4).background(
            .blue, in: .rect(cornerRadius: 6))
        }
      }.listSectionSeparator(.hidden).headerProminence(.increased);
      OutlineGroup([B12Node(name: "a", children: [B12Node(name: "b")])], children: \.children) { Text($0.name) };
      DisclosureGroup("More") { Text("x") }
    }.listStyle(.sidebar).listRowSpacing(8).listSectionSpacing(.compact).environment(\.defaultMinListRowHeight, 60)
  }
}
struct B12Node: Identifiable { var id: String { name }; var name: String; var children: [B12Node]? }

// B13
struct B13B: View {
  @State var sort: [KeyPathComparator<P>] = [.init(\.name)]; @State var sel: P.ID?;
  struct P: Identifiable { let id = 0; var name = ""; var age = 3 }; let ps: [P]
  var body: some View {
    Table(ps, selection: $sel, sortOrder: $sort) {
      TableColumn("Name", value: \.name).width(min: 50, ideal: 100, max: 200);
      TableColumn("Age", value: \.age) { Text($0.age, format: .number) }.width(40);
      TableColumn("Do") { p in Button("x") { print(p.name) } }
    }.onChange(of: sort) {}.tableStyle(.inset)
  }
}

// B14
struct B14B: View {
  @State private var progress = 0.3
  var body: some View {
    Gauge(value: progress, in: 0...1) {
      Label("Speed", systemImage: "gauge")
    } currentValueLabel: {
      Text(progress, format: .percent)
    }.gaugeStyle(.accessoryCircularCapacity).tint(Gradient(colors: [.green, .red]));
    ProgressView(value: progress, total: 1) { Text("Up") }.progressViewStyle(.linear).tint(.orange);
    ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(10), countsDown: false);
    ProgressView().progressViewStyle(.circular).controlSize(.mini);
    Text("x").help("y").hoverEffect(.lift).keyboardShortcut("n", modifiers: [.command, .shift])
  }
}

// B15
struct B15Arrow: InsettableShape {
  var inset: Double = 0;
  func inset(by amount: Double) -> some InsettableShape { var s = self; s.inset += amount; return s }
  func path(in rect: CGRect) -> Path {
    Path { p in
      let r = rect.insetBy(dx: inset, dy: inset);
      p.addLines([CGPoint(x: r.minX, y: r.midY), CGPoint(x: r.maxX, y: r.midY), CGPoint(x: r.midX, y: r.minY)]);
      p.addRoundedRect(in: r, cornerSize: CGSize(width: 3, height: 3), style: .continuous); p.addEllipse(in: r);
      p.addCurve(to: .zero, control1: .zero, control2: CGPoint(x: 1, y: 1));
      p.addPath(Path(r), transform: .init(rotationAngle: 0.1));
      p.addRelativeArc(center: .zero, radius: 3, startAngle: .zero, delta: .degrees(90))
    }.trimmedPath(from: 0, to: 0.5).offsetBy(dx: 1, dy: 1)
  }
}
struct B15B: View {
  var body: some View {
    B15Arrow().strokeBorder(.blue, lineWidth: 2).background(
      B15Arrow().fill(.ellipticalGradient(colors: [.red, .blue]))
    ).clipShape(B15Arrow().rotation(.degrees(10)).scale(0.9).offset(x: 3)).contentShape(B15Arrow());
    Circle().intersection(Rectangle()).fill(.conicGradient(colors: [.red, .blue], center: .center));
    Rectangle().fill(.image(Image("x"), scale: 0.5))
  }
}

// B16
struct B16B: View {
  @State var offset = 0.0
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView(.vertical, showsIndicators: false) { ForEach(0..<100) { Text("\($0)").id($0) } }.onAppear {
        proxy.scrollTo(50, anchor: .top)
      }.defaultScrollAnchor(.bottom).scrollBounceBehavior(.basedOnSize).scrollTargetBehavior(.paging)
        .onScrollVisibilityChange(threshold: 0.5) { _ in }.overlay(alignment: .bottomTrailing) {
          Button("Top", systemImage: "arrow.up") { withAnimation { proxy.scrollTo(0) } }.labelStyle(.iconOnly)
            .buttonStyle(.glass)
        }
    }
  }
}

// B17
struct B17B: View {
  @State var show = false; @State var item: I?; struct I: Identifiable { let id = 1 }
  var body: some View {
    Text("x").fullScreenCover(item: $item) { i in Text("\(i.id)").presentationBackground(.clear) }.sheet(
      item: $item, onDismiss: nil
    ) { _ in Text("s").presentationSizing(.form) }.inspector(isPresented: $show) {
      Text("i").inspectorColumnWidth(min: 100, ideal: 200, max: 300)
    }.fileImporter(isPresented: $show, allowedContentTypes: [.png, .pdf], allowsMultipleSelection: true) { result in
      switch result {
      case .success(let urls): print(urls);
      case .failure(let e): print(e.localizedDescription)
      }
    }
  }
}

// B18
struct B18B: View {
  var body: some View {
    Text("Hi").draggable("x") { Text("preview") }.dropDestination(for: String.self) { items, location in
      true
    } isTargeted: { _ in
    }.onDrag { NSItemProvider() }.onHover { _ in }.onContinuousHover { phase in
      switch phase {
      case .active(let p): print(p);
      case .ended: break
      }
    }.onKeyPress(.space) { .handled }.focusable().focusEffectDisabled().gesture(
      LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture()).onEnded { v in
        if case .second(true, let d?) = v { print(d.translation) }
      }
    ).highPriorityGesture(TapGesture(count: 2).onEnded {}).simultaneousGesture(
      RotateGesture().onChanged { print($0.rotation) }
    ).onTapGesture(count: 1, coordinateSpace: .global) { print($0) }
  }
}

// B19
struct B19B: View {
  @State var on = false; @State var n = 0
  var body: some View {
    Image(systemName: "bell").symbolEffect(.wiggle.clockwise, options: .repeat(3), value: n).symbolEffect(
      .variableColor.iterative.reversing, isActive: on
    ).symbolEffect(.pulse).contentTransition(.symbolEffect(.automatic)).transition(.symbolEffect(.disappear));
    Text("\(n)").transition(.push(from: .leading)).contentTransition(.numericText(countsDown: true)).transaction(
      value: n
    ) { $0.animation = .spring(.bouncy(duration: 0.3, extraBounce: 0.1)) }.animation(
      .easeInOut.delay(0.1).speed(2).repeatCount(2, autoreverses: true), value: n
    ).animation(.timingCurve(0.1, 0.2, 0.3, 1, duration: 0.4)) { $0.opacity(on ? 1 : 0) }.geometryGroup()
  }
}

// B20
struct B20Pie: View, Animatable {
  var v: Double;
  nonisolated var animatableData: Double {
    get { v }
    set { v = newValue }
  }; var body: some View { Text(v, format: .number.precision(.fractionLength(0))) }
}
struct B20B: View {
  @State var v = 0.0;
  var body: some View {
    B20Pie(v: v).task {
      withAnimation(.default.logicallyComplete(after: 1), completionCriteria: .logicallyComplete) {
        v = 10
      } completion: {
      }
    }
  }
}

/// Common code of current apps. Each expression is compiled on its own.
enum Idioms13 {
  static var all: [AnyView] {
    [
      AnyView(B11B()),
      AnyView(B12B()),
      AnyView(B13B(ps: [])),
      AnyView(B14B()),
      AnyView(B15B()),
      AnyView(B16B()),
      AnyView(B17B()),
      AnyView(B18B()),
      AnyView(B19B()),
      AnyView(B20B()),
    ]
  }
}
