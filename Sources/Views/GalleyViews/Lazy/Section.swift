/// In other containers, its views are laid out as in a ``Group``.
public struct Section<Parent, Content, Footer> {
  package let header: Parent
  package let content: Content
  package let footer: Footer

  package init(rows content: Content, header: Parent, footer: Footer) {
    (self.content, self.header, self.footer) = (content, header, footer)
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(rows: content(), header: header(), footer: footer())
  }

  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }

  public func _build(into builder: inout NodeBuilder) {
    builder.addSection(
      header: header._build(into:), content: content._build(into:), footer: footer._build(into:))
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header })
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }

  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, footer: { footer })
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) })
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init<Rows: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows, @ViewBuilder header: () -> Parent
  ) where Content == Rows? { self.init(content: { isExpanded.wrappedValue ? content() : nil }, header: header) }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init<Rows: View>(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows
  ) where Content == Rows? { self.init(isExpanded: isExpanded, content: content, header: { Text(title) }) }

  @_disfavoredOverload
  public init<Rows: View>(
    _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Rows
  ) where Content == Rows? { self.init(isExpanded: isExpanded, content: content, header: { Text(title) }) }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Only recorded in the layout snapshot.
  public func sectionActions(@ViewBuilder content: () -> some View) -> some View { recorded("sectionActions") }

  public func collapsible(_ isCollapsible: Bool) -> some View {
    recorded("collapsible", ["isCollapsible": "\(isCollapsible)"])
  }
}
