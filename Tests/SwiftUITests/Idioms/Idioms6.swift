import SwiftUI
import UIKit

enum Idioms6 {
  static func view1() -> some View {
    Text("x").alert("t", isPresented: .constant(false)) {
      Button("OK", role: .cancel) {}; TextField("n", text: .constant(""))
    } message: {
      Text("m")
    }
  }

  static func view2() -> some View {
    Text("x").alert("t", isPresented: .constant(false), presenting: Item?.none) { i in
      Button(i.name) {}
    } message: {
      Text($0.name)
    }
  }

  static func view3() -> some View {
    Text("x").alert(isPresented: .constant(false)) {
      Alert(title: Text("t"), message: Text("m"), primaryButton: .destructive(Text("d")) {}, secondaryButton: .cancel())
    }
  }

  static func view4() -> some View {
    Text("x").alert(item: .constant(Item?.none)) { Alert(title: Text($0.name), dismissButton: .default(Text("OK"))) }
  }

  static func view5() -> some View {
    Text("x").alert(isPresented: .constant(false), error: MyError.a) { Button("OK") {} }
  }

  static func view6() -> some View {
    Text("x").confirmationDialog("t", isPresented: .constant(false), titleVisibility: .visible) {
      Button("d", role: .destructive) {}
    } message: {
      Text("m")
    }
  }

  static func view7() -> some View {
    Text("x").actionSheet(isPresented: .constant(false)) {
      ActionSheet(title: Text("t"), message: nil, buttons: [.default(Text("a")), .cancel()])
    }
  }

  static func view8() -> some View {
    Text("x").contextMenu {
      Button("a") {}
    } preview: {
      Text("p")
    }
  }

  static func view9() -> some View {
    Text("x").inspector(isPresented: .constant(false)) { Text("i").inspectorColumnWidth(200) }
  }

  static func view10() -> some View {
    Text("x").fileImporter(isPresented: .constant(false), allowedContentTypes: [.pdf]) { _ in }
  }

  static func view11() -> some View {
    Text("x").safeAreaInset(edge: .bottom, spacing: 0) { Text("b").background(.bar) }
  }

  static func view12() -> some View { Text("x").safeAreaBar(edge: .top) { Text("b") } }

  static func view13() -> some View { Text("x").ignoresSafeArea(.keyboard, edges: .bottom).edgesIgnoringSafeArea(.all) }

  static func view14() -> some View {
    Text("x").preferredColorScheme(.dark).environment(\.colorScheme, .light).colorScheme(.dark)
  }

  static func view15() -> some View {
    Text("x").environment(\.locale, Locale(identifier: "de")).environment(\.layoutDirection, .rightToLeft).environment(
      \.sizeCategory, .large)
  }

  static func view16() -> some View { Text("x").environment(Model()) }

  static func view17() -> some View { Text("x").environmentObject(Store()) }

  static func view18() -> some View { Text("x").accentColor(.red).tint(.blue) }

  static func view19() -> some View {
    Text("x").onChange(of: 3) { old, new in }.onChange(of: 3) {}.onChange(of: 3, initial: true) { _, _ in }.onChange(
      of: 3
    ) { new in print(new) }
  }

  static func view20() -> some View {
    Text("x").onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in }
  }

  static func view21() -> some View {
    Text("x").onReceive(NotificationCenter.default.publisher(for: Notification.Name("a"))) { _ in }
  }

  static func view22() -> some View { Text("x").onOpenURL { _ in }.handlesExternalEvents(preferring: [], allowing: []) }

  static func view23() -> some View { Text("x").sensoryFeedback(.success, trigger: 3).hoverEffect(.lift) }

  static func view24() -> some View {
    Text("x").draggable("x").dropDestination(for: String.self) { items, location in
      true
    } isTargeted: { _ in
    }
  }

  static func view25() -> some View {
    Text("x").onDrag { NSItemProvider(object: "x" as NSString) }.onDrop(of: [.text], isTargeted: nil) { _ in true }
  }

  static func view26() -> some View { Text("x").modifier(Boxed()).boxed() }

  static func view27() -> some View { Text("x").geometryGroup().drawingGroup().allowsHitTesting(false) }

  static func view28() -> some View { Text("x").glassEffect(.regular.tint(.red).interactive(), in: .capsule) }

  static func view29() -> some View { GlassEffectContainer(spacing: 4) { Text("x").glassEffect() } }

  static func view30() -> some View {
    Text("x").backgroundStyle(.red).containerBackground(.red.gradient, for: .navigation)
  }

  static func view31() -> some View {
    Text("x").flipsForRightToLeftLayoutDirection(true).layoutDirectionBehavior(.mirrors)
  }

  static func view32() -> some View { Text("x").help("h").keyboardShortcut("s", modifiers: [.command, .shift]) }

  static func view33() -> some View { Text("x").onKeyPress(.return) { .handled }.onKeyPress { p in .ignored } }

  static func view34() -> some View { Text("x").onHover { _ in }.onContinuousHover { phase in } }

  static func view35() -> some View {
    Text("x").userActivity("a") { _ in }.widgetURL(URL(string: "a")).widgetAccentable()
  }

  static func view36() -> some View {
    Text("x").listRowBackground(RoundedRectangle(cornerRadius: 4).fill(.red).padding(2)).deleteDisabled(true)
      .moveDisabled(true).selectionDisabled()
  }

  static func view37() -> some View {
    Text("x").submitScope().scrollIndicatorsFlash(onAppear: true).scrollIndicators(.never, axes: .vertical)
  }

  static func view38() -> some View { Text("x").invalidatableContent().unredacted().dialogIcon(nil) }

  static func view39() -> some View {
    Text("x").projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 1, y: -1)))
  }

  static func view40() -> some View {
    Text("x").transformEffect(CGAffineTransform(translationX: 10, y: 2).rotated(by: 0.3))
  }

  static func view41() -> some View {
    Text("x").transformEnvironment(\.font) { $0 = .title }.transformPreference(HeightKey.self) { $0 += 1 }
  }

  static func view42() -> some View {
    Text("x").presentationContentInteraction(.scrolls).presentationBackgroundInteraction(.enabled(upThrough: .medium))
      .presentationSizing(.page)
  }

  static func view43() -> some View { Group { if true { Text("a") } else { Text("b") } }.font(.body) }

  static func view44() -> some View { Group(subviews: Text("x")) { subviews in ForEach(subviews) { $0 } } }

  static func view45() -> some View { EmptyView().frame(width: nil, height: 4) }

  static func view46() -> some View {
    Spacer().frame(minWidth: 0, idealWidth: 4, maxWidth: .infinity, minHeight: 0, maxHeight: 40)
  }

  static func view47() -> some View { AnyView(Text("x")) }

  static func view48() -> some View { NavigationLink(value: Item()) { Text("x") }.isDetailLink(false) }

  static func view49() -> some View {
    Image(systemName: "x").accessibilityLabel(Text("y")).accessibility(label: Text("z")).accessibility(hidden: true)
  }

  static func view50() -> some View { Text("a").frame(width: UIScreen.main.bounds.width - 40) }

  static func view51() -> some View {
    VStack {
      let x = [3].count; Text("\(x)"); if #available(iOS 17, *) { Text("a") };
      switch x {
      case 1: Text("1");
      default: EmptyView()
      }
    }
  }

  static func view52() -> some View {
    Color.clear.overlay { Image("x").resizable().scaledToFill() }.clipped().aspectRatio(1, contentMode: .fit)
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
    ]
  }
}
