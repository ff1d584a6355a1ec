import GalleyGeometry
import GalleyMotion
import GalleyScroll
import GalleyText
import GalleyViews
import Observation

/// A number that only one view of a ``PartialScreen`` reads.
@Observable
final class PartialModel {
  var number = 0
}

/// A view that reads a model, wrapped in modifiers and a container. If the model changes, only that view is rebuilt.
struct PartialScreen: View {
  let model: PartialModel
  let leaf: Int
  /// The modifiers, innermost first.
  let modifiers: [Int]
  let container: Int

  private var content: AnyView {
    modifiers.reduce(AnyView(PartialLeaf(model: model, kind: leaf))) { PartialScreen.modifiers[$1]($0) }
  }

  var body: some View { PartialScreen.containers[container](content) }
}

private struct PartialLeaf: View {
  let model: PartialModel
  let kind: Int

  private var number: Int { model.number }
  private var isOdd: Bool { number % 2 == 1 }

  var body: some View { kind < 9 ? AnyView(plain) : AnyView(saying) }

  @ViewBuilder private var plain: some View {
    switch kind {
    case 0: Text("number \(number)")
    case 1:
      Text("first \(number)")
      if isOdd { Color.red.frame(width: 9, height: 9) }
    case 2: if isOdd { Text("odd") }
    case 3: ForEach(0..<number + 1) { Text("row \($0)") }
    case 4: ScrollView { VStack { rows } }
    case 5: ScrollView { LazyVStack { rows } }.scrollTargetBehavior(.paging)
    case 6: ScrollView(.horizontal) { HStack { rows } }.id("own")
    case 7: List { rows }
    default: GeometryReader { Text("\(number) in \($0.size.width)") }.frame(height: 20)
    }
  }

  /// Views that pass values on to their ancestors.
  @ViewBuilder private var saying: some View {
    let text = Text("says \(number)")
    switch kind {
    case 9: text.listRowBackground(isOdd ? Color.red : nil).listRowSeparator(isOdd ? .hidden : .visible)
    case 10: text.badge(number).listRowInsets(EdgeInsets(top: Double(number), leading: 3, bottom: 0, trailing: 0))
    case 11: text.layoutPriority(Double(number)).zIndex(Double(-number)).padding(Double(number))
    case 12: text.preference(key: Total.self, value: number)
    case 13: text.alignmentGuide(.leading) { _ in Double(number) * 3 }.gridCellColumns(1 + number % 2)
    case 14: text.frame(width: 30 + 10 * Double(number)).background(isOdd ? Color.red : .blue)
    case 15: VStack { rows }.scrollTargetLayout(isEnabled: isOdd)
    case 16: text.tag(number).opacity(isOdd ? 0.5 : 1).transition(.slide)
    case 17: text.layoutValue(key: Wide.self, value: isOdd)
    case 18: text.presentationCornerRadius(Double(number)).presentationDetents(isOdd ? [.medium] : [.large])
    case 19:
      text.presentationBackground(isOdd ? Color.red : .green).presentationDragIndicator(isOdd ? .visible : .hidden)
    case 20: text.syncWidth("wide").padding(Double(number))
    case 21: Section("part \(number)") { rows }
    case 22: text.coordinateSpace(name: "own").font(isOdd ? .title : .body)
    default: GridRow { rows }
    }
  }

  private var rows: some View { ForEach(0..<12) { Text("row \($0) of \(number)").frame(height: 30) } }

  static let count = 24
}

extension PartialScreen {
  static var leaves: Int { PartialLeaf.count }

  static var modifiers: [(AnyView) -> AnyView] {
    [
      { AnyView($0.padding(3)) },
      { AnyView($0.background { Color.yellow }) },
      { AnyView($0.overlay(alignment: .topTrailing) { Text("over") }) },
      { AnyView($0.onAppear {}) },
      { AnyView($0.task {}) },
      { AnyView($0.onTapGesture {}) },
      { AnyView($0.onChange(of: 0) {}) },
      { AnyView($0.onScrollGeometryChange(for: Double.self, of: \.contentOffset.y) { _, _ in }) },
      { AnyView($0.onScrollPhaseChange { _, _ in }) },
      { AnyView($0.id("given")) },
      { AnyView($0.frame(width: 90, height: 90)) },
      { AnyView($0.font(.title)) },
      { AnyView($0.transition(.scale)) },
      { AnyView($0.animation(.linear, value: 0)) },
      { AnyView($0.listRowBackground(Color.green).listRowInsets(EdgeInsets())) },
      { AnyView($0.badge(7).listRowSeparator(.hidden)) },
      { AnyView($0.tag("tag")) },
      { AnyView($0.scrollTargetLayout()) },
      { AnyView($0.scrollTarget(isEnabled: false)) },
      { AnyView($0.scrollTargetBehavior(.viewAligned)) },
      { AnyView($0.scrollSync("shared")) },
      { AnyView($0.scrollPosition(.constant(ScrollPosition(idType: String.self)))) },
      { AnyView($0.scrollHeader(.continuous(resting: 40, minimum: 20)) { Color.blue }) },
      { AnyView($0.overlayPreferenceValue(Total.self) { Text("total \($0)") }) },
      { AnyView($0.safeAreaInset(edge: .bottom) { Text("bar") }) },
      { AnyView($0.clipShape(Capsule()).shadow(radius: 1)) },
      { AnyView($0.layoutPriority(1).zIndex(2)) },
      { AnyView($0.alignmentGuide(.leading) { $0[.trailing] }) },
      { AnyView($0.fixedSize()) },
      { AnyView($0.syncWidth("wide")) },
      { AnyView($0.gridCellColumns(2)) },
      { AnyView($0.containerRelativeFrame(.horizontal)) },
      { AnyView($0.scrollTransition { $0.opacity($1.isIdentity ? 1 : 0.3) }) },
      { AnyView($0.modifier(Framed())) },
      { view in AnyView(Group { view }) },
      { view in AnyView(ForEach(["element"], id: \.self) { _ in view }) },
      { view in AnyView(Section("section") { view }) },
      { view in AnyView(Wrapped { view }) },
      { AnyView($0.environment(\.layoutDirection, .rightToLeft)) },
      { AnyView($0.sheet(isPresented: .constant(true), name: "lower") { Text("sheet") }) },
      { AnyView($0.onGeometryChange(for: Double.self, of: \.size.width) { _ in }) },
      { AnyView($0.ignoresSafeArea()) },
      { view in AnyView(ScrollViewReader { _ in view }) },
      { AnyView($0.coordinateSpace(name: "given")) },
      { AnyView($0.rotationEffect(.degrees(3))) },
      { AnyView($0.contentMargins(.vertical, 5)) },
      { AnyView($0.scrollLink(to: "list")) },
    ]
  }

  static var containers: [(AnyView) -> AnyView] {
    [
      { view in
        AnyView(
          VStack {
            Text("head"); view; Text("foot")
          })
      },
      { view in
        AnyView(
          HStack(alignment: .top) {
            Text("head"); view
          })
      },
      { view in
        AnyView(
          ZStack {
            Color.gray; view
          })
      },
      { view in
        AnyView(
          List {
            Text("head"); view; Text("foot")
          }.id("list"))
      },
      { view in
        AnyView(
          List {
            Section("one") { Text("head") }; Section("two") { view }
          }.id("list"))
      },
      { view in
        AnyView(
          ScrollView {
            LazyVStack {
              Text("head"); view; Text("foot")
            }
          }.id("list"))
      },
      { view in
        AnyView(
          ScrollView {
            LazyVStack {
              ForEach(0..<9) {
                Text("\($0)"); view
              }
            }
          }.id("list"))
      },
      { view in
        AnyView(
          ScrollView {
            VStack {
              view; Color.red.frame(height: 500)
            }
          }.scrollTargetBehavior(.viewAligned).id("list"))
      },
      { view in
        AnyView(
          Grid {
            GridRow {
              Text("head"); view
            };
            GridRow {
              Text("a"); Text("b"); Text("c")
            }
          })
      },
      { view in
        AnyView(
          ViewThatFits {
            view.frame(minWidth: 500); VStack { view }
          })
      },
      { view in AnyView(GeometryReader { _ in view }) },
      { view in
        AnyView(
          AnyLayout(VStackLayout()) {
            Text("head"); view
          })
      },
      { view in
        AnyView(
          LazyVGrid(columns: [GridItem(), GridItem()]) {
            Text("head"); view
          })
      },
      { view in AnyView(Color.gray.sheet(isPresented: .constant(true)) { view }) },
      { view in
        AnyView(
          FlowLayout {
            Text("head"); view; Text("foot")
          })
      },
      { view in AnyView(Color.gray.overlay { view }) },
      { view in AnyView(Color.gray.scrollHeader(.continuous(resting: 90, minimum: 50)) { view }) },
      { view in AnyView(ZStack { List { view }.id("list") }.preferenceLine()) },
      { view in
        AnyView(
          Wide.Arranged {
            Text("head"); view
          })
      },
      { view in
        AnyView(
          ScrollView {
            LazyVStack {
              ForEach(0..<9) {
                Text("\($0)"); view
              }
            }
          }.id("list").rowHeights(.estimated))
      },
      { view in
        AnyView(
          List {
            ForEach(0..<30) { _ in view }
          }.id("list"))
      },
      { view in
        AnyView(
          ScrollView {
            LazyVGrid(columns: [GridItem(), GridItem()]) {
              ForEach(0..<19) { _ in view }
            }
          }.id("list"))
      },
      { view in
        AnyView(
          ScrollView {
            LazyFlowStack {
              ForEach(0..<19) { _ in view }
            }
          }.id("list"))
      },
    ]
  }
}

private struct Total: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// Whether the layout offers the view more space.
private struct Wide: LayoutValueKey {
  static var defaultValue: Bool { false }

  struct Arranged: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
      Size(width: 200, height: subviews.reduce(0) { $0 + ($1[Wide.self] ? 50 : 20) })
    }

    func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      var y = bounds.minY
      for view in subviews {
        view.place(at: Point(x: bounds.minX, y: y), proposal: .unspecified)
        y += view[Wide.self] ? 50 : 20
      }
    }
  }
}

private struct Framed: ViewModifier {
  @State private var width = 2.0

  func body(content: Content) -> some View { content.border(.red, width: width) }
}

private struct Wrapped<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { content() }
}

extension View {
  /// Shows the combined total below the view.
  fileprivate func preferenceLine() -> some View {
    overlayPreferenceValue(Total.self, alignment: .bottom) { Text("total \($0)") }
  }
}
