import Charts
import SwiftUI

// B01
struct B01B: View {
  @State private var text = ""; @FocusState var f: Bool
  var body: some View {
    TextField("Title", text: $text, axis: .vertical).lineLimit(3...6).textFieldStyle(.roundedBorder).focused($f)
      .onChange(of: f) { _, now in print(now) }.submitLabel(.done).onSubmit(of: .text) {}.task { f = true }.overlay(
        alignment: .trailing
      ) {
        if !text.isEmpty {
          Button {
            text = ""
          } label: {
            Image(systemName: "xmark.circle.fill")
          }.buttonStyle(.borderless).padding(.trailing, 8).transition(.opacity)
        }
      }
  }
}

// B02
struct B02Onboarding: View {
  @State private var page = 0
  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<3) { i in
        VStack {
          Image(systemName: "\(i).circle").resizable().scaledToFit().frame(height: 120);
          Text("Page \(i)").font(.title.weight(.heavy)).multilineTextAlignment(.center)
        }.tag(i)
      }
    }.tabViewStyle(.page(indexDisplayMode: .always)).indexViewStyle(.page(backgroundDisplayMode: .interactive))
      .safeAreaInset(edge: .bottom) {
        Button(page == 2 ? "Start" : "Next") { withAnimation { page = min(page + 1, 2) } }.buttonStyle(
          .borderedProminent
        ).controlSize(.large).buttonBorderShape(.capsule)
      }
  }
}

// B03
struct B03Skeleton: ViewModifier {
  @State private var x: CGFloat = -1
  func body(content: Content) -> some View {
    content.redacted(reason: .placeholder).overlay {
      GeometryReader { geo in
        LinearGradient(colors: [.clear, .white.opacity(0.6), .clear], startPoint: .leading, endPoint: .trailing).frame(
          width: geo.size.width
        ).offset(x: x * geo.size.width)
      }
    }.mask(content).onAppear { withAnimation(.linear(duration: 1.2).repeatForever(autoreverses: false)) { x = 1 } }
  }
}
extension View {
  @ViewBuilder func skeleton(_ on: Bool) -> some View { if on { modifier(B03Skeleton()) } else { self } }
}
struct B03B: View { var body: some View { Text("Loading").skeleton(true) } }

// B04
struct B04StickyHeader: View {
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
        ForEach(["A", "B"], id: \.self) { s in
          Section {
            ForEach(0..<5, id: \.self) { Text("\(s)\($0)").padding() }
          } header: {
            Text(s).frame(maxWidth: .infinity, alignment: .leading).background(.thinMaterial)
          }
        }
      }
    }.coordinateSpace(.named("scroll")).background {
      GeometryReader { g in Color.clear.onChange(of: g.frame(in: .named("scroll")).minY, initial: true) { _, _ in } }
    }
  }
}

// B05
@Observable class B05Cart {
  var items: [Item] = []; struct Item: Identifiable, Equatable { let id = UUID(); var name: String; var count = 1 };
  var total: Int { items.reduce(0) { $0 + $1.count } }; @ObservationIgnored var cache = [String: Int]()
}
struct B05Row: View {
  @Bindable var cart: B05Cart; @Binding var item: B05Cart.Item
  var body: some View {
    Stepper(value: $item.count, in: 0...9) {
      LabeledContent(item.name) {
        Text(item.count, format: .number).contentTransition(.numericText(value: Double(item.count))).animation(
          .snappy, value: item.count)
      }
    }
  }
}
struct B05B: View {
  @State private var cart = B05Cart();
  var body: some View {
    List($cart.items) { $item in B05Row(cart: cart, item: $item) }.badge(cart.total).safeAreaInset(edge: .top) {
      Text("\(cart.total)")
    }
  }
}

// B06
struct B06B: View {
  @State var date = Date(timeIntervalSince1970: 0); @State var dates: Set<DateComponents> = [];
  @Environment(\.calendar) var calendar; @Environment(\.locale) var locale; @Environment(\.timeZone) var tz
  var bounds: Range<Date> {
    let s = calendar.date(from: DateComponents(year: 2024, month: 1, day: 1)) ?? date;
    return s..<(calendar.date(byAdding: .month, value: 1, to: s) ?? s)
  }
  var body: some View {
    Form {
      DatePicker(selection: $date, displayedComponents: .date) { Text("Due") }.datePickerStyle(.wheel).labelsHidden();
      MultiDatePicker("Days", selection: $dates, in: bounds); Text(date.formatted(date: .abbreviated, time: .omitted));
      Text(date, format: Date.FormatStyle(locale: locale, calendar: calendar, timeZone: tz).weekday(.wide));
      Text(date.formatted(.iso8601.year().month().day())); Text(date.formatted(.relative(presentation: .numeric)));
      Text((date..<date.addingTimeInterval(60)).formatted(.interval.hour().minute()))
    }
  }
}

// B07
struct B07Donut: View {
  let data: [(name: String, value: Double)]; @State private var angle: Double?
  var body: some View {
    Chart(data, id: \.name) { e in
      SectorMark(angle: .value("V", e.value), innerRadius: .ratio(0.618), outerRadius: .inset(10), angularInset: 1.5)
        .cornerRadius(5).foregroundStyle(by: .value("N", e.name)).opacity(angle == nil ? 1 : 0.5).annotation(
          position: .overlay
        ) { Text(e.value, format: .number) }
    }.chartAngleSelection(value: $angle).chartLegend(.hidden).chartBackground { proxy in
      GeometryReader { geo in
        if let anchor = proxy.plotFrame { Text("Total").position(x: geo[anchor].midX, y: geo[anchor].midY) }
      }
    }.scaledToFit()
  }
}

// B08
struct B08Bars: View {
  struct P: Identifiable { var id: String { kind + day }; var day: String; var kind: String; var n: Int }; let ps: [P]
  var body: some View {
    Chart {
      ForEach(ps) { p in
        BarMark(x: .value("Day", p.day), y: .value("N", p.n), width: .ratio(0.6), stacking: .normalized)
          .foregroundStyle(by: .value("K", p.kind)).position(
            by: .value("K", p.kind), axis: .horizontal, span: .ratio(1)
          ).annotation(position: .top, alignment: .center) { Text("\(p.n)").font(.caption2) }
      }; RuleMark(y: .value("Goal", 5)).foregroundStyle(.red).lineStyle(.init(dash: [2, 2]));
      RectangleMark(xStart: .value("a", "x"), xEnd: .value("b", "y"), yStart: .value("c", 0), yEnd: .value("d", 2))
        .opacity(0.2);
      PointMark(x: .value("Day", "Mo"), y: .value("N", 3)).symbol(.diamond).symbolSize(100)
    }.chartYScale(domain: 0...10).chartXAxisLabel("Day", position: .bottom).chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 5).chartPlotStyle { $0.background(.gray.opacity(0.1)).border(.gray) }.chartOverlay {
        proxy in
        Rectangle().fill(.clear).contentShape(Rectangle()).gesture(
          DragGesture().onChanged { v in let _: (String, Int)? = proxy.value(at: v.location) })
      }
  }
}

// B09
struct B09B: View {
  @State var on = false
  var body: some View {
    VStack(alignment: .custom) {
      Text("a").alignmentGuide(.custom) { d in d[HorizontalAlignment.center] };
      Text("b").alignmentGuide(.leading) { $0[.trailing] / 2 }
    }.frame(minWidth: 0, idealWidth: 100, maxWidth: .infinity, minHeight: 10, idealHeight: nil, maxHeight: 50)
      .fixedSize(horizontal: true, vertical: false).position(x: 10, y: 10).zIndex(2).allowsHitTesting(on).contentShape(
        .interaction, .rect
      ).contentShape(.hoverEffect, .capsule)
  }
}
extension HorizontalAlignment {
  private struct Custom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }; static let custom = HorizontalAlignment(Custom.self)
}

// B10
struct B10AnchorKey: PreferenceKey {
  static let defaultValue: [Int: Anchor<CGRect>] = [:];
  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}
struct B10B: View {
  @State var chosen = 0
  var body: some View {
    HStack {
      ForEach(0..<3, id: \.self) { i in
        Text("Tab \(i)").padding(8).anchorPreference(key: B10AnchorKey.self, value: .bounds) { [i: $0] }.onTapGesture {
          withAnimation(.snappy) { chosen = i }
        }
      }
    }.overlayPreferenceValue(B10AnchorKey.self) { anchors in
      GeometryReader { geo in
        if let a = anchors[chosen] {
          let r = geo[a]; Capsule().fill(.tint).frame(width: r.width, height: 3).offset(x: r.minX, y: r.maxY)
        }
      }
    }
  }
}

/// Common code of current apps. Each expression is compiled on its own.
enum Idioms12 {
  static var all: [AnyView] {
    [
      AnyView(B01B()),
      AnyView(B02Onboarding()),
      AnyView(B03B()),
      AnyView(B04StickyHeader()),
      AnyView(B05B()),
      AnyView(B06B()),
      AnyView(B07Donut(data: [("a", 1), ("b", 2)])),
      AnyView(B08Bars(ps: [])),
      AnyView(B09B()),
      AnyView(B10B()),
    ]
  }
}
