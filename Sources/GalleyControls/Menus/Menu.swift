public import GalleyViews

/// A button that opens a menu of actions. The button is drawn; the open menu is not.
public struct Menu<Label: View, Content: View>: View, UnnamedView {
  @Environment(\.menusAreButtons) private var isButton
  private let label: Label
  private let content: Content
  private let primaryAction: (() -> Void)?

  /// A button that shows `label` and opens a menu of `content`.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// A button that shows `label` and runs `primaryAction`; held, it opens a menu of `content`.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  /// The label, in the accent colour unless a style is set around it.
  public var body: some View {
    if isButton { button } else { button.buttonStyle(.borderless) }
  }

  private var button: some View {
    Button {
      primaryAction?()
    } label: {
      label
    }
  }
}

extension Menu where Label == Text {
  /// A button that shows `title` and opens a menu of `content`.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A button that shows `title`, just as it is, and opens a menu of `content`.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
