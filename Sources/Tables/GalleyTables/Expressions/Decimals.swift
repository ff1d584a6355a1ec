/// The number of decimals with which a computed number is shown: amounts keep all their decimals, and quotients show
/// only a few of their twelve decimals.
struct Decimals {
  /// The number of decimals that all values have, as amounts do; nil if it differs between values or is unknown.
  var fixed: Int?
  /// The maximum number of decimals on pages. Small numbers may show more.
  var cap: Int?

  static func sum(_ first: Decimals, _ second: Decimals) -> Decimals {
    Decimals(fixed: both(first.fixed, second.fixed, max), cap: either(first.cap, second.cap, max))
  }

  static func product(_ first: Decimals, _ second: Decimals) -> Decimals {
    Decimals(fixed: both(first.fixed, second.fixed, +), cap: either(first.cap, second.cap, max))
  }

  /// The decimals of an amount multiplied by a number: those of the amount, even if the number has more.
  var ofAmount: Decimals { Decimals(fixed: fixed, cap: fixed ?? cap) }

  var ofQuotient: Decimals { Decimals(cap: max(cap ?? fixed ?? 2, 2)) }

  private static func both(_ first: Int?, _ second: Int?, _ join: (Int, Int) -> Int) -> Int? {
    first.flatMap { first in second.map { join(first, $0) } }
  }

  private static func either(_ first: Int?, _ second: Int?, _ join: (Int, Int) -> Int) -> Int? {
    both(first, second, join) ?? first ?? second
  }

  /// Returns the number of decimals to show in `column`, or nil if all its numbers already have that many.
  func shown(in column: Column) -> Int? {
    var (largest, longest, counts): (Double, Int, Set<Int>) = (0, 0, [])
    for row in 0..<column.count {
      column.withUTF8(row) { cell in
        guard !cell.isEmpty else { return }
        let places = cell.decimals
        (longest, largest) = (max(longest, places), max(largest, abs(CellNumber.value(cell) ?? 0)))
        if counts.count < 2 { counts.insert(places) }
      }
    }
    var places = max(fixed ?? 0, longest)
    if let cap, places > cap {
      // Small numbers show three significant digits.
      var shown = cap
      var scaled = largest * [1, 10, 100, 1000][min(cap, 3)]
      while shown < places, scaled > 0, scaled < 100 { (scaled, shown) = (scaled * 10, shown + 1) }
      places = shown
    }
    return places > 0 && counts != [places] && !counts.isEmpty ? places : nil
  }
}

extension Column {
  /// The number of decimals that all numbers have, or nil if it differs.
  var fixedDecimals: Int? {
    var found: Int?
    for row in 0..<count {
      let isSame = withUTF8(row) { cell in
        if cell.isEmpty { return true }
        let places = cell.decimals
        defer { found = places }
        return found == nil || found == places
      }
      if !isSame { return nil }
    }
    return found
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate var decimals: Int { firstIndex(of: UInt8(ascii: ".")).map { count - $0 - 1 } ?? 0 }
}
