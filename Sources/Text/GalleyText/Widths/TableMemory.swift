/// The memory that an engine's tables of widths have written to.
///
/// Tables grow while they measure, so that no cache can know their size when it takes them in.
final class TableMemory {
  /// The most that the tables of all styles but one may hold, in bytes: 60 styles' tables with 200 KB of what a
  /// language's letters take, or 4 with every pair of the alphabet.
  static let budget = 24 << 20

  /// What they hold, in bytes.
  fileprivate(set) var bytes = 0

  /// Whether tables must go.
  var isExceeded: Bool { bytes > TableMemory.budget }

  final class Share {
    private let whole: TableMemory
    private let pages: ZeroedMemory<Bool>
    private var bytes: Int

    /// The share of a table with `cells` cells of 4 bytes, and `fixed` bytes of other things.
    init(of whole: TableMemory, cells: Int, fixed: Int = 0) {
      self.whole = whole
      pages = ZeroedMemory(count: cells / Share.cellsOfPage + 1)
      bytes = fixed
      whole.bytes += fixed
    }

    deinit { whole.bytes -= bytes }

    /// The system gives memory in pages of 4 KB.
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
