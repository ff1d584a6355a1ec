import GalleyGeometry
import GalleyText
import GalleyViews

/// A bar, 4 pt high as in `UIProgressView`.
struct ProgressBar: View {
  @Environment(\.tint) private var tint
  let configuration: ProgressViewStyleConfiguration
  let color: Color?

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label
      FilledTrack(fraction: configuration.fractionCompleted ?? 0, color: color ?? tint)
        .frame(height: FilledTrack.thickness)
      configuration.currentValueLabel.font(.subheadline).foregroundStyle(.secondary)
    }
  }
}

struct FilledTrack: View {
  static let thickness = 4.0

  let fraction: Double
  let color: Color

  var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: .leading) {
        Capsule().fill(Color(.systemFill))
        Capsule().fill(color).frame(width: geometry.size.width * fraction)
      }
    }
  }
}
