public import GalleyViews

public struct EditActions<Data>: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  public static var move: EditActions { EditActions(rawValue: 1) }
  public static var delete: EditActions { EditActions(rawValue: 2) }
  public static var all: EditActions { [.move, .delete] }
}

public struct EditableCollectionContent<Content: View, Data>: View {
  let content: Content
  let delete: ((IndexSet) -> Void)?
  let move: ((IndexSet, Int) -> Void)?

  public var body: some View { content.editedRow(delete: delete, move: move) }
}

extension ForEach {
  public init<Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Data == [BoundElement<Elements>], Elements.Element: Identifiable, ID == Elements.Element.ID,
    Content == EditableCollectionContent<Row, Elements>, Elements.Index == Int
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  public init<Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Data == [BoundElement<Elements>], Content == EditableCollectionContent<Row, Elements>, Elements.Index == Int
  {
    let delete: (IndexSet) -> Void = { data.wrappedValue.remove(atOffsets: $0) }
    let move: (IndexSet, Int) -> Void = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    self.init(data, id: id) { element in
      EditableCollectionContent<Row, Elements>(
        content: content(element), delete: editActions.rawValue & 2 != 0 ? delete : nil,
        move: editActions.rawValue & 1 != 0 ? move : nil)
    }
  }
}

extension List where SelectionValue == Never {
  public init<Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Content == ForEach<[BoundElement<Elements>], Elements.Element.ID, EditableCollectionContent<Row, Elements>>,
    Elements.Element: Identifiable, Elements.Index == Int
  {
    self.init { ForEach(data, editActions: editActions, content: rowContent) }
  }
}

extension List {
  public init<Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>, selection: Binding<Set<SelectionValue>>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Content == ForEach<[BoundElement<Elements>], Elements.Element.ID, EditableCollectionContent<Row, Elements>>,
    Elements.Element: Identifiable, Elements.Index == Int
  {
    self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
  }

  public init<Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>, selection: Binding<SelectionValue?>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Content == ForEach<[BoundElement<Elements>], Elements.Element.ID, EditableCollectionContent<Row, Elements>>,
    Elements.Element: Identifiable, Elements.Index == Int
  {
    self.init(selection: selection) { ForEach(data, editActions: editActions, content: rowContent) }
  }
}
