import GalleyGeometry
import GalleyLayout

extension ViewTree {
  /// Appends `text` to the first visible, enabled text field with the identity or label `name`; nil matches any field.
  ///
  /// - Returns: Whether there is such a field.
  package func type(_ text: String, into name: String?) -> Bool {
    guard let typed = root.typedText(name, isNamed: name == nil) else { return false }
    context.graph.act(of: nil) { typed.wrappedValue += text }
    return true
  }
}

extension LayoutNode {
  /// - Parameter isNamed: Whether a view around this one has the name.
  fileprivate func typedText(_ name: String?, isNamed: Bool) -> Binding<String>? {
    guard isPlaced, !isUntouchable else { return nil }
    let payload = ViewPayload.of(self)
    let isNamed = isNamed || payload?.id.map { "\($0.base)" } == name
    if let control = payload?.control, let typed = control.typed, control.environment.value.isEnabled,
      isNamed || control.texts["label"] == name
    {
      return typed
    }
    return children.firstAnswer { $0.typedText(name, isNamed: isNamed) }
  }
}
