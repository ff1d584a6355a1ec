import GalleyGeometry
import GalleyMotion
import GalleyText
package import GalleyViews

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A wheel, 216 pt high as in `UIPickerView`.
struct PickerWheel: View {
  @Environment(\.hidesWheelBand) private var hidesBand
  @Environment(\.isWheelEndless) private var isEndless
  @Environment(\.isEnabled) private var isEnabled
  let options: PickerOptions

  var body: some View {
    Group(subviews: options.content) { subviews in
      let middle = subviews.firstIndex { options.isSelected($0) } ?? 0
      ZStack {
        if !hidesBand {
          RoundedRectangle(cornerRadius: 8).fill(Color(.tertiarySystemFill)).frame(height: WheelMetrics.rowHeight)
        }
        ForEach(Array(subviews.enumerated()), id: \.offset) { index, option in
          let distance = distance(of: index, from: middle, among: subviews.count)
          if abs(distance) <= WheelMetrics.reach { row(option, at: distance) }
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

  /// Endless wheels turn the shorter way around.
  private func distance(of index: Int, from middle: Int, among count: Int) -> Int {
    let distance = index - middle
    guard isEndless, count > WheelMetrics.reach * 2 else { return distance }
    if distance > count / 2 { return distance - count }
    return distance < -count / 2 ? distance + count : distance
  }

  private func row(_ option: Subview, at distance: Int) -> some View {
    let turn = Double(distance) * WheelMetrics.angle
    return
      option
      .scaleEffect(x: 1, y: WheelMetrics.cosine(turn))
      .opacity((distance == 0 ? 1 : 0.45 * WheelMetrics.cosine(turn)) * (isEnabled ? 1 : WheelMetrics.disabled))
      .offset(y: WheelMetrics.radius * WheelMetrics.sine(turn))
      .touchable("Option", action: isEnabled ? { options.select(option.tag) } : nil)
  }
}

extension EnvironmentValues {
  /// Whether several wheels share one selection band, so that each wheel hides its own band.
  package var hidesWheelBand: Bool {
    get { self[WheelBandKey.self] }
    set { self[WheelBandKey.self] = newValue }
  }
}

private struct WheelBandKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the wheel is endless, as for hours and months.
  package var isWheelEndless: Bool {
    get { self[EndlessWheelKey.self] }
    set { self[EndlessWheelKey.self] = newValue }
  }
}

private struct EndlessWheelKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// Measured in screenshots of `UIPickerView`: rows of 32 pt, of which seven are visible.
private enum WheelMetrics {
  static let rowHeight = 34.0
  static let reach = 4
  static let radius = 104.0
  /// The angle between two rows, in radians.
  static let angle = 0.33
  static let disabled = 0.4

  static func sine(_ angle: Double) -> Double { sin(angle) }

  static func cosine(_ angle: Double) -> Double { max(0, cos(angle)) }
}
