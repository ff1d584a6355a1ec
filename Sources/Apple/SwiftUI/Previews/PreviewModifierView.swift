import GalleyViews

/// The view of a preview, changed by a modifier as soon as what the modifier's previews share is made.
struct PreviewModifierView<Modifier: PreviewModifier>: View {
  let content: AnyView
  let modifier: Modifier
  @State private var context: Modifier.Context?

  var body: some View {
    if let context {
      modifier.body(content: content, context: context)
    } else {
      // A view that is nothing has no task.
      Color.clear.task { context = try? await Modifier.makeSharedContext() }
    }
  }
}

@MainActor
func previewed(_ content: AnyView, by modifier: some PreviewModifier) -> AnyView {
  AnyView(PreviewModifierView(content: content, modifier: modifier))
}
