/// Counts the memory of tables. They grow while they measure, so their size is not known when they are added to a
/// cache.
final class TableMemory {
  /// The maximum size in bytes, which is enough for 60 styles of 200 KB (the letters of one language), or for 4 styles
  /// with every pair of the alphabet.
  static let budget = 24 << 20

  fileprivate(set) var bytes = 0

  var isExceeded: Bool { bytes > TableMemory.budget }

  final class Share {
    private let whole: TableMemory
    private let pages: ZeroedMemory<Bool>
    private var bytes: Int

    init(of whole: TableMemory, cells: Int, fixed: Int = 0) {
      self.whole = whole
      pages = ZeroedMemory(count: cells / Share.cellsOfPage + 1)
      bytes = fixed
      whole.bytes += fixed
    }

    deinit { whole.bytes -= bytes }

    private static let cellsOfPage = 1024

    func note(_ cell: Int) {
      let page = cell / Share.cellsOfPage
      if pages.base[page] { return }
      pages.base[page] = true
      bytes += 4 * Share.cellsOfPage
      whole.bytes += 4 * Share.cellsOfPage
    }
  }
}
