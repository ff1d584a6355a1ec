import GalleyLayout
package import GalleySnapshot

extension ViewTree {
  /// For each shared column and each fraction in `shares`, returns the width that fits this fraction of the cells, and
  /// the number of wider cells.
  ///
  /// Sorts all cell widths of a column, so this is the slowest query about columns.
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
