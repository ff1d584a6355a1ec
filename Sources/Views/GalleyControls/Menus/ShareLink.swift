public import GalleyViews

/// A button that shares something; a stage has nothing to share it with.
public struct ShareLink<Label: View>: View {
  private let label: Label

  /// A button that shows `label` and shares `item`.
  public init(item: some Any, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// A button that shows `label` and shares `item`, which `preview` shows.
  public init(
    item: some Any, subject: Text? = nil, message: Text? = nil, preview: some Any, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// A button that shows `label` and shares `items`.
  public init(
    items: some RandomAccessCollection, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// The label, ready to be tapped.
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

/// What is shown of something that is shared; a stage does not show it.
public struct SharePreview {
  let title: Text

  /// A title.
  public init(_ title: LocalizedStringKey) { self.title = Text(title) }

  /// A title, just as it is.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) { self.title = Text(title) }

  /// A title with an image, an icon, or both.
  public init(_ title: LocalizedStringKey, image: some Any) { self.title = Text(title) }

  /// A title, just as it is, with an image.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: some Any) { self.title = Text(title) }

  /// A title with an icon.
  public init(_ title: LocalizedStringKey, icon: some Any) { self.title = Text(title) }

  /// A title with an image and an icon.
  public init(_ title: LocalizedStringKey, image: some Any, icon: some Any) { self.title = Text(title) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// A button that shares `item`.
  public init(item: some Any, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel(title: Text(system: .share))
  }

  /// A button that shares `item`, which `preview` shows.
  public init(item: some Any, subject: Text? = nil, message: Text? = nil, preview: SharePreview) {
    label = DefaultShareLinkLabel(title: Text(system: .share))
  }

  /// A button that shares `items`.
  public init(items: some RandomAccessCollection, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel(title: Text(system: .share))
  }

  /// A button that shows `title` and shares `item`.
  public init(_ title: LocalizedStringKey, item: some Any, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel(title: Text(title))
  }

  /// A button that shows `title`, just as it is, and shares `item`.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, item: some Any, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel(title: Text(title))
  }

  /// A button that shows `title` and shares `item`, which `preview` shows.
  public init(
    _ title: LocalizedStringKey, item: some Any, subject: Text? = nil, message: Text? = nil, preview: SharePreview
  ) { label = DefaultShareLinkLabel(title: Text(title)) }

  /// A button that shows `title` and shares `items`.
  public init(
    _ title: LocalizedStringKey, items: some RandomAccessCollection, subject: Text? = nil, message: Text? = nil
  ) { label = DefaultShareLinkLabel(title: Text(title)) }
}

extension ShareLink {
  /// A button that shows `label` and shares `items`, which `preview` shows.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, preview: (Items.Element) -> SharePreview,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// A button that shows `title` and shares `items`, which `preview` shows.
  public init<Items: RandomAccessCollection>(
    _ title: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview
  ) { label = DefaultShareLinkLabel(title: Text(title)) }

  /// A button that shares `items`, which `preview` shows.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, preview: (Items.Element) -> SharePreview
  ) { label = DefaultShareLinkLabel(title: Text(system: .share)) }
}

/// The system's label of a button that shares: a title beside an arrow out of a box.
public struct DefaultShareLinkLabel: View {
  let title: Text

  /// The label.
  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}
