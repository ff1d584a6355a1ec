import SwiftUI
import UIKit

enum Idioms2 {
  static func view1() -> some View { Text("x").border(.red, width: 2) }

  static func view2() -> some View { Text("x").shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2) }

  static func view3() -> some View { Text("x").rotationEffect(.degrees(45), anchor: .topLeading) }

  static func view4() -> some View {
    Text("x").rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0), perspective: 0.5)
  }

  static func view5() -> some View { Text("x").scaleEffect(x: -1, y: 1).offset(x: 3, y: 4) }

  static func view6() -> some View { Text("x").position(x: 10, y: 10) }

  static func view7() -> some View {
    Text("x").mask { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) }
  }

  static func view8() -> some View { Text("x").blur(radius: 3, opaque: true) }

  static func view9() -> some View {
    Text("x").saturation(0).grayscale(1).hueRotation(.degrees(20)).contrast(2).brightness(0.1).colorInvert()
      .colorMultiply(.red)
  }

  static func view10() -> some View { Text("x").blendMode(.multiply).compositingGroup() }

  static func view11() -> some View { Text("x").opacity(0.5).hidden().disabled(true) }

  static func view12() -> some View { Text("x").zIndex(1).layoutPriority(2) }

  static func view13() -> some View { Text("x").alignmentGuide(.leading) { d in d[.trailing] } }

  static func view14() -> some View { Text("x").alignmentGuide(VerticalAlignment.center) { $0.height } }

  static func view15() -> some View { Text("x").onAppear {}.onDisappear {}.task {}.task(id: 3) { await Task.yield() } }

  static func view16() -> some View {
    Text("x").onTapGesture(count: 2) {}.onLongPressGesture(minimumDuration: 1) {
    } onPressingChanged: { _ in
    }
  }

  static func view17() -> some View { Text("x").onTapGesture { location in print(location.x) } }

  static func view18() -> some View { Text("x").onTapGesture(coordinateSpace: .global) { location in print(location) } }

  static func view19() -> some View {
    Text("x").gesture(
      DragGesture(minimumDistance: 0, coordinateSpace: .local).onChanged {
        print($0.translation.width, $0.location, $0.startLocation, $0.predictedEndTranslation, $0.velocity)
      }.onEnded { _ in })
  }

  static func view20() -> some View { Text("x").simultaneousGesture(TapGesture().onEnded {}) }

  static func view21() -> some View {
    Text("x").highPriorityGesture(LongPressGesture().sequenced(before: DragGesture()))
  }

  static func view22() -> some View { Text("x").gesture(MagnifyGesture().onChanged { print($0.magnification) }) }

  static func view23() -> some View { Text("x").gesture(RotateGesture().simultaneously(with: MagnificationGesture())) }

  static func view24() -> some View { Text("x").transition(.move(edge: .bottom).combined(with: .opacity)) }

  static func view25() -> some View {
    Text("x").transition(.asymmetric(insertion: .scale(scale: 0.5, anchor: .top), removal: .slide))
  }

  static func view26() -> some View { Text("x").transition(.push(from: .leading)).transition(.blurReplace) }

  static func view27() -> some View { Text("x").animation(.spring(response: 0.4, dampingFraction: 0.7), value: 1) }

  static func view28() -> some View {
    Text("x").animation(.default.delay(0.2).speed(2).repeatForever(autoreverses: true), value: true)
  }

  static func view29() -> some View { Text("x").animation(.bouncy(duration: 0.3, extraBounce: 0.1), value: 1) }

  static func view30() -> some View { Text("x").animation(.timingCurve(0.2, 0.8, 0.2, 1, duration: 0.4), value: 1) }

  static func view31() -> some View { Text("x").contentTransition(.numericText(value: 4)) }

  static func view32() -> some View { Text("x").contentTransition(.numericText(countsDown: true)) }

  static func view33() -> some View { Text("x").transaction { $0.animation = nil } }

  static func view34() -> some View { Image(systemName: "star.fill", variableValue: 0.5) }

  static func view35() -> some View { Image(systemName: "star").symbolVariant(.fill).symbolRenderingMode(.palette) }

  static func view36() -> some View {
    Image(systemName: "star").imageScale(.large).font(.title2).foregroundStyle(.yellow)
  }

  static func view37() -> some View { Image("photo").resizable().scaledToFill().frame(width: 50, height: 50).clipped() }

  static func view38() -> some View {
    Image("photo").resizable(capInsets: EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1), resizingMode: .tile)
  }

  static func view39() -> some View { Image("photo").renderingMode(.template).interpolation(.high).antialiased(true) }

  static func view40() -> some View { Image("photo").resizable().aspectRatio(3 / 2, contentMode: .fit) }

  static func view41() -> some View { Image(decorative: "x").accessibilityHidden(true) }

  static func view42() -> some View { Image("photo", bundle: .main) }

  static func view43() -> some View { Image(uiImage: UIImage(named: "x") ?? UIImage()) }

  static func view44() -> some View { AsyncImage(url: URL(string: "https://a.b")) }

  static func view45() -> some View {
    AsyncImage(url: URL(string: "a"), scale: 2) {
      $0.resizable()
    } placeholder: {
      ProgressView()
    }
  }

  static func view46() -> some View {
    AsyncImage(url: nil) { phase in
      switch phase {
      case .empty: ProgressView();
      case .success(let i): i.resizable();
      case .failure(let e): Text(e.localizedDescription);
      @unknown default: EmptyView()
      }
    }
  }

  static func view47() -> some View {
    AsyncImage(url: nil, transaction: Transaction(animation: .easeIn)) { phase in
      if let i = phase.image { i } else if phase.error != nil { Color.red } else { Color.gray }
    }
  }

  static func view48() -> some View { Button("Tap") {}.buttonStyle(.borderedProminent).controlSize(.large).tint(.pink) }

  static func view49() -> some View {
    Button(role: .destructive) {
    } label: {
      Label("Delete", systemImage: "trash")
    }
  }

  static func view50() -> some View { Button("Delete", systemImage: "trash", role: .destructive) {} }

  static func view51() -> some View { Button(action: {}) { Text("x") }.buttonStyle(PlainButtonStyle()) }

  static func view52() -> some View { Button("x") {}.buttonBorderShape(.capsule).keyboardShortcut(.defaultAction) }

  static func view53() -> some View { Button("x", role: .cancel, action: {}).disabled(false) }

  static func view54() -> some View {
    Button {
    } label: {
      Image(systemName: "plus")
    }.buttonStyle(.glass)
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
