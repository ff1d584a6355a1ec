import GalleyViews

/// If the innermost style draws the control again, as `Toggle(configuration)` does, the next outer style applies.
struct StyleStack<Style> {
  /// The styles from the outermost to the innermost, after the default style.
  private var styles: [Style]

  init(_ standard: Style) { styles = [standard] }

  var current: Style { styles[styles.count - 1] }

  mutating func add(_ style: Style) { styles.append(style) }

  private var outer: StyleStack {
    var outer = self
    outer.styles.removeLast()
    return outer
  }

  func body(_ made: some View, _ key: WritableKeyPath<EnvironmentValues, StyleStack>) -> AnyView {
    styles.count > 1 ? StyleStack.under(outer, made, key) : AnyView(made)
  }

  /// A separate function, because generic view types are expensive to look up and most controls have only one style.
  @inline(never)
  private static func under(
    _ styles: StyleStack, _ content: some View, _ key: WritableKeyPath<EnvironmentValues, StyleStack>
  ) -> AnyView { AnyView(content.environment(key, styles)) }

  func part(_ content: some View, _ key: WritableKeyPath<EnvironmentValues, StyleStack>) -> ControlPart {
    if styles.count == 1 || content is EmptyView || content is ControlPart { return ControlPart(content) }
    return ControlPart(StyleStack.under(self, content, key))
  }
}
