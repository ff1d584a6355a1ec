import GalleyGeometry
import GalleyText
public import GalleyViews

/// Content on a card with a label above it.
public struct GroupBox<Label: View, Content: View>: View, UnnamedView {
  @Environment(\.groupBoxStyles) private var styles
  private let label: Label
  private let content: Content

  /// `content` on a card with `label`.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// `content` on a card with `label`.
  public init(label: Label, @ViewBuilder content: () -> Content) { self.init(content: content, label: { label }) }

  /// The card in the style around it.
  public var body: some View {
    styles.body(
      styles.current.makeBody(
        configuration: GroupBoxStyleConfiguration(
          label: styles.part(label, \.groupBoxStyles), content: styles.part(content, \.groupBoxStyles))),
      \.groupBoxStyles
    )
    .control("GroupBox") { ["groupBoxStyle": ControlArguments.style($0.groupBoxStyle, "GroupBoxStyle")] }
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The card of `configuration`, for styles that add to another style.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}

extension GroupBox where Label == EmptyView {
  /// `content` on a card.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content, label: { EmptyView() }) }
}

extension GroupBox where Label == Text {
  /// `content` on a card with `title`.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// `content` on a card with `title`, just as it is.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// How cards with labels look.
public protocol GroupBoxStyle {
  /// What a card is made of.
  associatedtype Body: View
  /// What is known of a card.
  typealias Configuration = GroupBoxStyleConfiguration

  /// The card of `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is known of a card with a label.
public struct GroupBoxStyleConfiguration {
  /// The label.
  public typealias Label = ControlPart
  /// What is on the card.
  public typealias Content = ControlPart

  /// The label.
  public let label: Label
  /// What is on the card.
  public let content: Content
}

/// The system's card: grey, with corners of 8 points.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The style where nothing is said.
  public init() {}

  /// The card of `configuration`.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      if configuration.label.isPresent {
        configuration.label.font(.headline).frame(maxWidth: .infinity, alignment: .leading)
      }
      configuration.content
    }
    .padding(16)
    .background { RoundedRectangle(cornerRadius: 8).fill(Color(.secondarySystemBackground)) }
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The system's card.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
  /// The style of cards with labels.
  var groupBoxStyle: any GroupBoxStyle {
    get { groupBoxStyles.current }
    set { groupBoxStyles.add(newValue) }
  }

  /// The styles one inside the other.
  var groupBoxStyles: StyleStack<any GroupBoxStyle> {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

private struct GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: StyleStack<any GroupBoxStyle> { StyleStack(DefaultGroupBoxStyle()) }
}

extension View {
  /// Gives the cards of the view the look of `style`.
  public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View { environment(\.groupBoxStyle, style) }
}
