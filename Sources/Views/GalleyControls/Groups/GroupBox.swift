import GalleyGeometry
import GalleyText
public import GalleyViews

public struct GroupBox<Label: View, Content: View>: View, UnnamedView, LocatedView {
  package let site = CallSite()
  @Environment(\.groupBoxStyles) private var styles
  private let label: Label
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  public init(label: Label, @ViewBuilder content: () -> Content) { self.init(content: content, label: { label }) }

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
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content, label: { EmptyView() }) }
}

extension GroupBox where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct GroupBoxStyleConfiguration {
  public typealias Label = ControlPart
  public typealias Content = ControlPart

  public let label: Label
  public let content: Content
}

public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() {}

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
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
  var groupBoxStyle: any GroupBoxStyle {
    get { groupBoxStyles.current }
    set { groupBoxStyles.add(newValue) }
  }

  var groupBoxStyles: StyleStack<any GroupBoxStyle> {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

private struct GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: StyleStack<any GroupBoxStyle> { StyleStack(DefaultGroupBoxStyle()) }
}

extension View {
  public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View { environment(\.groupBoxStyle, style) }
}
