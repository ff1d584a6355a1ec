import GalleyLayout

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  package let id: KeyPath<Data.Element, ID>
  public var content: (Data.Element) -> Content
  let tracing: Tracing?
  /// Returns the data during the build; nil if `data` already contains it.
  var finding: ((inout NodeBuilder) -> Data)?

  @usableFromInline typealias Tracing = (Data, _ index: Int, RowTrace, _ keep: (Content) -> Void) -> Void

  package init(elements data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content) {
    self.init(data, id: id, content: content, tracing: nil)
  }

  @usableFromInline
  init(
    _ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content, tracing: Tracing?
  ) {
    self.data = data
    self.id = id
    self.content = content
    self.tracing = tracing
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  @inlinable
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    // With the view type known at compile time, creating and tracing a row are compiled into one function.
    self.init(data, id: id, content: content) { data, index, trace, keep in
      let row = content(data[data.index(data.startIndex, offsetBy: index)])
      keep(row)
      row._trace(trace)
    }
  }

  public func _build(into builder: inout NodeBuilder) {
    let (data, id, content) = (finding?(&builder) ?? data, id, content)
    func element(_ index: Int) -> Data.Element { data[data.index(data.startIndex, offsetBy: index)] }
    func identity(_ index: Int) -> AnyHashable { AnyHashable(element(index)[keyPath: id]) }
    func row(_ index: Int) -> Content { content(element(index)) }
    // Rows that never change have no earlier version to compare with.
    let isRemembered = builder.isLazy && builder.scope != nil
    let values = isRemembered ? RowValues(count: data.count, id: identity, in: builder, make: row) : nil
    let tracing =
      tracing ?? { _, index, trace, keep in
        let row = row(index)
        keep(row)
        row._trace(trace)
      }
    func trace(_ index: Int, _ trace: RowTrace) {
      tracing(data, index, trace) { row in values?.keep(row, as: index) }
    }
    builder.addRows(count: data.count, content: values, trace: trace, id: identity) { index, inner in
      inner.reading { values?.row(index) ?? row(index) }._build(into: &inner)
    }
  }

  public func _trace(_ trace: RowTrace) {
    guard finding == nil else { return trace.giveUp() }
    trace.note(data.count)
    // Duplicate identities are reported during the build, so the trace is given up.
    guard Set(data.map { $0[keyPath: id] }).count == data.count else { return trace.giveUp() }
    for element in data { content(element)._trace(trace) }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
  @inlinable
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Content: View {
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == [BoundElement<Elements>] {
    let elements = data.wrappedValue
    self.init(
      elements.indices.map { BoundElement(data, at: $0) }, id: (\BoundElement<Elements>.value).appending(path: id)
    ) {
      content($0.binding)
    }
  }

  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == [BoundElement<Elements>], Elements.Element: Identifiable, ID == Elements.Element.ID {
    self.init(data, id: \.id, content: content)
  }
}

public struct BoundElement<Elements: MutableCollection & RandomAccessCollection> {
  public let value: Elements.Element
  public let binding: Binding<Elements.Element>

  init(_ data: Binding<Elements>, at index: Elements.Index) {
    let value = data.wrappedValue[index]
    self.value = value
    binding = Binding(
      // An action may still hold the binding of a removed element.
      get: { data.wrappedValue.indices.contains(index) ? data.wrappedValue[index] : value },
      set: { if data.wrappedValue.indices.contains(index) { data.wrappedValue[index] = $0 } })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  @inlinable
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}

extension ForEach: SeveralViews where Content: View {}
