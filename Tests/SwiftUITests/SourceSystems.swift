import SwiftUI

// Code in the style of SwiftUI's first years, which is still common.

struct Offset: PreferenceKey {
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

/// A header whose height follows the scroll offset, with a geometry reader in the background.
struct StretchyHeader: View {
  @State private var offset: CGFloat = 0

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      VStack(spacing: 0) {
        Color.red.frame(height: max(100 - offset, 50))
        ForEach(0..<40) { Text("Row \($0)").frame(height: 44) }
      }
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: Offset.self, value: -proxy.frame(in: .named("scroll")).minY)
        })
    }
    .coordinateSpace(name: "scroll")
    .onPreferenceChange(Offset.self) { offset = $0 }
    .edgesIgnoringSafeArea(.top)
    .id("scroll")
  }
}

struct Jumping: View {
  @State private var isOn = false

  var body: some View {
    ScrollView {
      ScrollViewReader { proxy in
        VStack {
          Button("Jump") { withAnimation(.spring()) { proxy.scrollTo(30, anchor: .top) } }.id("jump")
          ForEach(0..<60) { row in Text("Row \(row)").frame(height: 44).id(row) }
        }
      }
    }
    .id("list")
  }
}

/// A draggable card at the bottom, with the old syntax for animations.
struct BottomCard: View {
  @GestureState private var drag = CGSize.zero
  @State private var isOpen = false

  var body: some View {
    RoundedRectangle(cornerRadius: 20).fill(Color(.secondarySystemBackground))
      .frame(height: 300)
      .overlay(Text(isOpen ? "Open" : "Closed"))
      .offset(y: (isOpen ? 0 : 200) + drag.height)
      .animation(.spring())
      .gesture(
        DragGesture()
          .updating($drag) { value, state, _ in state = value.translation }
          .onEnded { isOpen = $0.predictedEndTranslation.height < -100 }
      )
      .id("card")
  }
}

/// Text views and angles that are combined by operators.
struct Joined: View {
  var body: some View {
    (Text("One") + Text(" two").bold())
      .rotationEffect(-Angle.degrees(45) * 2 + .degrees(90) / 1)
      .mask(Rectangle())
      .frame(width: CGFloat?.some(200), height: nil)
  }
}
