import GalleyText
public import GalleyViews

/// How progress looks.
public protocol ProgressViewStyle {
  /// What the progress is made of.
  associatedtype Body: View
  /// What is known of the progress.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The progress of `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is known of progress.
public struct ProgressViewStyleConfiguration {
  /// What stands beside the progress.
  public typealias Label = ControlPart
  /// What tells the value.
  public typealias CurrentValueLabel = ControlPart

  /// How much is done, 0 … 1; nil where that is not known.
  public let fractionCompleted: Double?
  /// What is done, if that is said.
  public var label: Label?
  /// What tells the value, if anything does.
  public var currentValueLabel: CurrentValueLabel?
}

/// A bar where it is known how much is done, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The style where nothing is said.
  public init() {}

  /// The progress of `configuration`.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar that fills from the start.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// The style of bars.
  public init() { tint = nil }

  /// The style of bars that fill with `tint`.
  public init(tint: Color) { self.tint = tint }

  /// The progress of `configuration`.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressBar(configuration: configuration, color: tint)
  }
}

/// A spinner; on iOS also where it is known how much is done.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// The style of spinners.
  public init() { tint = nil }

  /// The style of spinners in `tint`.
  public init(tint: Color) { self.tint = tint }

  /// The progress of `configuration`.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      Spinner(color: tint)
      configuration.label.foregroundStyle(.secondary)
      configuration.currentValueLabel.font(.subheadline).foregroundStyle(.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar where it is known how much is done, else a spinner.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension EnvironmentValues {
  /// The style of progress.
  var progressViewStyle: any ProgressViewStyle {
    get { progressViewStyles.current }
    set { progressViewStyles.add(newValue) }
  }

  /// The styles one inside the other.
  var progressViewStyles: StyleStack<any ProgressViewStyle> {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

private struct ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: StyleStack<any ProgressViewStyle> { StyleStack(DefaultProgressViewStyle()) }
}

extension View {
  /// Gives the progress views of the view the look of `style`.
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    environment(\.progressViewStyle, style)
  }
}
