import GalleyGeometry
public import GalleyViews

/// How labels look.
public protocol LabelStyle {
  /// What a label is made of.
  associatedtype Body: View
  /// What is known of a label.
  typealias Configuration = LabelStyleConfiguration

  /// The label of `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is known of a label.
public struct LabelStyleConfiguration {
  /// A label's title.
  public typealias Title = ControlPart
  /// A label's icon.
  public typealias Icon = ControlPart

  /// The label's title.
  public let title: Title
  /// The label's icon.
  public let icon: Icon
}

/// The icon before the title; in a list, icons share a column.
public struct DefaultLabelStyle: LabelStyle {
  /// The style of labels where nothing is said.
  public init() {}

  /// The label of `configuration`.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

/// The icon before the title; in a list, icons share a column.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// The style of both.
  public init() {}

  /// The label of `configuration`.
  public func makeBody(configuration: Configuration) -> some View { TitleAndIcon(configuration: configuration) }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// The style of titles.
  public init() {}

  /// The label of `configuration`.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// The style of icons.
  public init() {}

  /// The label of `configuration`.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// An icon before a title.
private struct TitleAndIcon: View {
  @Environment(\.isInList) private var isInList
  @Environment(\.labelIconWidth) private var iconWidth
  @Environment(\.labelSpacing) private var spacing
  let configuration: LabelStyleConfiguration

  var body: some View {
    if isInList {
      HStack(alignment: .firstTextBaseline, spacing: spacing ?? 12) {
        // UITableViewCell reserves this width for the images of its rows, so that titles are aligned.
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
  /// What the place says; an icon before a title.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// An icon before a title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension EnvironmentValues {
  /// The style of labels.
  var labelStyle: any LabelStyle {
    get { labelStyles.current }
    set { labelStyles.add(newValue) }
  }

  /// The styles one inside the other.
  var labelStyles: StyleStack<any LabelStyle> {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: StyleStack<any LabelStyle> { StyleStack(DefaultLabelStyle()) }
}

extension View {
  /// Gives the labels of the view the look of `style`.
  public func labelStyle(_ style: some LabelStyle) -> some View { environment(\.labelStyle, style) }
}
