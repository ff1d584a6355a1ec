package import GalleyLayout

/// What drawing and inspection know of a node.
package final class ViewPayload {
  package let kind: String
  package let origin: ViewOrigin?
  package var id: AnyHashable?
  /// Whether the identity is that of the element the node was built for, as views were given none.
  private(set) var isNamedByRow = false
  package private(set) var row: Row?
  /// Where the node stands in the structure of the views; nil where nothing ever changes.
  var place: NodeIdentity?
  var values = Slots()
  var owner: ObjectIdentifier?

  package init(kind: String, origin: ViewOrigin? = nil) {
    self.kind = kind
    self.origin = origin
  }

  package struct Row {
    package let collection: Int
    /// The element's number, from 0.
    package let number: Int
    package let id: AnyHashable?

    var key: AnyHashable { id ?? AnyHashable(number) }
  }

  /// Says that the node was built for `row`, whose identity it takes over where it has none of its own.
  func become(_ row: Row) {
    self.row = row
    if id == nil { (id, isNamedByRow) = (row.id, row.id != nil) }
  }

  /// Takes over what others gave to the payload of the node that becomes this one's.
  func inherit(from payload: ViewPayload?) {
    guard let payload else { return }
    if id == nil { (id, isNamedByRow) = (payload.id, payload.isNamedByRow) }
    if row == nil { row = payload.row }
    values.inherit(from: payload.values)
  }

  package static func of(_ node: LayoutNode) -> ViewPayload? { node.payload as? ViewPayload }

  package static func first<Answer>(of node: LayoutNode, _ answer: (ViewPayload) -> Answer?) -> Answer? {
    var inner = node
    while true {
      if let found = of(inner).flatMap(answer) { return found }
      guard let child = inner.shownThrough else { return nil }
      inner = child
    }
  }

  static func identity(of node: LayoutNode) -> AnyHashable? { first(of: node) { $0.id } }

  /// The element of a collection that `node`, or the view inside its modifiers, was built for.
  static func row(of node: LayoutNode) -> Row? { first(of: node) { $0.row } }
}
