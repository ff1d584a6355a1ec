import GalleyViews

/// Shows its content once the shared context of its modifier has been created.
struct PreviewModifierView<Modifier: PreviewModifier>: View {
  let content: AnyView
  let modifier: Modifier
  @State private var context: Modifier.Context?

  var body: some View {
    if let context {
      modifier.body(content: content, context: context)
    } else {
      // An empty view would not run its task.
      Color.clear.task { context = try? await Modifier.makeSharedContext() }
    }
  }
}

@MainActor
func previewed(_ content: AnyView, by modifier: some PreviewModifier) -> AnyView {
  AnyView(PreviewModifierView(content: content, modifier: modifier))
}
