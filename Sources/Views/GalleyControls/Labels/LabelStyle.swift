import GalleyGeometry
public import GalleyViews

public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct LabelStyleConfiguration {
  public typealias Title = ControlPart
  public typealias Icon = ControlPart

  public let title: Title
  public let icon: Icon
}

public struct DefaultLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// In a list, all icons have the same width.
public struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { TitleAndIcon(configuration: configuration) }
}

public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

private struct TitleAndIcon: View {
  @Environment(\.isInList) private var isInList
  @Environment(\.labelIconWidth) private var iconWidth
  @Environment(\.labelSpacing) private var spacing
  let configuration: LabelStyleConfiguration

  var body: some View {
    if isInList {
      HStack(alignment: .firstTextBaseline, spacing: spacing ?? 12) {
        // `UITableViewCell` reserves this width for images, so that titles are aligned.
        configuration.icon.foregroundStyle(ControlStyle(isEnabled: true)).frame(minWidth: iconWidth ?? 28)
        configuration.title
      }
    } else {
      HStack(alignment: .firstTextBaseline, spacing: spacing ?? 8) {
        if let iconWidth { configuration.icon.frame(minWidth: iconWidth) } else { configuration.icon }
        configuration.title
      }
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension EnvironmentValues {
  var labelStyle: any LabelStyle {
    get { labelStyles.current }
    set { labelStyles.add(newValue) }
  }

  var labelStyles: StyleStack<any LabelStyle> {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: StyleStack<any LabelStyle> { StyleStack(DefaultLabelStyle()) }
}

extension View {
  public func labelStyle(_ style: some LabelStyle) -> some View { environment(\.labelStyle, style) }
}
