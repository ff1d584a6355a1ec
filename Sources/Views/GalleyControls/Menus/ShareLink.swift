public import GalleyViews

public struct ShareLink<Label: View>: View, LocatedView {
  package let site = CallSite()
  private let label: Label

  public init(item: some Any, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  public init(
    item: some Any, subject: Text? = nil, message: Text? = nil, preview: some Any, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  public init(
    items: some RandomAccessCollection, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

/// Ignored.
public struct SharePreview {
  let title: Text

  public init(_ title: LocalizedStringKey) { self.title = Text(title) }

  @_disfavoredOverload
  public init(_ title: some StringProtocol) { self.title = Text(title) }

  public init(_ title: LocalizedStringKey, image: some Any) { self.title = Text(title) }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, image: some Any) { self.title = Text(title) }

  public init(_ title: LocalizedStringKey, icon: some Any) { self.title = Text(title) }

  public init(_ title: LocalizedStringKey, image: some Any, icon: some Any) { self.title = Text(title) }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  public init(item: some Any, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel(title: Text(system: .share))
  }

  public init(item: some Any, subject: Text? = nil, message: Text? = nil, preview: SharePreview) {
    label = DefaultShareLinkLabel(title: Text(system: .share))
  }

  public init(items: some RandomAccessCollection, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel(title: Text(system: .share))
  }

  public init(_ title: LocalizedStringKey, item: some Any, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel(title: Text(title))
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, item: some Any, subject: Text? = nil, message: Text? = nil) {
    label = DefaultShareLinkLabel(title: Text(title))
  }

  public init(
    _ title: LocalizedStringKey, item: some Any, subject: Text? = nil, message: Text? = nil, preview: SharePreview
  ) { label = DefaultShareLinkLabel(title: Text(title)) }

  public init(
    _ title: LocalizedStringKey, items: some RandomAccessCollection, subject: Text? = nil, message: Text? = nil
  ) { label = DefaultShareLinkLabel(title: Text(title)) }
}

extension ShareLink {
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, preview: (Items.Element) -> SharePreview,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  public init<Items: RandomAccessCollection>(
    _ title: LocalizedStringKey, items: Items, subject: Text? = nil, message: Text? = nil,
    preview: (Items.Element) -> SharePreview
  ) { label = DefaultShareLinkLabel(title: Text(title)) }

  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, preview: (Items.Element) -> SharePreview
  ) { label = DefaultShareLinkLabel(title: Text(system: .share)) }
}

public struct DefaultShareLinkLabel: View {
  let title: Text

  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}
