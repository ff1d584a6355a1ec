public import GalleyViews

extension ForEach: TableRowContent where Content: TableRowContent {
  public typealias TableRowValue = Content.TableRowValue

  public var _rows: [TableRow<Content.TableRowValue>.Entry] { data.flatMap { content($0)._rows } }
}

extension ForEach where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(
    _ data: Data, content: @escaping (Data.Element) -> Content
  ) { self.init(elements: data, id: \.id, content: content) }
}

extension ForEach where Content: TableRowContent {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    content: @escaping (Data.Element) -> Content
  ) { self.init(elements: data, id: id, content: content) }
}

extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer: View {
  public typealias TableRowValue = Content.TableRowValue

  public var _rows: [TableRow<Content.TableRowValue>.Entry] {
    var entries = content._rows
    if !entries.isEmpty { entries[0].header = AnyView(header) }
    return entries
  }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  public init<Value>(_ title: LocalizedStringKey, @TableRowBuilder<Value> content: () -> Content)
  where Value == Content.TableRowValue { self.init(rows: content(), header: Text(title), footer: EmptyView()) }

  @_disfavoredOverload
  public init<Value>(_ title: some StringProtocol, @TableRowBuilder<Value> content: () -> Content)
  where Value == Content.TableRowValue { self.init(rows: content(), header: Text(title), footer: EmptyView()) }
}

extension Section where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView {
  public init<Value>(@TableRowBuilder<Value> content: () -> Content) where Value == Content.TableRowValue {
    self.init(rows: content(), header: EmptyView(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
  public init<Value>(
    @TableRowBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Parent
  ) where Value == Content.TableRowValue { self.init(rows: content(), header: header(), footer: EmptyView()) }
}

private struct ChangedTableRows<Rows: TableRowContent>: TableRowContent {
  let rows: Rows
  let change: (AnyView) -> AnyView

  var _rows: [TableRow<Rows.TableRowValue>.Entry] {
    rows._rows.map { entry in
      var entry = entry
      let inner = entry.change
      entry.change = { change(inner?($0) ?? $0) }
      return entry
    }
  }
}

extension TableRowContent {
  public func contextMenu<Items: View>(
    @ViewBuilder menuItems: @escaping () -> Items
  ) -> some TableRowContent<TableRowValue> {
    ChangedTableRows(rows: self) { AnyView($0.contextMenu(menuItems: menuItems)) }
  }

  public func draggable<Payload>(
    _ payload: @autoclosure @escaping () -> Payload
  ) -> some TableRowContent<TableRowValue> { ChangedTableRows(rows: self) { $0 } }

  public func itemProvider(_ action: (() -> Any?)?) -> some TableRowContent<TableRowValue> {
    ChangedTableRows(rows: self) { $0 }
  }
}
