import GalleyLayout
package import GalleySnapshot

extension ScreenDecisions {
  fileprivate mutating func add(_ agreement: Agreement, in search: AgreementSearch) {
    let list = search.owners[ObjectIdentifier(agreement)]?.id
    columns += agreement.columns.map { key, column in
      Column(list: list, key: "\(key.base)", width: column.width(search.mode(of: key, in: agreement) ?? .exact))
    }.sorted { $0.key < $1.key }
    fits += agreement.fits.compactMap { key, fit in
      (key.base as? FitPlace).map { Fit(list: list, line: $0.line, column: $0.column, chosen: fit.choice) }
    }.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}

extension ViewTree {
  /// What the views of the tree decide together as they were last placed.
  package var decisions: ScreenDecisions {
    var decisions = ScreenDecisions()
    guard context.agreements.contains(where: \.isUsed) else { return decisions }
    let search = AgreementSearch(in: root, screen: context.agreement)
    for agreement in [context.agreement] + search.agreements { decisions.add(agreement, in: search) }
    return decisions
  }
}
