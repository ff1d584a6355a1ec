import GalleyText
public import GalleyViews

public struct LabeledContent<Label: View, Content: View>: View, UnnamedView, LocatedView {
  package let site = CallSite()
  @Environment(\.labeledContentStyles) private var styles
  private let label: Label
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public var body: some View {
    styles.body(
      styles.current.makeBody(
        configuration: LabeledContentStyleConfiguration(
          label: styles.part(label, \.labeledContentStyles), content: styles.part(content, \.labeledContentStyles))),
      \.labeledContentStyles)
  }
}

extension LabeledContent where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init(_ title: LocalizedStringKey, value: some StringProtocol) { self.init(title) { Text(value) } }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) { self.init(title) { Text(value) } }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct LabeledContentStyleConfiguration {
  public typealias Label = ControlPart
  public typealias Content = ControlPart

  public let label: Label
  public let content: Content
}

public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(label: configuration.label) {
      configuration.content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension EnvironmentValues {
  var labeledContentStyle: any LabeledContentStyle {
    get { labeledContentStyles.current }
    set { labeledContentStyles.add(newValue) }
  }

  var labeledContentStyles: StyleStack<any LabeledContentStyle> {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

private struct LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: StyleStack<any LabeledContentStyle> { StyleStack(AutomaticLabeledContentStyle()) }
}

extension View {
  public func labeledContentStyle(_ style: some LabeledContentStyle) -> some View {
    environment(\.labeledContentStyle, style)
  }
}
