import SwiftUI

/// The height profile of a trail, up to `progress` of its width.
struct HeightLine: Shape {
  var heights: [Double]
  var progress: CGFloat = 1

  var animatableData: CGFloat {
    get { progress }
    set { progress = newValue }
  }

  func path(in rect: CGRect) -> Path {
    guard let lowest = heights.min(), let highest = heights.max(), heights.count > 1 else { return Path() }
    let step = rect.width / CGFloat(heights.count - 1)
    let points = heights.enumerated().map { index, height in
      CGPoint(
        x: rect.minX + step * CGFloat(index),
        y: rect.maxY - rect.height * (height - lowest) / max(highest - lowest, 1))
    }
    return Path { $0.addLines(points) }.trimmedPath(from: 0, to: progress)
  }
}

struct HeightGraph: View {
  var trail: Trail
  @State private var isDrawn = false

  var body: some View {
    VStack(alignment: .leading, spacing: .gutter) {
      Label("Climb of \(trail.climb, specifier: "%.0f") m", systemImage: "arrow.up.right")
        .font(.headline)
      HeightLine(heights: trail.heights, progress: isDrawn ? 1 : 0)
        .stroke(Color("Moss", bundle: .module), style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
        .background(alignment: .bottom) {
          VStack(spacing: 0) {
            ForEach(0..<4) { _ in
              Divider()
              Spacer(minLength: 0)
            }
            Divider()
          }
        }
        .frame(height: 120)
        .animation(.easeOut(duration: 0.8), value: isDrawn)
    }
    .onAppear { isDrawn = true }
  }
}

#Preview {
  HeightGraph(trail: TrailStore().trails[3])
    .padding(.gutter)
}
