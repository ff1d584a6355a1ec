import GalleyGeometry
import GalleyLayout

/// Only visible rows are built. All views that one element creates form a single row.
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let site = CallSite()
  private let selection: Selection?
  private let content: Content

  private enum Selection {
    case one(Binding<SelectionValue?>)
    case several(Binding<Set<SelectionValue>>)
  }

  private init(selection: Selection?, content: Content) {
    self.selection = selection
    self.content = content
  }

  /// Creates a list in which at most one row is selected. Tapping a row selects it.
  ///
  /// Rows are identified by their element or their `tag`.
  ///
  /// - Parameters:
  ///   - selection: The value of the selected row; nil if none is selected.
  ///   - content: The rows and sections.
  public init(selection: Binding<SelectionValue?>, @ViewBuilder content: () -> Content) {
    self.init(selection: .one(selection), content: content())
  }

  /// Creates a list in which several rows can be selected. Tapping a row selects or deselects it.
  ///
  /// If `selection` is nil, rows cannot be selected.
  ///
  /// - Parameters:
  ///   - selection: The values of the selected rows.
  ///   - content: The rows and sections.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { .several($0) }, content: content())
  }

  public func _build(into builder: inout NodeBuilder) {
    let around = builder.enter(site)
    defer { builder.site = around }
    var scroller = ScrollView { ListContent(content: content, selection: current) }
    scroller.kind = "List"
    scroller.backgroundColor = { environment in
      ListMetrics(environment).background.map { Color($0).resolve(in: environment) }
    }
    scroller.facts = { environment in
      let kind = environment.listSettings.kind
      return environment.systemStyle.list.facts(kind).merging(["listStyle": "\(kind)"]) { $1 }
    }
    scroller._build(into: &builder)
  }

  private func current() -> ListSelection? {
    switch selection {
    case nil: return nil
    case .one(let binding):
      return ListSelection(selected: Set(binding.wrappedValue.map { AnyHashable($0) }.map { [$0] } ?? [])) { tag in
        if let value = tag.base as? SelectionValue { binding.wrappedValue = value }
      }
    case .several(let binding):
      return ListSelection(selected: Set(binding.wrappedValue.map { AnyHashable($0) }), isOfSeveral: true) { tag in
        guard let value = tag.base as? SelectionValue else { return }
        if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
      }
    }
  }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(data, id: \.id, rowContent: rowContent)
  }

  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> { self.init(data, id: \.self, rowContent: rowContent) }

  public init<Elements: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Elements>, @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  ) where Content == ForEach<[BoundElement<Elements>], Elements.Element.ID, Row>, Elements.Element: Identifiable {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }
}

extension List {
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(data, id: \.id, selection: selection, rowContent: rowContent)
  }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    self.init(data, id: \.id, selection: selection, rowContent: rowContent)
  }
}

struct ListSelection {
  let selected: Set<AnyHashable>
  /// Whether several rows can be selected, so rows show a selection mark in edit mode.
  var isOfSeveral = false
  let select: (AnyHashable) -> Void
}

private struct ListContent<Content: View>: View {
  typealias Body = Never

  let content: Content
  let selection: () -> ListSelection?

  func _build(into builder: inout NodeBuilder) {
    builder.check("List", ["defaultMinListRowHeight": builder.environment.defaultMinListRowHeight])
    builder.environment.listScroller = builder.environment.scrollerAround
    let metrics = ListMetrics(builder.environment)
    let places = builder.scope.map { scope in scope.next { KeyedScope(in: scope) } }
    let openRow = places?.memory as? OpenRow ?? OpenRow()
    places?.memory = openRow
    builder.environment.openRow = openRow
    let selection = builder.reading(selection)
    let marksRows = selection?.isOfSeveral ?? false && builder.reading(builder.environment.areRowsEdited)
    let list = ListRows(
      marksRows ? metrics.marked : metrics, in: builder, selection: selection, places: places, openRow: openRow)
    let style = NodeBuilder.RowStyle(
      guide: HorizontalAlignment.leading.key, spacing: 0, pinned: metrics.kind == .plain ? .headers : [],
      decoration: list)
    let rows = builder.lazyRows(
      along: .vertical, style: style, decorated: list.scrolled, content._build(into:))
    let rule = LazyStackRule(axis: .vertical, guide: style.guide, spacing: 0, rows: rows, pinned: style.pinned)
    builder.add(rule, kind: "ListRows")
  }
}
