import SwiftUI

struct TrailRow: View {
  var trail: Trail

  var body: some View {
    HStack {
      Thumbnail(trail: trail)
        .frame(width: 50, height: 50)
        .cornerRadius(5)
      VStack(alignment: .leading) {
        Text(trail.name)
          .bold()
        Text(trail.park)
          .font(.caption)
          .foregroundStyle(.secondary)
      }

      Spacer()

      if trail.isFavorite {
        Image(systemName: "star.fill")
          .imageScale(.medium)
          .foregroundStyle(.yellow)
      }
    }
  }
}

/// A drawing of hills in place of a photograph.
struct Thumbnail: View {
  var trail: Trail

  var body: some View {
    GeometryReader { geometry in
      let size = geometry.size
      ZStack {
        LinearGradient(colors: [.cyan.opacity(0.5), .white], startPoint: .top, endPoint: .bottom)
        Path { path in
          let highest = trail.heights.max() ?? 1
          path.move(to: CGPoint(x: 0, y: size.height))
          for (index, height) in trail.heights.enumerated() {
            let x = size.width * CGFloat(index) / CGFloat(trail.heights.count - 1)
            path.addLine(to: CGPoint(x: x, y: size.height * (1 - 0.8 * height / highest)))
          }
          path.addLine(to: CGPoint(x: size.width, y: size.height))
          path.closeSubpath()
        }
        .fill(Color(.moss))
      }
    }
  }
}

#Preview("Rows", traits: .sizeThatFitsLayout) {
  let trails = TrailStore().trails
  return Group {
    TrailRow(trail: trails[0])
    TrailRow(trail: trails[1])
  }
  .frame(width: 320)
}
