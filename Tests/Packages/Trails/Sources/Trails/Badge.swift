import SwiftUI

/// A ray of a compass rose, light on its left side and dark on its right.
struct Ray: View {
  var isMain: Bool

  var body: some View {
    GeometryReader { proxy in
      let waist = proxy.size.width * 0.09
      let middle = CGPoint(x: proxy.size.width / 2, y: proxy.size.height / 2)
      let tip = CGPoint(x: middle.x, y: isMain ? 0 : proxy.size.height * 0.22)

      ForEach([-1.0, 1], id: \.self) { side in
        Path { path in
          path.move(to: tip)
          path.addLine(to: middle)
          path.addLine(to: CGPoint(x: middle.x + side * waist, y: middle.y - waist))
          path.closeSubpath()
        }
        .fill(side < 0 ? Color("Moss", bundle: .module) : Color.primary.opacity(0.75))
      }
    }
  }
}

struct CompassRose: View {
  var heading: Angle = .zero

  var body: some View {
    ZStack {
      Circle()
        .strokeBorder(style: StrokeStyle(lineWidth: 6, dash: [1.5, 5]))
        .foregroundStyle(.secondary)
      Group {
        ForEach(0..<4) { Ray(isMain: false).rotationEffect(.degrees(45 + Double($0) * 90)) }
        ForEach(0..<4) { Ray(isMain: true).rotationEffect(.degrees(Double($0) * 90)) }
      }
      .padding(14)
      .rotationEffect(heading)
    }
    .aspectRatio(1, contentMode: .fit)
  }
}

struct Badge: View {
  @State private var isTurned = false

  var body: some View {
    ZStack {
      RadialGradient(
        colors: [.white, Color("Moss", bundle: .module).opacity(0.3)], center: .center, startRadius: 20, endRadius: 180)
      CompassRose(heading: isTurned ? .degrees(15) : .zero)
        .padding()
        .animation(.spring(response: 0.6, dampingFraction: 0.4), value: isTurned)
    }
    .onAppear { isTurned = true }
  }
}

#Preview("Badge", traits: .fixedLayout(width: 200, height: 200)) {
  Badge()
}
