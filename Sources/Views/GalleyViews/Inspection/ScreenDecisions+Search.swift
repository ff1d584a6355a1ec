import GalleyLayout
package import GalleySnapshot

extension ScreenDecisions {
  fileprivate mutating func add(_ sharedSize: SharedSize, in search: SharedSizeSearch) {
    let list = search.owners[ObjectIdentifier(sharedSize)]?.id
    columns += sharedSize.columns.map { key, column in
      Column(list: list, key: "\(key.base)", width: column.width(search.mode(of: key, in: sharedSize) ?? .exact))
    }.sorted { $0.key < $1.key }
    fits += sharedSize.fits.compactMap { key, fit in
      (key.base as? FitPlace).map { Fit(list: list, line: $0.line, column: $0.column, chosen: fit.choice) }
    }.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}

extension ViewTree {
  package var decisions: ScreenDecisions {
    var decisions = ScreenDecisions()
    guard context.sharedSizes.contains(where: \.isUsed) else { return decisions }
    let search = SharedSizeSearch(in: root, screen: context.sharedSize)
    for sharedSize in [context.sharedSize] + search.sharedSizes { decisions.add(sharedSize, in: search) }
    return decisions
  }
}
