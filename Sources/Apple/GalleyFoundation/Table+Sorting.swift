public import Foundation
import GalleyControls
public import GalleyNavigation
public import GalleyViews

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  public init<Value: Comparable>(
    _ title: LocalizedStringKey, value: any KeyPath<RowValue, Value> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  public init(_ title: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(label: Text(title), comparator: KeyPathComparator(value)) { Text(verbatim: $0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  public init<Value, Comparator: SortComparator>(
    _ title: LocalizedStringKey, value: any KeyPath<RowValue, Value> & Sendable, comparator: Comparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where Comparator.Compared == Value {
    self.init(label: Text(title), comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }
}

extension TableSorting {
  fileprivate init<Row, Sort: SortComparator>(_ order: Binding<[Sort]>, _ columns: [TableRow<Row>.Column]) {
    let comparators = columns.map { $0.comparator as? Sort }
    // Compares comparators without their sort order.
    func isSame(_ one: Sort?, _ other: Sort) -> Bool {
      guard var one else { return false }
      one.order = other.order
      return one == other
    }
    let first = order.wrappedValue.first
    let column = first.flatMap { first in comparators.firstIndex { isSame($0, first) } }
    self.init(column: column.map { (index: $0, isReversed: first?.order == .reverse) }) { index in
      guard comparators.indices.contains(index), var comparator = comparators[index] else { return }
      if index == column, first?.order == .forward { comparator.order = .reverse }
      order.wrappedValue = [comparator] + order.wrappedValue.filter { !isSame($0, comparator) }
    }
  }
}

extension Table {
  /// A tap on a column header changes `sortOrder`; the caller has to sort the elements.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(data, .none, sortOrder, columns())
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(data, .one(selection), sortOrder, columns())
  }

  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value {
    self.init(data, .several(selection), sortOrder, columns())
  }

  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    let columns = columns()
    self.init(
      rows: rows(), columns: columns, selection: .none, sorting: TableSorting(sortOrder, columns._columns))
  }

  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    let columns = columns()
    self.init(
      rows: rows(), columns: columns, selection: .one(selection), sorting: TableSorting(sortOrder, columns._columns))
  }

  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    let columns = columns()
    self.init(
      rows: rows(), columns: columns, selection: .several(selection),
      sorting: TableSorting(sortOrder, columns._columns))
  }

  public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(of: Value.self, selection: selection, sortOrder: sortOrder, columns: columns, rows: rows)
  }

  public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(of: Value.self, sortOrder: sortOrder, columns: columns, rows: rows)
  }

  private init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, _ selection: TableSelection<Value.ID>, _ order: Binding<[Sort]>, _ columns: Columns
  ) where Rows == TableForEachContent<Data>, Data.Element == Value {
    self.init(
      rows: TableForEachContent(data: data), columns: columns, selection: selection,
      sorting: TableSorting(order, columns._columns))
  }
}
