import GalleyGeometry
import GalleyMotion
import GalleyText
package import GalleyViews

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The values on a wheel that turns behind a window, the chosen one in the middle: 216 points high, as `UIPickerView`.
struct PickerWheel: View {
  @Environment(\.hidesWheelBand) private var hidesBand
  let options: PickerOptions

  var body: some View {
    Group(subviews: options.content) { subviews in
      let middle = subviews.firstIndex { options.isSelected($0) } ?? 0
      ZStack {
        if !hidesBand {
          RoundedRectangle(cornerRadius: 8).fill(Color(.tertiarySystemFill)).frame(height: WheelMetrics.rowHeight)
        }
        ForEach(Array(subviews.enumerated()), id: \.offset) { index, option in
          if abs(index - middle) <= WheelMetrics.reach { row(option, at: index - middle) }
        }
      }
    }
    .font(.system(size: 23))
    .lineLimit(1)
    .padding(.horizontal, 9)
    .frame(maxWidth: .infinity)
    .frame(height: 216)
    .clipped()
  }

  private func row(_ option: Subview, at distance: Int) -> some View {
    let turn = Double(distance) * WheelMetrics.angle
    return
      option
      .scaleEffect(x: 1, y: WheelMetrics.cosine(turn))
      .opacity(distance == 0 ? 1 : 0.45 * WheelMetrics.cosine(turn))
      .offset(y: WheelMetrics.radius * WheelMetrics.sine(turn))
      .touchable("Option", action: { options.select(option.tag) })
  }
}

extension EnvironmentValues {
  /// Whether wheels show no band behind what is chosen, because one lies behind several of them.
  package var hidesWheelBand: Bool {
    get { self[WheelBandKey.self] }
    set { self[WheelBandKey.self] = newValue }
  }
}

private struct WheelBandKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// The wheel of `UIPickerView`, read off screenshots: rows of 32 points, of which seven can be seen.
private enum WheelMetrics {
  static let rowHeight = 34.0
  static let reach = 4
  static let radius = 104.0
  /// The angle between two rows, in radians.
  static let angle = 0.33

  static func sine(_ angle: Double) -> Double { sin(angle) }

  static func cosine(_ angle: Double) -> Double { max(0, cos(angle)) }
}
