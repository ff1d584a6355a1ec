import Charts
import SwiftUI

// A01
struct A01PrimaryButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @ScaledMetric(relativeTo: .body) private var padding = 12.0
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .frame(maxWidth: .infinity)
      .padding(padding)
      .background(
        configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint),
        in: .rect(cornerRadius: 12, style: .continuous)
      )
      .foregroundStyle(.white)
      .opacity(isEnabled ? (configuration.isPressed ? 0.7 : 1) : 0.4)
      .scaleEffect(configuration.isPressed ? 0.98 : 1)
      .animation(.snappy(duration: 0.2), value: configuration.isPressed)
  }
}
extension ButtonStyle where Self == A01PrimaryButtonStyle { static var primary: Self { .init() } }
struct A01: View { var body: some View { Button("Save", role: .destructive) {}.buttonStyle(.primary).disabled(true) } }

// A02
enum A02Route: Hashable { case detail(id: Int), settings }
@Observable final class A02Router {
  var path = NavigationPath(); func push(_ r: A02Route) { path.append(r) };
  func popToRoot() { path.removeLast(path.count) }
}
struct A02: View {
  @State private var router = A02Router()
  var body: some View {
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      List(1..<5) { id in NavigationLink("Item \(id)", value: A02Route.detail(id: id)) }
        .navigationDestination(for: A02Route.self) { route in
          switch route {
          case .detail(let id):
            Text("Detail \(id)").toolbar {
              ToolbarItem(placement: .primaryAction) { Button("Root", action: router.popToRoot) }
            }
          case .settings: Text("Settings")
          }
        }
        .navigationTitle("Items")
    }
    .environment(router)
  }
}

// A03
struct A03: View {
  enum Field: Hashable { case name, email }
  @FocusState private var focus: Field?
  @State private var name = ""
  @State private var email = ""
  @State private var agreed = false
  var body: some View {
    Form {
      Section {
        TextField("Name", text: $name, prompt: Text("Required")).focused($focus, equals: .name).textContentType(.name)
          .submitLabel(.next)
        TextField("Email", text: $email).focused($focus, equals: .email).keyboardType(.emailAddress)
          .textInputAutocapitalization(.never).autocorrectionDisabled()
      } header: {
        Text("Account")
      } footer: {
        Text("We never share your email.")
      }
      Toggle(isOn: $agreed) {
        VStack(alignment: .leading) {
          Text("Terms"); Text("Read them").font(.caption).foregroundStyle(.secondary)
        }
      }
    }
    .onSubmit {
      switch focus {
      case .name: focus = .email;
      default: focus = nil
      }
    }
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Spacer(); Button("Done") { focus = nil }
      }
    }
    .defaultFocus($focus, .name)
    .scrollDismissesKeyboard(.interactively)
  }
}

// A04
struct A04SizeKey: PreferenceKey {
  static let defaultValue: CGSize = .zero;
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}
extension View {
  func readSize(onChange: @escaping (CGSize) -> Void) -> some View {
    background(GeometryReader { proxy in Color.clear.preference(key: A04SizeKey.self, value: proxy.size) })
      .onPreferenceChange(A04SizeKey.self, perform: onChange)
  }
}
struct A04: View {
  @State private var size = CGSize.zero;
  var body: some View { Text("Size \(Int(size.width))×\(Int(size.height))").readSize { size = $0 } }
}

// A05
struct A05: View {
  struct Sale: Identifiable { let id = UUID(); let day: Date; let amount: Double; let kind: String }
  let sales: [Sale]
  @State private var selected: Date?
  var body: some View {
    Chart {
      ForEach(sales) { sale in
        LineMark(x: .value("Day", sale.day, unit: .day), y: .value("Amount", sale.amount))
          .foregroundStyle(by: .value("Kind", sale.kind))
          .interpolationMethod(.catmullRom)
          .symbol(by: .value("Kind", sale.kind))
        AreaMark(x: .value("Day", sale.day, unit: .day), y: .value("Amount", sale.amount))
          .foregroundStyle(.linearGradient(colors: [.blue.opacity(0.4), .clear], startPoint: .top, endPoint: .bottom))
      }
      if let selected {
        RuleMark(x: .value("Selected", selected)).lineStyle(StrokeStyle(lineWidth: 1, dash: [4])).annotation(
          position: .top, spacing: 0, overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
        ) { Text("Here") }
      }
    }
    .chartXSelection(value: $selected)
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) { _ in
        AxisGridLine(); AxisTick(); AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
      }
    }
    .chartYAxis {
      AxisMarks(position: .leading) { value in
        AxisGridLine(); AxisValueLabel { if let v = value.as(Double.self) { Text(v, format: .currency(code: "EUR")) } }
      }
    }
    .chartForegroundStyleScale(["a": Color.red, "b": .blue])
    .chartLegend(position: .bottom, alignment: .leading)
    .frame(height: 240)
  }
}

// A06
struct A06: View {
  @GestureState private var drag = CGSize.zero
  @State private var offset = CGSize.zero
  @State private var scale = 1.0
  var body: some View {
    let dragging = DragGesture(minimumDistance: 5, coordinateSpace: .local)
      .updating($drag) { value, state, transaction in
        state = value.translation; transaction.animation = .interactiveSpring()
      }
      .onEnded { value in
        offset.width += value.translation.width; offset.height += value.predictedEndTranslation.height
      }
    let magnifying = MagnifyGesture().onChanged { scale = $0.magnification }
    RoundedRectangle(cornerRadius: 20).fill(.blue.gradient).frame(width: 100, height: 100)
      .offset(x: offset.width + drag.width, y: offset.height + drag.height)
      .scaleEffect(scale)
      .gesture(dragging.simultaneously(with: magnifying))
      .onLongPressGesture(minimumDuration: 0.5, maximumDistance: 10) {
        offset = .zero
      } onPressingChanged: { _ in
      }
  }
}

// A07
struct A07FlowLayout: Layout {
  var spacing: CGFloat = 8
  struct Cache { var sizes: [CGSize] = [] }
  func makeCache(subviews: Subviews) -> Cache { Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }) }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    arrange(proposal.replacingUnspecifiedDimensions().width, cache.sizes).size
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    let result = arrange(bounds.width, cache.sizes)
    for (i, p) in result.points.enumerated() {
      subviews[i].place(
        at: CGPoint(x: bounds.minX + p.x, y: bounds.minY + p.y), anchor: .topLeading,
        proposal: ProposedViewSize(cache.sizes[i]))
    }
  }
  private func arrange(_ width: CGFloat, _ sizes: [CGSize]) -> (size: CGSize, points: [CGPoint]) {
    var x: CGFloat = 0, y: CGFloat = 0, line: CGFloat = 0, widest: CGFloat = 0
    var points: [CGPoint] = []
    for s in sizes {
      if x + s.width > width, x > 0 { x = 0; y += line + spacing; line = 0 }; points.append(CGPoint(x: x, y: y));
      x += s.width + spacing; line = max(line, s.height); widest = max(widest, x)
    }
    return (CGSize(width: widest, height: y + line), points)
  }
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
}
struct A07: View {
  var body: some View {
    A07FlowLayout(spacing: 6) {
      ForEach(["a", "bb", "ccc"], id: \.self) { Text($0).padding(4).background(.quaternary, in: .capsule) }
    }
  }
}

// A08
struct A08: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.dynamicTypeSize) private var typeSize
  var body: some View {
    let layout =
      sizeClass == .compact || typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 10))
      : AnyLayout(HStackLayout(alignment: .firstTextBaseline))
    layout {
      Text("One"); Text("Two").layoutPriority(1)
    }.dynamicTypeSize(...DynamicTypeSize.accessibility2)
  }
}

// A09
struct A09: View {
  @State private var phase = false
  var body: some View {
    Image(systemName: "heart.fill").symbolEffect(.bounce, value: phase).symbolRenderingMode(.palette).foregroundStyle(
      .red, .pink
    )
    .phaseAnimator([0.0, 1.0, 0.5], trigger: phase) { content, value in
      content.scaleEffect(1 + value).rotationEffect(.degrees(value * 10))
    } animation: { _ in
      .bouncy
    }
    .onTapGesture { phase.toggle() }
    .sensoryFeedback(.impact(weight: .medium), trigger: phase)
    .contentTransition(.symbolEffect(.replace.downUp))
  }
}

// A10
struct A10: View {
  struct Values { var scale = 1.0; var angle = Angle.zero; var y = 0.0 }
  @State private var trigger = 0
  var body: some View {
    Text("👋").keyframeAnimator(initialValue: Values(), trigger: trigger) { view, v in
      view.scaleEffect(v.scale).rotationEffect(v.angle).offset(y: v.y)
    } keyframes: { _ in
      KeyframeTrack(\.scale) {
        LinearKeyframe(1.2, duration: 0.2); SpringKeyframe(1, duration: 0.4, spring: .bouncy)
      }
      KeyframeTrack(\.angle) {
        CubicKeyframe(.degrees(10), duration: 0.2); CubicKeyframe(.zero, duration: 0.2)
      }
      KeyframeTrack(\.y) {
        MoveKeyframe(0); LinearKeyframe(-20, duration: 0.3, timingCurve: .easeOut)
      }
    }
  }
}

/// Common code of current apps. Each expression is compiled on its own.
enum Idioms9 {
  static var all: [AnyView] {
    [
      AnyView(A01()),
      AnyView(A02()),
      AnyView(A03()),
      AnyView(A04()),
      AnyView(A05(sales: [])),
      AnyView(A06()),
      AnyView(A07()),
      AnyView(A08()),
      AnyView(A09()),
      AnyView(A10()),
    ]
  }
}
