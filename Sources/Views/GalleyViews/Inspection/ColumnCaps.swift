import GalleyLayout
package import GalleySnapshot

extension ViewTree {
  /// What columns would be wide if only a share of their cells had a say, and how many cells are wider then.
  ///
  /// All widths of a column are put in order for it, which takes longer than anything else that is asked of columns.
  package func columnCaps(
    _ shares: [Double]
  ) -> [(list: InspectedSharedSize.List?, key: String, caps: [(share: Double, width: Double, cut: Int)])] {
    let search = SharedSizeSearch(in: root, screen: context.sharedSize)
    return ([context.sharedSize] + search.sharedSizes).flatMap { sharedSize in
      let list = search.owners[ObjectIdentifier(sharedSize)]
      return sharedSize.columns.map { key, column in
        let caps = shares.map { share in
          let width = column.width(.percentile(share))
          return (share: share, width: width, cut: column.count(widerThan: width))
        }
        return (list: list, key: "\(key.base)", caps: caps)
      }
    }
  }
}
