import GalleyText
public import GalleyViews

public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ProgressViewStyleConfiguration {
  public typealias Label = ControlPart
  public typealias CurrentValueLabel = ControlPart

  /// 0 to 1; `nil` if the progress is unknown.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public init() { tint = nil }

  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    ProgressBar(configuration: configuration, color: tint)
  }
}

/// Shows a spinner even if the progress is known, as on iOS.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public init() { tint = nil }

  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      Spinner(color: tint)
      configuration.label.foregroundStyle(.secondary)
      configuration.currentValueLabel.font(.subheadline).foregroundStyle(.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension EnvironmentValues {
  var progressViewStyle: any ProgressViewStyle {
    get { progressViewStyles.current }
    set { progressViewStyles.add(newValue) }
  }

  var progressViewStyles: StyleStack<any ProgressViewStyle> {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

private struct ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: StyleStack<any ProgressViewStyle> { StyleStack(DefaultProgressViewStyle()) }
}

extension View {
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    environment(\.progressViewStyle, style)
  }
}
