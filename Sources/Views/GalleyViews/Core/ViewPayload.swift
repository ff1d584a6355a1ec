package import GalleyLayout
import GalleySnapshot

package final class ViewPayload {
  package let kind: String
  package let origin: ViewOrigin?
  let site: CallSite
  let styleSites: [StyleAspect: UInt]
  package var id: AnyHashable?
  /// Whether the identity comes from the collection element.
  private(set) var isNamedByRow = false
  package private(set) var row: Row?
  var place: NodeIdentity?
  var values = Slots()
  var owner: ObjectIdentifier?

  package convenience init(kind: String, origin: ViewOrigin? = nil) {
    self.init(kind: kind, origin: origin, site: .unknown, styleSites: [:])
  }

  init(kind: String, origin: ViewOrigin?, site: CallSite, styleSites: [StyleAspect: UInt]) {
    self.kind = kind
    self.origin = origin
    self.site = site
    self.styleSites = styleSites
  }

  package struct Row {
    package let collection: Int
    package let number: Int
    package let id: AnyHashable?

    var key: AnyHashable { id ?? AnyHashable(number) }
  }

  func become(_ row: Row) {
    self.row = row
    if id == nil { (id, isNamedByRow) = (row.id, row.id != nil) }
  }

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

  static func row(of node: LayoutNode) -> Row? { first(of: node) { $0.row } }
}
