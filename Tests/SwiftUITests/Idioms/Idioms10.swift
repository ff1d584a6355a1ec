import Charts
import SwiftUI

// A11
struct A11: View {
  let date: Date
  var body: some View {
    VStack(alignment: .leading) {
      Text(date, style: .relative); Text(date, style: .timer); Text(date...date.addingTimeInterval(3600))
      Text(date, format: .dateTime.day().month(.wide).year().hour(.twoDigits(amPM: .abbreviated)).minute())
      Text(3.14159, format: .number.precision(.fractionLength(2)).notation(.compactName))
      Text(0.42, format: .percent.precision(.fractionLength(0)))
      Text(1234.5, format: .currency(code: "USD").grouping(.automatic))
      Text(["a", "b"], format: .list(type: .and))
      Text(Measurement(value: 12, unit: UnitLength.kilometers), format: .measurement(width: .abbreviated, usage: .road))
      Text(Duration.seconds(75), format: .time(pattern: .minuteSecond))
      Text(Int64(1_000_000), format: .byteCount(style: .file))
      Text("^[\(3) item](inflect: true)")
      Text(timerInterval: date...date.addingTimeInterval(60), countsDown: true)
      Text(date, format: .relative(presentation: .named, unitsStyle: .wide))
    }.monospacedDigit()
  }
}

// A12
struct A12: View {
  @State private var query = ""
  @State private var scope = 0
  @State private var tokens: [Token] = []
  struct Token: Identifiable { let id = UUID(); var name: String }
  var body: some View {
    NavigationStack {
      List { Text("Row") }
        .searchable(
          text: $query, tokens: $tokens, placement: .navigationBarDrawer(displayMode: .always), prompt: Text("Find")
        ) { token in Label(token.name, systemImage: "tag") }
        .searchScopes($scope, activation: .onSearchPresentation) {
          Text("All").tag(0); Text("New").tag(1)
        }
        .searchSuggestions { ForEach(["x"], id: \.self) { Text($0).searchCompletion($0) } }
        .overlay { if query.isEmpty == false { ContentUnavailableView.search(text: query) } }
        .refreshable { try? await Task.sleep(for: .seconds(1)) }
    }
  }
}

// A13
struct A13: View {
  @State private var items = ["a", "b"]
  @State private var selection = Set<String>()
  @State private var editMode: EditMode = .inactive
  var body: some View {
    List(selection: $selection) {
      ForEach($items, id: \.self, editActions: [.delete, .move]) { $item in Text(item) }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        .listRowBackground(Color.clear).listRowSeparatorTint(.red).listRowInsets(
          .init(top: 0, leading: 16, bottom: 0, trailing: 16)
        )
        .swipeActions(edge: .leading, allowsFullSwipe: false) {
          Button {
          } label: {
            Label("Pin", systemImage: "pin")
          }.tint(.orange)
        }
    }
    .listStyle(.insetGrouped).environment(\.editMode, $editMode).contextMenu(forSelectionType: String.self) { _ in
      Button("Copy") {}
    }
    .toolbar {
      ToolbarItem { EditButton() }; ToolbarItem(placement: .bottomBar) { Text("\(selection.count) selected") }
    }
    .scrollContentBackground(.hidden).background(.regularMaterial)
  }
}

// A14
struct A14: View {
  @State private var position = ScrollPosition(idType: Int.self)
  @State private var visible: Int?
  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 12) {
        ForEach(0..<10, id: \.self) { i in
          RoundedRectangle(cornerRadius: 24).fill(Color(hue: Double(i) / 10, saturation: 0.6, brightness: 0.9))
            .containerRelativeFrame(.horizontal, count: 5, span: 4, spacing: 12, alignment: .center).aspectRatio(
              16 / 9, contentMode: .fit
            )
            .scrollTransition(.interactive, axis: .horizontal) { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0.5).scaleEffect(y: phase.isIdentity ? 1 : 0.8).rotation3DEffect(
                .degrees(phase.value * 20), axis: (x: 0, y: 1, z: 0))
            }
        }
      }.scrollTargetLayout()
    }
    .contentMargins(.horizontal, 20, for: .scrollContent).scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    .scrollIndicators(.never).scrollPosition($position).scrollClipDisabled()
    .onScrollGeometryChange(for: Double.self) {
      $0.contentOffset.x / max(1, $0.contentSize.width)
    } action: { _, new in
      visible = Int(new)
    }
    .onScrollPhaseChange { old, new in if new == .idle { position.scrollTo(id: 0, anchor: .center) } }
  }
}

// A15
struct A15ThemeKey: EnvironmentKey { static let defaultValue = "light" }
extension EnvironmentValues {
  var theme: String {
    get { self[A15ThemeKey.self] }
    set { self[A15ThemeKey.self] = newValue }
  }; @Entry var accentShade: Color = .blue
}
extension View { func theme(_ t: String) -> some View { environment(\.theme, t) } }
struct A15: View {
  @Environment(\.theme) private var theme; @Environment(\.accentShade) var accentShade;
  @Environment(\.openURL) private var openURL; @Environment(\.colorScheme) var scheme
  var body: some View {
    Button {
      openURL(URL(filePath: "/a")) { accepted in _ = accepted }
    } label: {
      Text(theme).foregroundStyle(accentShade)
    }
    .environment(\.openURL, OpenURLAction { url in .handled }).preferredColorScheme(scheme == .dark ? .light : nil)
    .transformEnvironment(\.font) { $0 = $0?.bold() }
  }
}

// A16
struct A16: View {
  @State private var rating = 3
  var body: some View {
    HStack {
      ForEach(1...5, id: \.self) { i in
        Image(systemName: i <= rating ? "star.fill" : "star").onTapGesture { rating = i }
      }
    }
    .accessibilityElement(children: .ignore).accessibilityLabel("Rating").accessibilityValue(Text("\(rating) of 5"))
    .accessibilityAddTraits([.isButton, .updatesFrequently])
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: rating += 1;
      case .decrement: rating -= 1;
      @unknown default: break
      }
    }
    .accessibilityAction(named: "Reset") { rating = 0 }.accessibilityHint("Swipe up or down").accessibilityIdentifier(
      "rating"
    ).accessibilityShowsLargeContentViewer { Label("Rating", systemImage: "star") }
    .accessibilityRotor("Stars") { ForEach(1...5, id: \.self) { i in AccessibilityRotorEntry("\(i)", id: i) } }
  }
}

// A17
final class A17Model: ObservableObject {
  @Published var items: [String] = []; @Published private(set) var isLoading = false
  enum State { case idle, loaded([String]), failed(any Error) }
  func load() async { isLoading = true; defer { isLoading = false }; items = ["a"] }
}
struct A17: View {
  @StateObject private var model = A17Model()
  @AppStorage("sort") private var sort = "name"; @SceneStorage("tab") private var tab = 0
  var body: some View {
    Group {
      if model.isLoading {
        ProgressView("Loading…").controlSize(.large)
      } else {
        List(model.items, id: \.self) { Text($0) }
      }
    }
    .task(id: sort) { await model.load() }.onChange(of: model.items) { old, new in print(old, new) }.animation(
      .default, value: model.isLoading
    )
    .onReceive(model.$items.dropFirst()) { _ in }.onDisappear {}
  }
}

// A18
struct A18: View {
  @State private var show = false; @State private var detent = PresentationDetent.medium
  struct Bar: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { max(44, context.maxDetentValue * 0.1) }
  }
  var body: some View {
    Button("Show") { show = true }.sheet(isPresented: $show, onDismiss: {}) {
      NavigationStack {
        Text("Sheet").navigationBarTitleDisplayMode(.inline).toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Close", systemImage: "xmark") { show = false } };
          ToolbarItem(placement: .confirmationAction) { Button("Save") {}.bold() }
        }
      }
      .presentationDetents([.medium, .large, .fraction(0.3), .height(200), .custom(Bar.self)], selection: $detent)
      .presentationDragIndicator(.visible).presentationBackground(.thinMaterial).presentationCornerRadius(30)
      .presentationBackgroundInteraction(.enabled(upThrough: .medium)).interactiveDismissDisabled()
    }
  }
}

// A19
struct A19: View {
  enum AppError: LocalizedError {
    case offline; var errorDescription: String? { "Offline" }; var recoverySuggestion: String? { "Try again" }
  }
  @State private var error: AppError?; @State private var confirm = false; @State private var name = ""
  var body: some View {
    Text("x").alert(isPresented: .constant(error != nil), error: error) { _ in
      Button("OK") {}
    } message: {
      Text($0.recoverySuggestion ?? "")
    }
    .confirmationDialog("Delete all?", isPresented: $confirm, titleVisibility: .visible, presenting: name) { name in
      Button("Delete \(name)", role: .destructive) {}; Button("Cancel", role: .cancel) {}
    } message: {
      Text("\($0) is gone")
    }
    .alert("Rename", isPresented: $confirm) {
      TextField("Name", text: $name); Button("Save", action: {}).keyboardShortcut(.defaultAction)
    }
    .popover(isPresented: $confirm, attachmentAnchor: .rect(.bounds), arrowEdge: .top) {
      Text("Hi").presentationCompactAdaptation(.popover)
    }
  }
}

// A20
struct A20Shake: GeometryEffect {
  var amount = 10.0; var animatableData: Double;
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: amount * sin(animatableData * .pi * 3), y: 0))
  }
}
struct A20Blob: Shape {
  var t: Double;
  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(t, t) }
    set { t = newValue.first }
  }
  func path(in rect: CGRect) -> Path {
    var p = Path(); p.move(to: CGPoint(x: rect.minX, y: rect.midY));
    p.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.midX, y: rect.minY - t));
    p.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2, startAngle: .zero, endAngle: .degrees(180),
      clockwise: false);
    p.closeSubpath(); return p
  }
}
struct A20: View {
  @State private var n = 0.0;
  var body: some View {
    A20Blob(t: n).trim(from: 0, to: 0.8).stroke(style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
      .modifier(A20Shake(animatableData: n)).onTapGesture {
        withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) {
          n += 1
        } completion: {
          n = 0
        }
      }
  }
}

/// Common code of current apps. Each expression is compiled on its own.
enum Idioms10 {
  static var all: [AnyView] {
    [
      AnyView(A11(date: Date(timeIntervalSince1970: 0))),
      AnyView(A12()),
      AnyView(A13()),
      AnyView(A14()),
      AnyView(A15()),
      AnyView(A16()),
      AnyView(A17()),
      AnyView(A18()),
      AnyView(A19()),
      AnyView(A20()),
    ]
  }
}
