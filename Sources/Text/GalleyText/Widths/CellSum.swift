/// The sum of cells of which all are plain, or a sign that one is not; see ``PairCells``.
struct CellSum {
  var count = 0
  private var total = 0
  private var common: Int32 = -1

  @inline(__always)
  mutating func add(_ cell: Int32) {
    total &+= Int(cell)
    common &= cell
  }

  @inline(__always)
  var isPlain: Bool { common & PairCells.plain == PairCells.plain }

  /// How far all move the pen, if all are plain: each holds four times its move, and ``PairCells/plain``.
  @inline(__always)
  var width: Int { (total &- count &* Int(PairCells.plain)) >> 2 }
}
