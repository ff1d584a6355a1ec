import GalleyGeometry
import GalleyPicture
import GalleyText
import GalleyViews

struct LinearGauge: View {
  @Environment(\.tint) private var tint
  @Environment(\.hidesLabels) private var hidesLabels
  let configuration: GaugeStyleConfiguration

  var body: some View {
    VStack(spacing: 6) {
      if !hidesLabels { configuration.label }
      HStack {
        configuration.minimumValueLabel
        FilledTrack(fraction: configuration.value, color: tint).frame(height: FilledTrack.thickness)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// Has the size of a watch complication: 6 pt thick.
struct AccessoryLine: View {
  @Environment(\.tint) private var tint
  @Environment(\.tintGradient) private var gradient
  let configuration: GaugeStyleConfiguration
  let isFilled: Bool

  private static let thickness = 6.0
  private static let mark = 10.0

  var body: some View {
    HStack(spacing: 6) {
      configuration.minimumValueLabel
      GeometryReader { geometry in
        ZStack(alignment: .leading) {
          Capsule().fill(isFilled ? AnyShapeStyle(Color(.systemFill)) : style).frame(height: Self.thickness)
          if isFilled {
            Capsule().fill(style).frame(width: geometry.size.width * configuration.value, height: Self.thickness)
          } else {
            Circle().fill(Color(.systemBackground)).overlay(Circle().fill(tint).padding(2))
              .frame(width: Self.mark, height: Self.mark)
              .offset(x: (geometry.size.width - Self.mark) * configuration.value)
          }
        }
        .frame(height: geometry.size.height)
      }
      .frame(height: Self.mark)
      configuration.maximumValueLabel
    }
    .font(.caption2)
  }

  private var style: AnyShapeStyle {
    gradient.map { AnyShapeStyle(LinearGradient(gradient: $0, startPoint: .leading, endPoint: .trailing)) }
      ?? AnyShapeStyle(tint)
  }
}

/// Has the size of a watch complication: 58 pt wide and 6 pt thick. A ring with a marker is open at the bottom.
struct AccessoryRing: View {
  @Environment(\.tint) private var tint
  @Environment(\.tintGradient) private var gradient
  let configuration: GaugeStyleConfiguration
  let isFilled: Bool

  private static let side = 58.0
  private static let thickness = 6.0
  private static let open = 0.75

  var body: some View {
    ZStack {
      if isFilled { closed } else { openRing }
      VStack(spacing: 0) {
        if let value = configuration.currentValueLabel {
          value.font(.system(size: 17, weight: .medium)).minimumScaleFactor(0.5).lineLimit(1)
        } else {
          configuration.label.font(.caption2).lineLimit(1).minimumScaleFactor(0.5)
        }
      }
      .padding(Self.thickness + 4)
    }
    .frame(width: Self.side, height: Self.side)
    .overlay(alignment: .bottom) { if !isFilled { ends } }
  }

  private var closed: some View {
    ZStack {
      Circle().stroke(tint.opacity(0.3), lineWidth: Self.thickness).padding(Self.thickness / 2)
      Circle().trim(from: 0, to: configuration.value)
        .stroke(style(over: 1), style: StrokeStyle(lineWidth: Self.thickness, lineCap: .round))
        .padding(Self.thickness / 2)
        .rotationEffect(.degrees(-90))
    }
  }

  private var openRing: some View {
    ZStack {
      Circle().trim(from: 0, to: Self.open)
        .stroke(style(over: Self.open), style: StrokeStyle(lineWidth: Self.thickness, lineCap: .round))
        .padding(Self.thickness / 2)
        .rotationEffect(.degrees(135))
      Circle().fill(Color(.systemBackground)).overlay(Circle().fill(tint).padding(2))
        .frame(width: 12, height: 12)
        .offset(y: Self.thickness / 2 - Self.side / 2)
        .rotationEffect(.degrees(-135 + configuration.value * 270))
    }
  }

  private func style(over share: Double) -> AnyShapeStyle {
    gradient.map {
      AnyShapeStyle(
        AngularGradient(gradient: $0, center: .center, startAngle: .zero, endAngle: .degrees(360 * share)))
    } ?? AnyShapeStyle(tint)
  }

  @ViewBuilder private var ends: some View {
    if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
      HStack(spacing: 4) {
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
      .font(.system(size: 11))
    } else if configuration.currentValueLabel != nil {
      configuration.label.font(.system(size: 11)).lineLimit(1).minimumScaleFactor(0.5)
    }
  }
}
