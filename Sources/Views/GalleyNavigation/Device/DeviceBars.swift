package import GalleyGeometry
import GalleyMotion
import GalleyPicture
import GalleyText
package import GalleyViews

/// The status bar and the home indicator, inside the safe area. On a side without an inset, nothing is drawn.
package struct DeviceBars: View {
  private let statusBar: StatusBar?
  private let showsHomeIndicator: Bool
  private let safeArea: EdgeInsets

  package init(statusBar: StatusBar?, showsHomeIndicator: Bool, safeArea: EdgeInsets) {
    (self.statusBar, self.showsHomeIndicator, self.safeArea) = (statusBar, showsHomeIndicator, safeArea)
  }

  package var body: some View {
    VStack(spacing: 0) {
      if let statusBar, safeArea.top > 0 {
        if safeArea.top >= DeviceMetrics.cutout {
          EarsStatusBar(statusBar: statusBar).frame(height: safeArea.top)
        } else {
          FlatStatusBar(statusBar: statusBar).frame(height: safeArea.top)
        }
      }
      Spacer(minLength: 0)
      if showsHomeIndicator, safeArea.bottom > 0 {
        Capsule().frame(width: DeviceMetrics.homeWidth, height: DeviceMetrics.homeHeight)
          .padding(.bottom, DeviceMetrics.homeMargin)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .foregroundStyle(Color.primary)
    .dynamicTypeSize(.large)
  }
}

/// Lengths from Apple's Design Resources for iOS 15 to 18, in points.
enum DeviceMetrics {
  /// The minimum top safe area inset of screens with a notch or Dynamic Island.
  static let cutout = 40.0
  /// The area beside the notch, as a fraction of the screen width.
  static let ear = 0.3
  static let homeWidth = 134.0
  static let homeHeight = 5.0
  static let homeMargin = 8.0
}

private struct EarsStatusBar: View {
  let statusBar: StatusBar

  var body: some View {
    GeometryReader { geometry in
      HStack(spacing: 0) {
        Text(verbatim: statusBar.time)
          .font(.system(size: 17, weight: .semibold))
          .frame(width: geometry.size.width * DeviceMetrics.ear)
        Spacer(minLength: 0)
        HStack(spacing: 7) {
          if let signal = statusBar.signal { SignalBars(count: signal) }
          if statusBar.wifi { WirelessArcs() }
          BatteryMark(level: statusBar.battery)
        }
        .frame(width: geometry.size.width * DeviceMetrics.ear)
      }
      .frame(height: geometry.size.height)
    }
  }
}

private struct FlatStatusBar: View {
  let statusBar: StatusBar

  var body: some View {
    ZStack {
      Text(verbatim: statusBar.time).font(.system(size: 12, weight: .semibold))
      HStack(spacing: 5) {
        if let signal = statusBar.signal { SignalBars(count: signal) }
        if statusBar.wifi { WirelessArcs() }
        Spacer()
        BatteryMark(level: statusBar.battery)
      }
      .padding(.horizontal, 7)
    }
  }
}

private struct SignalBars: View {
  let count: Int

  var body: some View {
    HStack(alignment: .bottom, spacing: 2) {
      ForEach(0..<4) { index in
        RoundedRectangle(cornerRadius: 1)
          .frame(width: 3, height: 4 + 8 / 3 * Double(index))
          .opacity(index < count ? 1 : 0.3)
      }
    }
    .frame(height: 12, alignment: .bottom)
  }
}

/// 17 × 12 pt.
private struct WirelessArcs: View {
  var body: some View { ArcsShape().frame(width: 17, height: 12) }
}

private struct ArcsShape: Shape, Hashable {
  private static let bands = [(0.0, 0.27), (0.4, 0.63), (0.76, 1.0)]

  func path(in rect: Rect) -> Path {
    let center = Point(x: rect.midX, y: rect.maxY)
    var path = Path()
    for (inner, outer) in ArcsShape.bands {
      let (inner, outer) = (inner * rect.height, outer * rect.height)
      path.move(to: ArcsShape.point(center, inner, -1))
      path.addLine(to: ArcsShape.point(center, outer, -1))
      for step in -8...8 { path.addLine(to: ArcsShape.point(center, outer, Double(step) / 8)) }
      for step in (-8...8).reversed() { path.addLine(to: ArcsShape.point(center, inner, Double(step) / 8)) }
      path.closeSubpath()
    }
    return path
  }

  /// The angle is `turn` × 45 degrees from vertical.
  private static func point(_ center: Point, _ radius: Double, _ turn: Double) -> Point {
    // Uses polynomials for sine and cosine up to 45 degrees instead of the C library. At this size, they are exact to a
    // thousandth of a point.
    let angle = turn * 0.7853981633974483
    let square = angle * angle
    let sine = angle * (1 - square / 6 * (1 - square / 20 * (1 - square / 42)))
    let cosine = 1 - square / 2 * (1 - square / 12 * (1 - square / 30))
    return Point(x: center.x + radius * sine, y: center.y - radius * cosine)
  }
}

/// 27.3 × 13 pt.
private struct BatteryMark: View {
  let level: Double

  var body: some View {
    HStack(spacing: 1) {
      ZStack(alignment: .leading) {
        RoundedRectangle(cornerRadius: 4.3).strokeBorder(Color.primary.opacity(0.35), lineWidth: 1)
        RoundedRectangle(cornerRadius: 2.5)
          .fill(isLow ? Color.red : Color.primary)
          .frame(width: 21 * share)
          .padding(2)
      }
      .frame(width: 25, height: 13)
      Capsule().frame(width: 1.4, height: 4).opacity(0.4)
    }
  }

  private var share: Double { level.isNaN ? 0 : min(max(level, 0), 1) }
  private var isLow: Bool { share <= 0.2 }
}
