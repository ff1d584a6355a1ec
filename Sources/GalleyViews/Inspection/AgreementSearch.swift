import GalleyLayout
package import GalleySnapshot

/// Finds what views on a canvas agree upon: which container each agreement belongs to, how its columns are meant, and
/// what its fits choose among.
struct AgreementSearch {
  /// The containers, by their agreements.
  private(set) var owners: [ObjectIdentifier: InspectedAgreement.List] = [:]
  /// The agreements of containers, in the order their containers are drawn.
  private(set) var agreements: [Agreement] = []
  private var modes: [Key: SyncMode] = [:]
  private var candidates: [Key: [String]] = [:]

  private struct Key: Hashable {
    let agreement: ObjectIdentifier
    let key: AnyHashable
  }

  private let screen: Agreement

  /// A search below `root`, where `screen` is what the whole screen agrees upon.
  init(in root: LayoutNode, screen: Agreement) {
    self.screen = screen
    look(in: root, near: nil)
  }

  /// How the column `key` finds its width; nil where no view of it is shown.
  func mode(of key: AnyHashable, in agreement: Agreement) -> SyncMode? {
    modes[Key(agreement: ObjectIdentifier(agreement), key: key)]
  }

  /// The names of what the fit `key` chooses among; empty where none is shown.
  func candidates(of key: AnyHashable, in agreement: Agreement) -> [String] {
    candidates[Key(agreement: ObjectIdentifier(agreement), key: key)] ?? []
  }

  private mutating func look(in node: LayoutNode, near id: String?) {
    let payload = ViewPayload.of(node)
    let id = payload?.id.map { "\($0.base)" } ?? id
    if let agreement = LazyContainer(node)?.rows.agreement {
      add(agreement, of: .init(kind: payload?.kind ?? "view", id: id, origin: payload?.origin.map { ViewSource($0) }))
    }
    note(node.rule, of: node, near: id)
    for child in node.children where child.isPlaced { look(in: child, near: id) }
  }

  private mutating func add(_ agreement: Agreement, of owner: InspectedAgreement.List) {
    guard agreement !== screen, owners[ObjectIdentifier(agreement)] == nil else { return }
    agreements.append(agreement)
    owners[ObjectIdentifier(agreement)] = owner
  }

  private mutating func note(_ rule: any LayoutRule, of node: LayoutNode, near id: String?) {
    // What no container owns is agreed upon by the rows of a section.
    let section = InspectedAgreement.List(kind: "Section", id: id)
    if let rule = rule as? SyncWidthRule {
      add(rule.agreement, of: section)
      let key = Key(agreement: ObjectIdentifier(rule.agreement), key: rule.key)
      if modes[key] == nil { modes[key] = rule.mode }
    } else if let rule = rule as? UniformFitRule {
      add(rule.agreement, of: section)
      let key = Key(agreement: ObjectIdentifier(rule.agreement), key: rule.key)
      if candidates[key] == nil { candidates[key] = node.children.map(Self.name) }
    }
  }

  /// The name of the view inside the modifiers of `node`.
  private static func name(of node: LayoutNode) -> String {
    if let inner = node.shownThrough { return name(of: inner) }
    return ViewPayload.of(node)?.kind ?? "view"
  }
}

extension ViewTree {
  /// What the views of the tree agree upon as they were last placed: the screen's first, then each container's.
  package var agreements: [InspectedAgreement] {
    let search = AgreementSearch(in: root, screen: context.agreement)
    return ([context.agreement] + search.agreements).compactMap { InspectedAgreement($0, in: search) }
  }
}
