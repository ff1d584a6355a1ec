import GalleyViews

/// The styles that were set around a control, one inside the other.
///
/// A control is drawn in the innermost. A style that draws the control again, as `Toggle(configuration)` does, has it in
/// the next one outside.
struct StyleStack<Style> {
  /// From the outermost to the innermost; the first is that of a place where nothing is said.
  private var styles: [Style]

  init(_ standard: Style) { styles = [standard] }

  var current: Style { styles[styles.count - 1] }

  mutating func add(_ style: Style) { styles.append(style) }

  private var outer: StyleStack {
    var outer = self
    outer.styles.removeLast()
    return outer
  }

  /// What the innermost style made, in which the next one holds; the stack is at `key` of the environment.
  func body(_ made: some View, _ key: WritableKeyPath<EnvironmentValues, StyleStack>) -> AnyView {
    styles.count > 1 ? StyleStack.under(outer, made, key) : AnyView(made)
  }

  /// `content` under `styles`. It stands apart because types of views are found slowly, and most places have one style.
  @inline(never)
  private static func under(
    _ styles: StyleStack, _ content: some View, _ key: WritableKeyPath<EnvironmentValues, StyleStack>
  ) -> AnyView { AnyView(content.environment(key, styles)) }

  func part(_ content: some View, _ key: WritableKeyPath<EnvironmentValues, StyleStack>) -> ControlPart {
    if styles.count == 1 || content is EmptyView || content is ControlPart { return ControlPart(content) }
    return ControlPart(StyleStack.under(self, content, key))
  }
}
