import SwiftUI
import UIKit

enum Idioms5 {
  static func view1() -> some View { Color(uiColor: .secondaryLabel) }

  static func view2() -> some View { Color("brand", bundle: nil) }

  static func view3() -> some View { Color.red.mix(with: .blue, by: 0.5) }

  static func view4() -> some View { Color.primary.opacity(0.1).frame(height: 1) }

  static func view5() -> some View {
    LinearGradient(
      gradient: Gradient(colors: [.red, .blue]), startPoint: .init(x: 0, y: 0), endPoint: UnitPoint(x: 1, y: 1))
  }

  static func view6() -> some View {
    LinearGradient(
      stops: [.init(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)], startPoint: .leading,
      endPoint: .trailing)
  }

  static func view7() -> some View {
    RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 100)
  }

  static func view8() -> some View {
    AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center, angle: .degrees(90))
  }

  static func view9() -> some View {
    Circle().trim(from: 0, to: 0.7).stroke(.red, style: StrokeStyle(lineWidth: 8, lineCap: .round)).rotationEffect(
      .degrees(-90))
  }

  static func view10() -> some View { Circle().fill(.red.opacity(0.4)).stroke(.blue, lineWidth: 2) }

  static func view11() -> some View {
    RoundedRectangle(cornerSize: CGSize(width: 4, height: 8)).inset(by: 2).fill(.red)
  }

  static func view12() -> some View { Rectangle().fill(.ultraThinMaterial).frame(width: 20, height: 20) }

  static func view13() -> some View {
    Capsule(style: .continuous).strokeBorder(Color.red, lineWidth: 2, antialiased: true)
  }

  static func view14() -> some View {
    Path { p in
      p.move(to: .zero); p.addLine(to: CGPoint(x: 10, y: 10));
      p.addQuadCurve(to: .init(x: 20, y: 0), control: .init(x: 15, y: 5));
      p.addCurve(to: .init(x: 1, y: 1), control1: .zero, control2: .zero);
      p.addArc(center: .zero, radius: 5, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false);
      p.closeSubpath()
    }.stroke(lineWidth: 2)
  }

  static func view15() -> some View {
    Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10)).fill(.red, style: FillStyle(eoFill: true))
  }

  static func view16() -> some View { Path(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 4) }

  static func view17() -> some View { Circle().offset(x: 4).rotation(.degrees(4)).scale(0.5).fill(.red) }

  static func view18() -> some View { UnevenRoundedRectangle(topLeadingRadius: 10, topTrailingRadius: 10).fill(.red) }

  static func view19() -> some View { UnevenRoundedRectangle(cornerRadii: .init(topLeading: 4), style: .continuous) }

  static func view20() -> some View { ContainerRelativeShape().fill(.red).containerShape(.rect(cornerRadius: 8)) }

  static func view21() -> some View { AnyShape(Circle()).fill(.red) }

  static func view22() -> some View { Ellipse().size(width: 10, height: 20) }

  static func view23() -> some View {
    Canvas { context, size in
      context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red));
      context.draw(Text("x"), at: CGPoint(x: 1, y: 2), anchor: .topLeading); var c = context; c.opacity = 0.4;
      c.translateBy(x: 1, y: 2); c.addFilter(.blur(radius: 2));
      c.drawLayer {
        $0.stroke(
          Path(CGRect(origin: .zero, size: size)),
          with: .linearGradient(Gradient(colors: [.red]), startPoint: .zero, endPoint: .zero), lineWidth: 2)
      }
    }
  }

  static func view24() -> some View {
    Canvas { c, s in
      if let r = c.resolveSymbol(id: 1) { c.draw(r, in: CGRect(origin: .zero, size: s)) }
    } symbols: {
      Text("x").tag(1)
    }
  }

  static func view25() -> some View { TimelineView(.animation) { t in Text(t.date, style: .time) } }

  static func view26() -> some View {
    TimelineView(.periodic(from: .now, by: 1)) { context in Text("\(context.date.timeIntervalSince1970)") }
  }

  static func view27() -> some View { TimelineView(.everyMinute) { c in Text(c.date.formatted()) } }

  static func view28() -> some View {
    NavigationStack {
      List { NavigationLink("x", value: 1) }.navigationDestination(for: Int.self) { Text("\($0)") }.navigationTitle("T")
        .navigationBarTitleDisplayMode(.inline)
    }
  }

  static func view29() -> some View { NavigationStack(path: .constant([1])) { Text("x") } }

  static func view30() -> some View {
    NavigationStack(path: .constant(NavigationPath())) {
      Text("x").toolbarBackground(.visible, for: .navigationBar).toolbarBackground(.red, for: .tabBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
    }
  }

  static func view31() -> some View {
    NavigationStack {
      Text("x").navigationDestination(isPresented: .constant(false)) { Text("y") }.navigationBarBackButtonHidden(true)
        .navigationBarBackButtonHidden()
    }
  }

  static func view32() -> some View {
    NavigationStack { Text("x").navigationDestination(item: .constant(Item?.none)) { Text($0.name) } }
  }

  static func view33() -> some View {
    NavigationView {
      NavigationLink(destination: Text("y")) { Text("x") }.navigationBarTitle("t", displayMode: .inline)
        .navigationBarItems(leading: Text("l"), trailing: Text("t"))
    }.navigationViewStyle(.stack)
  }

  static func view34() -> some View {
    NavigationLink(isActive: .constant(true)) {
      Text("d")
    } label: {
      Text("l")
    }
  }

  static func view35() -> some View { NavigationLink("x", destination: { Text("y") }) }

  static func view36() -> some View {
    NavigationLink {
      Text("d")
    } label: {
      Label("x", systemImage: "star")
    }
  }

  static func view37() -> some View {
    NavigationSplitView {
      Text("s")
    } content: {
      Text("c")
    } detail: {
      Text("d")
    }.navigationSplitViewStyle(.balanced).navigationSplitViewColumnWidth(200)
  }

  static func view38() -> some View {
    NavigationSplitView(columnVisibility: .constant(.all)) {
      Text("s")
    } detail: {
      Text("d")
    }
  }

  static func view39() -> some View {
    Text("x").toolbar {
      ToolbarItem(placement: .topBarTrailing) { Button("a") {} };
      ToolbarItemGroup(placement: .bottomBar) {
        Spacer(); Button("b") {}
      }
    }
  }

  static func view40() -> some View {
    Text("x").toolbar {
      ToolbarItem(placement: .principal) { Text("t") }; ToolbarItem(placement: .cancellationAction) { Button("c") {} };
      ToolbarItem(placement: .confirmationAction) { Button("d") {} };
      ToolbarItemGroup(placement: .keyboard) { Button("e") {} }
    }
  }

  static func view41() -> some View { Text("x").toolbar(.hidden, for: .tabBar, .navigationBar).toolbarRole(.editor) }

  static func view42() -> some View { Text("x").toolbar { Button("x") {} } }

  static func view43() -> some View {
    Text("x").toolbar {
      ToolbarItem { Button("x") {} }; ToolbarSpacer(.fixed); ToolbarTitleMenu { Button("a") {} }
    }
  }

  static func view44() -> some View {
    Text("x").toolbarVisibility(.hidden, for: .navigationBar).toolbarTitleDisplayMode(.inlineLarge)
  }

  static func view45() -> some View {
    TabView {
      Text("a").tabItem { Label("A", systemImage: "star") }.tag(1).badge(3);
      Text("b").tabItem {
        Image(systemName: "x"); Text("B")
      }
    }
  }

  static func view46() -> some View {
    TabView(selection: .constant(1)) {
      Tab("A", systemImage: "star", value: 1) { Text("a") };
      Tab("B", systemImage: "star", value: 2, role: .search) { Text("b") }
    }.tabViewStyle(.sidebarAdaptable)
  }

  static func view47() -> some View {
    TabView {
      Tab("A", systemImage: "star") { Text("a") }.badge(2); TabSection("S") { Tab("B", image: "b") { Text("b") } }
    }
  }

  static func view48() -> some View {
    TabView {
      Text("a"); Text("b")
    }.tabViewStyle(.page(indexDisplayMode: .always)).indexViewStyle(.page(backgroundDisplayMode: .always))
  }

  static func view49() -> some View {
    Text("x").searchable(text: .constant(""), placement: .navigationBarDrawer(displayMode: .always), prompt: "Search")
  }

  static func view50() -> some View {
    Text("x").searchable(text: .constant(""), isPresented: .constant(true)).searchScopes(.constant(1)) {
      Text("a").tag(1)
    }.searchSuggestions { Text("s").searchCompletion("s") }
  }

  static func view51() -> some View {
    Text("x").sheet(isPresented: .constant(false)) {
      Text("s").presentationDetents([.medium, .large, .height(200), .fraction(0.3)]).presentationDragIndicator(.visible)
        .presentationCornerRadius(20).presentationBackground(.thinMaterial).interactiveDismissDisabled()
    }
  }

  static func view52() -> some View { Text("x").sheet(item: .constant(Item?.none), onDismiss: {}) { Text($0.name) } }

  static func view53() -> some View { Text("x").fullScreenCover(isPresented: .constant(false)) { Text("c") } }

  static func view54() -> some View {
    Text("x").popover(isPresented: .constant(false), arrowEdge: .top) {
      Text("p").presentationCompactAdaptation(.popover)
    }
  }

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
