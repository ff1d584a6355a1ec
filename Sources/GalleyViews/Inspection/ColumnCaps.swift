import GalleyLayout
package import GalleySnapshot

extension ViewTree {
  /// What columns would be wide if only a share of their cells had a say, and how many cells are wider then.
  ///
  /// All widths of a column are put in order for it, which takes longer than anything else that is asked of columns.
  package func columnCaps(
    _ shares: [Double]
  ) -> [(list: InspectedAgreement.List?, key: String, caps: [(share: Double, width: Double, cut: Int)])] {
    let search = AgreementSearch(in: root, screen: context.agreement)
    return ([context.agreement] + search.agreements).flatMap { agreement in
      let list = search.owners[ObjectIdentifier(agreement)]
      return agreement.columns.map { key, column in
        let caps = shares.map { share in
          let width = column.width(.percentile(share))
          return (share: share, width: width, cut: column.count(widerThan: width))
        }
        return (list: list, key: "\(key.base)", caps: caps)
      }
    }
  }
}
