public import GalleyGeometry
package import GalleyLayout

struct ListRowTraits {
  var insets: EdgeInsets?
  var background: AnyView?
  var separators = Lines()
  var sectionSeparators = Lines()
  /// The value that represents the row in a selection; nil means the row's identity.
  var tag: AnyHashable?
  var badge: Text?
  /// Outermost first. The innermost creates the view.
  var shells: [ListRowShell] = []

  struct Lines {
    var top: Line?
    var bottom: Line?

    mutating func set(_ edges: VerticalEdge.Set, _ change: (inout Line) -> Void) {
      if edges.contains(.top) { top = changed(top, change) }
      if edges.contains(.bottom) { bottom = changed(bottom, change) }
    }

    private func changed(_ line: Line?, _ change: (inout Line) -> Void) -> Line {
      var line = line ?? Line()
      change(&line)
      return line
    }

    func over(_ others: Lines) -> Lines {
      func over(_ line: Line?, _ other: Line?) -> Line? {
        guard let line else { return other }
        return Line(
          visibility: line.visibility == .automatic ? other?.visibility ?? .automatic : line.visibility,
          tint: line.tint ?? other?.tint)
      }
      return Lines(top: over(top, others.top), bottom: over(bottom, others.bottom))
    }
  }

  struct Line {
    var visibility = Visibility.automatic
    var tint: Color?
  }

  init(of node: LayoutNode) {
    var inner: LayoutNode? = node
    while let current = inner {
      if let own = ViewPayload.of(current)?.rowTraits { add(own) }
      inner = current.shownThrough
    }
  }

  init() {}

  private mutating func add(_ inner: ListRowTraits) {
    insets = inner.insets ?? insets
    background = inner.background ?? background
    separators = inner.separators.over(separators)
    sectionSeparators = inner.sectionSeparators.over(sectionSeparators)
    tag = inner.tag ?? tag
    badge = inner.badge ?? badge
    shells += inner.shells
  }
}

struct ListRowView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let kind: String
  let change: (inout ListRowTraits) -> Void

  func _build(into builder: inout NodeBuilder) {
    var traits = ListRowTraits()
    change(&traits)
    let (kind, outer, badge) = (kind, builder, traits.badge)
    let isRow = badge != nil && builder.environment.isInList
    builder.under({ if isRow { $0.rowBadge = badge } }) { builder in
      builder.modify(content._build(into:)) { child in
        let node = outer.node(PassThroughRule(), [child], kind: kind)
        ViewPayload.of(node)?.rowTraits = traits
        return node
      }
    }
  }

  func _trace(_ trace: RowTrace) {
    var traits = ListRowTraits()
    change(&traits)
    // The other settings do not affect the size.
    trace.note(traits.insets)
    trace.note(traits.badge)
    content._trace(trace)
  }
}

extension VerticalEdge {
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) { self.rawValue = rawValue }

    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]
  }
}

extension View {
  private func listRow(_ kind: String, _ change: @escaping (inout ListRowTraits) -> Void) -> some View {
    ListRowView(content: self, kind: kind, change: change)
  }

  public func listRowInsets(_ insets: EdgeInsets?) -> some View { listRow("listRowInsets") { $0.insets = insets } }

  public func listRowBackground<Ground: View>(_ view: Ground?) -> some View {
    listRow("listRowBackground") { $0.background = view.map { AnyView($0) } }
  }

  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    listRow("listRowSeparator") { $0.separators.set(edges) { $0.visibility = visibility } }
  }

  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    listRow("listRowSeparatorTint") { $0.separators.set(edges) { $0.tint = color } }
  }

  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    listRow("listSectionSeparator") { $0.sectionSeparators.set(edges) { $0.visibility = visibility } }
  }

  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    listRow("listSectionSeparatorTint") { $0.sectionSeparators.set(edges) { $0.tint = color } }
  }

  public func tag(_ tag: some Hashable) -> some View { listRow("tag") { $0.tag = AnyHashable(tag) } }

  public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(verbatim: "\(count)")) }

  public func badge(_ label: Text?) -> some View { listRow("badge") { $0.badge = label } }

  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  @_disfavoredOverload
  public func badge<Label: StringProtocol>(_ label: Label?) -> some View { badge(label.map { Text($0) }) }
}

extension ViewPayload {
  static func changesList(_ node: LayoutNode) -> Bool {
    var inner: LayoutNode? = node
    while let current = inner {
      if ViewPayload.of(current)?.rowTraits != nil { return true }
      inner = current.shownThrough
    }
    return false
  }
}

extension ViewPayload {
  package static func tag(of node: LayoutNode) -> AnyHashable? { first(of: node) { $0.rowTraits?.tag } }

  package static func badge(of node: LayoutNode) -> Text? { first(of: node) { $0.rowTraits?.badge } }
}

extension ViewPayload {
  var rowTraits: ListRowTraits? {
    get { self[ListRowTraitsKey.self] }
    set { self[ListRowTraitsKey.self] = newValue }
  }
}

private enum ListRowTraitsKey: NodeValueKey {
  typealias Value = ListRowTraits
}
