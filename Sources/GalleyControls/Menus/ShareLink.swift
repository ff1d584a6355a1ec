public import GalleyViews

/// A button that shares something; a stage has nothing to share it with.
public struct ShareLink<Label: View>: View {
  private let label: Label

  /// A button that shows `label` and shares `item`.
  public init(item: some Any, @ViewBuilder label: () -> Label) { self.label = label() }

  /// A button that shows `label` and shares `item`, which `preview` shows.
  public init(item: some Any, preview: some Any, @ViewBuilder label: () -> Label) { self.label = label() }

  /// The label, ready to be tapped.
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension ShareLink where Label == GalleyControls.Label<Text, Image> {
  /// A button that shares `item`.
  public init(item: some Any) { self.init("Share…", item: item) }

  /// A button that shows `title` and shares `item`.
  public init(_ title: LocalizedStringKey, item: some Any) {
    self.init(item: item) { GalleyControls.Label(title, systemImage: "square.and.arrow.up") }
  }

  /// A button that shows `title`, just as it is, and shares `item`.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, item: some Any) {
    self.init(item: item) { GalleyControls.Label(title, systemImage: "square.and.arrow.up") }
  }
}
