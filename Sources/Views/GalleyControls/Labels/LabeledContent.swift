import GalleyText
public import GalleyViews

/// A label with a value: in lists and forms at both ends of a row.
public struct LabeledContent<Label: View, Content: View>: View, UnnamedView {
  @Environment(\.labeledContentStyles) private var styles
  private let label: Label
  private let content: Content

  /// `content` with `label`.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Both in the style around them.
  public var body: some View {
    styles.body(
      styles.current.makeBody(
        configuration: LabeledContentStyleConfiguration(
          label: styles.part(label, \.labeledContentStyles), content: styles.part(content, \.labeledContentStyles))),
      \.labeledContentStyles)
  }
}

extension LabeledContent where Label == Text {
  /// `content` with `title`.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// `content` with `title`, just as it is.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// `value` with `title`.
  public init(_ title: LocalizedStringKey, value: some StringProtocol) { self.init(title) { Text(value) } }

  /// `value` with `title`, just as they are.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) { self.init(title) { Text(value) } }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// What `configuration` says, for styles that add to another style.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// How values with labels look.
public protocol LabeledContentStyle {
  /// What both are made of.
  associatedtype Body: View
  /// What is known of them.
  typealias Configuration = LabeledContentStyleConfiguration

  /// The view of `configuration`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is known of a value with a label.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public typealias Label = ControlPart
  /// The value.
  public typealias Content = ControlPart

  /// The label.
  public let label: Label
  /// The value.
  public let content: Content
}

/// The label before the value; in lists and forms at both ends of the row.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// The style where nothing is said.
  public init() {}

  /// The view of `configuration`.
  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(label: configuration.label) {
      configuration.content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The style where nothing is said.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
  /// The style of values with labels.
  var labeledContentStyle: any LabeledContentStyle {
    get { labeledContentStyles.current }
    set { labeledContentStyles.add(newValue) }
  }

  /// The styles one inside the other.
  var labeledContentStyles: StyleStack<any LabeledContentStyle> {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

private struct LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: StyleStack<any LabeledContentStyle> { StyleStack(AutomaticLabeledContentStyle()) }
}

extension View {
  /// Gives the values with labels in the view the look of `style`.
  public func labeledContentStyle(_ style: some LabeledContentStyle) -> some View {
    environment(\.labeledContentStyle, style)
  }
}
