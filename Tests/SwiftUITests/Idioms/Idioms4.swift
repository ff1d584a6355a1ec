import SwiftUI
import UIKit

enum Idioms4 {
  static func view1() -> some View { ContentUnavailableView.search }

  static func view2() -> some View { ContentUnavailableView.search(text: "q") }

  static func view3() -> some View {
    Form {
      Section {
        Text("x")
      } header: {
        Text("h")
      } footer: {
        Text("f")
      }
    }.formStyle(.grouped)
  }

  static func view4() -> some View {
    Form {
      Section("h") { Text("x") }; Section(header: Text("h"), footer: Text("f")) { Text("y") }
    }
  }

  static func view5() -> some View { Form { Section("h", isExpanded: .constant(true)) { Text("x") } } }

  static func view6() -> some View {
    List { ForEach(0..<5, id: \.self) { Text("\($0)") }.onDelete { _ in }.onMove { _, _ in } }.listStyle(.insetGrouped)
  }

  static func view7() -> some View { List(0..<5) { i in Text("\(i)") }.listStyle(.plain) }

  static func view8() -> some View { List(["a"], id: \.self) { Text($0) }.refreshable {} }

  static func view9() -> some View { List(["a"], id: \.self, selection: .constant(Set<String>())) { Text($0) } }

  static func view10() -> some View { List(selection: .constant("a" as String?)) { Text("a").tag("a") } }

  static func view11() -> some View {
    List {
      Text("x").listRowBackground(Color.red).listRowInsets(EdgeInsets()).listRowSeparator(.hidden).listRowSeparatorTint(
        .blue)
    }
  }

  static func view12() -> some View {
    List { Text("x").swipeActions(edge: .leading, allowsFullSwipe: false) { Button("Pin") {}.tint(.orange) } }
  }

  static func view13() -> some View {
    List {
      Text("x").badge(3); Text("y").badge(Text("new"))
    }.badgeProminence(.decreased)
  }

  static func view14() -> some View {
    List { Section { Text("x") }.listSectionSeparator(.hidden).headerProminence(.increased) }.listSectionSpacing(
      .compact
    ).listRowSpacing(4)
  }

  static func view15() -> some View {
    List { Text("x").listItemTint(.red) }.environment(\.defaultMinListRowHeight, 20).environment(
      \.editMode, .constant(.active))
  }

  static func view16() -> some View {
    List { Text("x") }.scrollContentBackground(.hidden).contentMargins(.vertical, 10, for: .scrollContent)
  }

  static func view17() -> some View { List { OutlineGroup([1], id: \.self, children: \.nothing) { Text("\($0)") } } }

  static func view18() -> some View { List([1], id: \.self, children: \.nothing) { Text("\($0)") } }

  static func view19() -> some View { List(.constant([Item()])) { $item in Text(item.name) } }

  static func view20() -> some View { ForEach(.constant([Item()])) { $item in TextField("x", text: $item.name) } }

  static func view21() -> some View { ForEach(Array(["a"].enumerated()), id: \.offset) { i, s in Text("\(i) \(s)") } }

  static func view22() -> some View { ForEach(Kind.allCases, id: \.self) { Text($0.rawValue) } }

  static func view23() -> some View { ForEach([Item()]) { item in Text(item.name) } }

  static func view24() -> some View { ForEach(0..<3) { _ in Divider() } }

  static func view25() -> some View {
    ScrollView(.horizontal, showsIndicators: false) { LazyHStack(spacing: 10) { Text("x") } }
  }

  static func view26() -> some View { ScrollView([.horizontal, .vertical]) { Text("x") }.scrollIndicators(.hidden) }

  static func view27() -> some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0, pinnedViews: [.sectionHeaders]) {
        Section {
          Text("x")
        } header: {
          Text("h")
        }
      }
    }
  }

  static func view28() -> some View {
    ScrollView {
      LazyVGrid(
        columns: [GridItem(.adaptive(minimum: 80), spacing: 4), GridItem(.flexible()), GridItem(.fixed(20))], spacing: 8
      ) { Text("x") }
    }
  }

  static func view29() -> some View {
    ScrollView { LazyHGrid(rows: [GridItem(.flexible(minimum: 10, maximum: 20), alignment: .top)]) { Text("x") } }
  }

  static func view30() -> some View {
    ScrollView { Text("x") }.scrollTargetBehavior(.viewAligned).scrollBounceBehavior(.basedOnSize).scrollClipDisabled()
  }

  static func view31() -> some View {
    ScrollView {
      LazyVStack {
        Text("x").scrollTransition { c, p in c.opacity(p.isIdentity ? 1 : 0).scaleEffect(1 - abs(p.value)) }
      }.scrollTargetLayout()
    }.scrollPosition(id: .constant(1 as Int?), anchor: .center)
  }

  static func view32() -> some View {
    ScrollView { Text("x") }.defaultScrollAnchor(.bottom).scrollDismissesKeyboard(.interactively)
  }

  static func view33() -> some View {
    ScrollView { Text("x").containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 10) }.safeAreaPadding(
      .horizontal, 20)
  }

  static func view34() -> some View {
    ScrollView { Text("x").visualEffect { c, p in c.offset(y: p.frame(in: .scrollView).minY) } }
  }

  static func view35() -> some View {
    ScrollView { Text("x") }.onScrollGeometryChange(for: CGFloat.self) {
      $0.contentOffset.y + $0.contentInsets.top
    } action: { old, new in
    }
  }

  static func view36() -> some View { ScrollView { Text("x").onScrollVisibilityChange(threshold: 0.2) { _ in } } }

  static func view37() -> some View {
    ScrollViewReader { proxy in
      ScrollView { Text("x").id(3) }.onAppear { withAnimation { proxy.scrollTo(3, anchor: .top) } }
    }
  }

  static func view38() -> some View {
    GeometryReader { proxy in Color.clear.preference(key: HeightKey.self, value: proxy.size.height) }
      .onPreferenceChange(HeightKey.self) { _ in }
  }

  static func view39() -> some View {
    GeometryReader { geo in Text("\(geo.safeAreaInsets.top) \(geo.frame(in: .named("a")).midX)") }.coordinateSpace(
      name: "a"
    ).coordinateSpace(.named("b"))
  }

  static func view40() -> some View {
    Text("x").onGeometryChange(for: CGSize.self) {
      $0.size
    } action: {
      print($0)
    }
  }

  static func view41() -> some View {
    Text("x").anchorPreference(key: AnchorKey.self, value: .bounds) { [$0] }.overlayPreferenceValue(AnchorKey.self) {
      a in GeometryReader { g in if let f = a.first { Color.red.frame(width: g[f].width) } }
    }
  }

  static func view42() -> some View {
    Text("x").backgroundPreferenceValue(HeightKey.self) { h in Color.red.frame(height: h) }
  }

  static func view43() -> some View {
    ViewThatFits(in: .horizontal) {
      Text("long"); Text("s")
    }
  }

  static func view44() -> some View {
    Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 4) {
      GridRow(alignment: .top) {
        Text("a"); Text("b").gridCellColumns(2).gridColumnAlignment(.trailing)
      }; Divider().gridCellUnsizedAxes(.horizontal)
    }
  }

  static func view45() -> some View {
    ZStack(alignment: .bottomTrailing) {
      Color.red; Text("x")
    }
  }

  static func view46() -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 4) {
      Text("a"); Spacer(minLength: 0); Text("b")
    }
  }

  static func view47() -> some View {
    HStack {
      Text("a").frame(maxWidth: .infinity); Divider()
    }.frame(height: 40)
  }

  static func view48() -> some View { AnyLayout(HStackLayout(spacing: 4)) { Text("a") } }

  static func view49() -> some View { Color(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4) }

  static func view50() -> some View { Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1) }

  static func view51() -> some View { Color(hue: 0.1, saturation: 0.2, brightness: 0.3) }

  static func view52() -> some View { Color(white: 0.5, opacity: 0.4) }

  static func view53() -> some View { Color(UIColor.systemBackground) }

  static func view54() -> some View { Color(.systemGroupedBackground) }

  static var all: [AnyView] {
    [
      AnyView(view1()),
      AnyView(view2()),
      AnyView(view3()),
      AnyView(view4()),
      AnyView(view5()),
      AnyView(view6()),
      AnyView(view7()),
      AnyView(view8()),
      AnyView(view9()),
      AnyView(view10()),
      AnyView(view11()),
      AnyView(view12()),
      AnyView(view13()),
      AnyView(view14()),
      AnyView(view15()),
      AnyView(view16()),
      AnyView(view17()),
      AnyView(view18()),
      AnyView(view19()),
      AnyView(view20()),
      AnyView(view21()),
      AnyView(view22()),
      AnyView(view23()),
      AnyView(view24()),
      AnyView(view25()),
      AnyView(view26()),
      AnyView(view27()),
      AnyView(view28()),
      AnyView(view29()),
      AnyView(view30()),
      AnyView(view31()),
      AnyView(view32()),
      AnyView(view33()),
      AnyView(view34()),
      AnyView(view35()),
      AnyView(view36()),
      AnyView(view37()),
      AnyView(view38()),
      AnyView(view39()),
      AnyView(view40()),
      AnyView(view41()),
      AnyView(view42()),
      AnyView(view43()),
      AnyView(view44()),
      AnyView(view45()),
      AnyView(view46()),
      AnyView(view47()),
      AnyView(view48()),
      AnyView(view49()),
      AnyView(view50()),
      AnyView(view51()),
      AnyView(view52()),
      AnyView(view53()),
      AnyView(view54()),
    ]
  }
}
