import GalleyLayout
package import GalleySnapshot

struct SharedSizeSearch {
  private(set) var owners: [ObjectIdentifier: InspectedSharedSize.List] = [:]
  private(set) var sharedSizes: [SharedSize] = []
  private var modes: [Key: SyncMode] = [:]
  private var candidates: [Key: [String]] = [:]

  private struct Key: Hashable {
    let sharedSize: ObjectIdentifier
    let key: AnyHashable
  }

  private let screen: SharedSize

  init(in root: LayoutNode, screen: SharedSize) {
    self.screen = screen
    look(in: root, near: nil)
  }

  func mode(of key: AnyHashable, in sharedSize: SharedSize) -> SyncMode? {
    modes[Key(sharedSize: ObjectIdentifier(sharedSize), key: key)]
  }

  func candidates(of key: AnyHashable, in sharedSize: SharedSize) -> [String] {
    candidates[Key(sharedSize: ObjectIdentifier(sharedSize), key: key)] ?? []
  }

  private mutating func look(in node: LayoutNode, near id: String?) {
    let payload = ViewPayload.of(node)
    let id = payload?.id.map { "\($0.base)" } ?? id
    if let sharedSize = LazyContainer(node)?.rows.sharedSize {
      add(sharedSize, of: .init(kind: payload?.kind ?? "view", id: id, origin: payload?.origin.map { ViewSource($0) }))
    }
    note(node.rule, of: node, near: id)
    for child in node.children where child.isPlaced { look(in: child, near: id) }
  }

  private mutating func add(_ sharedSize: SharedSize, of owner: InspectedSharedSize.List) {
    guard sharedSize !== screen, owners[ObjectIdentifier(sharedSize)] == nil else { return }
    sharedSizes.append(sharedSize)
    owners[ObjectIdentifier(sharedSize)] = owner
  }

  private mutating func note(_ rule: any LayoutRule, of node: LayoutNode, near id: String?) {
    // A shared size without a container belongs to a section.
    let section = InspectedSharedSize.List(kind: "Section", id: id)
    if let rule = rule as? SyncWidthRule {
      add(rule.sharedSize, of: section)
      let key = Key(sharedSize: ObjectIdentifier(rule.sharedSize), key: rule.key)
      if modes[key] == nil { modes[key] = rule.mode }
    } else if let rule = rule as? UniformFitRule {
      add(rule.sharedSize, of: section)
      let key = Key(sharedSize: ObjectIdentifier(rule.sharedSize), key: rule.key)
      if candidates[key] == nil { candidates[key] = node.children.map(Self.name) }
    }
  }

  private static func name(of node: LayoutNode) -> String {
    if let inner = node.shownThrough { return name(of: inner) }
    return ViewPayload.of(node)?.kind ?? "view"
  }
}

extension ViewTree {
  package var sharedSizes: [InspectedSharedSize] {
    let search = SharedSizeSearch(in: root, screen: context.sharedSize)
    return ([context.sharedSize] + search.sharedSizes).compactMap { InspectedSharedSize($0, in: search) }
  }
}
