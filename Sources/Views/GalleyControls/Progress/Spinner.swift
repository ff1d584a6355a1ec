import GalleyGeometry
import GalleyMotion
package import GalleyViews

/// Turns once per second, like `UIActivityIndicatorView`: 20 pt, or 37 pt for large controls.
struct Spinner: View {
  @Environment(\.controlSize) private var size
  @State private var turns = 0.0
  let color: Color?

  var body: some View {
    Spokes(turns: turns, color: color ?? Color(.systemGray), side: isLarge ? 37 : 20)
      .onAppear {
        withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { turns = 1 }
      }
  }

  private var isLarge: Bool { size == .large || size == .extraLarge }
}

package struct OverscrollSpokes: View {
  private let share: Double

  package init(share: Double) { self.share = share.isFinite ? min(max(share, 0), 1) : 0 }

  package var body: some View { Spokes(turns: 0, color: Color(.systemGray), side: 20, share: share) }
}

private struct Spokes: View, Animatable {
  var turns: Double
  let color: Color
  let side: Double
  var share = 1.0

  var animatableData: Double {
    get { turns }
    set { turns = newValue }
  }

  private static let count = 8

  var body: some View {
    ZStack {
      ForEach(0..<Self.count, id: \.self) { index in
        Capsule()
          .fill(color.opacity(opacity(index)))
          .frame(width: side * 0.11, height: side * 0.27)
          .offset(y: -side * 0.34)
          .rotationEffect(.degrees(Double(index) * 360 / Double(Self.count)))
      }
    }
    .frame(width: side, height: side)
  }

  private func opacity(_ index: Int) -> Double {
    if share < 1 { return min(max(share * Double(Self.count) - Double(index), 0), 1) }
    let bright = turns.isFinite ? Int((turns - turns.rounded(.down)) * Double(Self.count)) : 0
    let age = (bright - index + Self.count) % Self.count
    return 1 - Double(age) * 0.1
  }
}
