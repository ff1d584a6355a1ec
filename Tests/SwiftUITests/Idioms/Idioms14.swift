import Charts
import SwiftData
import SwiftUI

// B21
struct B21B<Content: View, Footer: View>: View {
  @ViewBuilder var content: () -> Content; @ViewBuilder var footer: Footer; let title: LocalizedStringResource
  init(
    _ title: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder footer: () -> Footer = { EmptyView() }
  ) { self.title = title; self.content = content; self.footer = footer() }
  var body: some View {
    Group(subviews: content()) { subviews in
      ForEach(subviews) { s in
        s.padding(); if s.id != subviews.last?.id { Divider() }
      }
    };
    ForEach(sections: content()) { sec in
      sec.header; sec.content
    }; Text(title); footer
  }
}

// B22
struct B22B: View {
  var body: some View {
    VStack {
      Color(.systemBackground); Color(uiColor: .label); Color("Brand", bundle: .main);
      Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4); Color(white: 0.5);
      Color(hue: 0.1, saturation: 1, brightness: 1); Color(.sRGB, red: 1, green: 0, blue: 0); Color(hex: 0xff00ff);
      Color.red.opacity(0.3)
    }.foregroundStyle(.primary, .secondary, .tertiary).tint(.mint).accentColor(.pink)
  }
}
extension Color {
  init(hex: UInt) {
    self.init(
      .displayP3, red: Double((hex >> 16) & 255) / 255, green: Double((hex >> 8) & 255) / 255,
      blue: Double(hex & 255) / 255)
  }; var components: (Float, Float) { let r = resolve(in: EnvironmentValues()); return (r.red, r.green) }
}

// B23
struct B23MyApp: App {
  @UIApplicationDelegateAdaptor(B23Del.self) var del; @State private var model = 1; @Environment(\.scenePhase) var phase
  var body: some Scene {
    WindowGroup("Main", id: "main") { Text("x").environment(\.font, .body) }.commands {
      CommandGroup(after: .newItem) { Button("New") {}.keyboardShortcut("n") }; CommandMenu("Edit") { Text("x") }
    }.onChange(of: phase) {}.defaultSize(width: 300, height: 200).windowResizability(.contentSize)
      .handlesExternalEvents(matching: [])
  }
}
final class B23Del: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
}

// B25
struct B25Wave: TextRenderer {
  var t: Double;
  var animatableData: Double {
    get { t }
    set { t = newValue }
  }
  var displayPadding: EdgeInsets { EdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0) }
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
    for line in layout {
      for run in line {
        let big = run[B25Big.self] != nil;
        for (i, slice) in run.enumerated() {
          var c = ctx; c.opacity = big ? 1 : 0.5; c.translateBy(x: 0, y: sin(t + Double(i)) * 4);
          c.addFilter(.blur(radius: 1)); c.draw(slice, options: .disablesSubpixelQuantization);
          _ = slice.typographicBounds.rect
        }
      }
    }
  }
}
struct B25Big: TextAttribute {}
struct B25B: View {
  @State var t = 0.0;
  var body: some View {
    Text("Hello \(Text("waves").customAttribute(B25Big()).bold())").textRenderer(B25Wave(t: t)).lineHeight(
      .multiple(factor: 1.4)
    ).onTapGesture { withAnimation(.linear(duration: 2)) { t = 6 } }
  }
}
extension Text.Layout { var flattenedRuns: some RandomAccessCollection<Text.Layout.Run> { flatMap { line in line } } }
extension Transition where Self == B25TextT { static var text: B25TextT { B25TextT() } }
struct B25TextT: Transition {
  static var properties: TransitionProperties { TransitionProperties(hasMotion: true) };
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.textRenderer(B25Wave(t: phase.isIdentity ? 1 : 0)).opacity(phase.isIdentity ? 1 : 0)
  }
}

// B26
struct B26B: View {
  @AppStorage("a") var a = 0; @AppStorage("b", store: UserDefaults(suiteName: "g")) var b: String?;
  @AppStorage("c") var c = Kind.x; @SceneStorage("d") var d: Data?;
  enum Kind: String, CaseIterable {
    case x, y;
    var title: LocalizedStringKey {
      switch self {
      case .x: "X";
      case .y: "Y"
      }
    }
  }
  var body: some View {
    Picker(selection: $c) {
      ForEach(Kind.allCases, id: \.self) { Text($0.title) }
    } label: {
      Label("Kind", systemImage: "tag")
    }.pickerStyle(.navigationLink);
    Picker("x", selection: $a) {
      Section("s") { Text("0").tag(0) }; Divider(); Label("l", systemImage: "star").tag(1)
    } currentValueLabel: {
      Text("c")
    }.pickerStyle(.menu);
    Menu {
      Picker("s", selection: $a) { Text("1").tag(1) }.pickerStyle(.inline); Toggle("t", isOn: .constant(true));
      ControlGroup {
        Button("a", systemImage: "plus") {}; Button("b", systemImage: "minus") {}
      }; ShareLink(item: URL(filePath: "/a"), subject: Text("s"), preview: SharePreview("p", image: Image("x")))
    } label: {
      Image(systemName: "ellipsis.circle")
    } primaryAction: {
    }.menuOrder(.fixed).menuStyle(.button)
  }
}

// B27
struct B27B: View {
  let url = URL(filePath: "/a");
  var body: some View {
    VStack {
      Link(destination: url) { Label("Site", systemImage: "safari") };
      Link("x", destination: url).environment(\.openURL, OpenURLAction { _ in .systemAction });
      Text("Date: \(Date.now.formatted(.dateTime.year()))");
      Text("Plural \(3, specifier: "%d")"); Text(verbatim: "v").accessibilityLabel(Text("w", comment: "c"));
      Text("key", tableName: "T", bundle: .main, comment: "c"); Text(String(localized: "x", comment: "y"));
      Label(title: { Text("a") }, icon: { Image("x") }); Text(AttributedString(localized: "**x**"));
      Text(NSLocalizedString("a", comment: "b"))
    }
  }
}

// B28
struct B28B: View {
  @State var path: [Int] = [];
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NavigationLink {
          Text("D")
        } label: {
          Text("Go")
        }.navigationLinkIndicatorVisibility(.hidden); NavigationLink("v", value: 3)
      }.navigationDestination(for: Int.self) { Text("\($0)").navigationBarBackButtonHidden() }.navigationDestination(
        isPresented: .constant(false)
      ) { Text("x") }.navigationDestination(item: .constant(Int?.none)) { Text("\($0)") }.navigationTitle(
        .constant("Editable")
      ).toolbarTitleMenu { Button("Rename") {} }.toolbar {
        ToolbarItem(placement: .principal) { VStack { Text("T").font(.headline) } };
        ToolbarItemGroup(placement: .topBarTrailing) {
          Button("a") {}; Menu("m") { Button("x") {} }
        }; ToolbarSpacer(.fixed, placement: .topBarTrailing);
        ToolbarItem(id: "b", placement: .status) { Text("s") }.sharedBackgroundVisibility(.hidden)
      }.toolbarBackground(.ultraThinMaterial, for: .navigationBar, .tabBar).toolbarColorScheme(
        .dark, for: .navigationBar
      ).toolbar(.hidden, for: .tabBar).toolbar(removing: .title).toolbarTitleDisplayMode(.inlineLarge)
        .navigationSubtitle("s")
    }
  }
}

// B29
struct B29B: View {
  var body: some View {
    GeometryReader { proxy in
      let f = proxy.frame(in: .global);
      ZStack(alignment: .topLeading) {
        Color.clear;
        Path { $0.addRect(CGRect(origin: .zero, size: proxy.size)) }.stroke(
          .red, style: .init(lineWidth: 2, dash: [3], dashPhase: 2)
        ).frame(width: max(0, f.width - proxy.safeAreaInsets.leading))
      }
    }.onGeometryChange(for: CGSize.self) {
      $0.size
    } action: { old, new in
      print(old, new)
    }.ignoresSafeArea(.keyboard, edges: .bottom).persistentSystemOverlays(.hidden)
      .defersSystemGestures(on: .bottom).aspectRatio(CGSize(width: 4, height: 3), contentMode: .fit).drawingGroup(
        opaque: false
      ).flipsForRightToLeftLayoutDirection(true).rotation3DEffect(
        .degrees(10), axis: (x: 1, y: 0, z: 0), anchor: .bottom, perspective: 0.5
      ).clipped(antialiased: true).border(.red, width: 2).padding([.horizontal, .top], 8).padding(
        .init(top: 1, leading: 2, bottom: 3, trailing: 4)
      ).scenePadding()
  }
}

// B30
struct B30FavKey: FocusedValueKey { typealias Value = Binding<Bool> }
extension FocusedValues {
  var fav: Binding<Bool>? {
    get { self[B30FavKey.self] }
    set { self[B30FavKey.self] = newValue }
  }; @Entry var doc: String?
}
extension ContainerValues { @Entry var pinned = false }
struct B30B: View {
  @FocusedValue(\.fav) var fav; @FocusedBinding(\.fav) var on; @State var x = false;
  var body: some View {
    Text("x").focusedValue(\.fav, $x).focusedSceneValue(\.doc, "d").containerValue(\.pinned, true).onReceive(
      NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
    ) { _ in }.onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in }.onOpenURL { _ in }
      .onContinueUserActivity("a") { _ in }.userActivity("b") { $0.title = "t" }
  }
}

// B31
@Model final class B31Note {
  var title = ""
  var order: Int?
  init() {}
}
@MainActor func b31First(in context: ModelContext) throws -> B31Note? {
  var descriptor = FetchDescriptor<B31Note>(
    predicate: #Predicate { $0.title == "a" }, sortBy: [SortDescriptor(\.title)])
  (descriptor.fetchLimit, descriptor.fetchOffset) = (1, 1)
  try context.transaction { context.insert(B31Note()) }
  if context.hasChanges { try context.save() }
  let found = try context.fetch(descriptor).first
  return found.flatMap { context.registeredModel(for: $0.persistentModelID) }
}
struct B31B: View {
  @Query var all: [B31Note]
  @Query(sort: \B31Note.title) var sorted: [B31Note]
  @Query(sort: \B31Note.order, order: .reverse) var ordered: [B31Note]
  @Query(filter: #Predicate<B31Note> { $0.title == "" }, sort: [SortDescriptor(\B31Note.title)]) var some: [B31Note]
  var body: some View { Text("\(all.count + sorted.count + ordered.count + some.count)") }
}

/// Common code of current apps. Each expression is compiled on its own.
enum Idioms14 {
  static var all: [AnyView] {
    [
      AnyView(B21B("t") { Text("x") }),
      AnyView(B22B()),
      AnyView(B25B()),
      AnyView(B26B()),
      AnyView(B27B()),
      AnyView(B28B()),
      AnyView(B29B()),
      AnyView(B30B()),
      AnyView(B31B()),
    ]
  }
}
