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

  /// The width. Each cell contains four times its advance, plus ``PairCells/plain``.
  @inline(__always)
  var width: Int { (total &- count &* Int(PairCells.plain)) >> 2 }
}
