import GalleyData

/// Compares two expressions row by row. An empty value equals only another empty value, and is neither smaller nor
/// larger than any value.
struct ExpressionComparison {
  enum Sign {
    case equal, different
    case ordered(CellTest.Comparison)
  }

  private let left: Expression
  private let sign: Sign
  private let right: Expression

  init(_ left: Expression, _ sign: Sign, _ right: Expression, at range: Range<Int>) {
    (self.left, self.sign, self.right) = (left, sign, right)
  }

  var filter: RowFilter {
    let (left, sign, right) = (left, sign, right)
    return .expression(columns: [left, right].compactMap(\.column?.name)) { row in
      let (one, other) = (left.value(row), right.value(row))
      let result = one.isEmpty || other.isEmpty ? nil : one.order(other)
      switch sign {
      case .equal: return result.map { $0 == 0 } ?? (one.isEmpty && other.isEmpty)
      case .different: return result.map { $0 != 0 } ?? (one.isEmpty != other.isEmpty)
      case .ordered(let comparison): return result.map(comparison.holds) ?? false
      }
    }
  }
}

extension Expression.Value {
  /// Returns a negative number if the value precedes `other`, 0 if they are equal, or a positive number. Strings are
  /// compared as in sorted tables.
  func order(_ other: Self) -> Int {
    switch (self, other) {
    case (.number(let one), .number(let other)): return one.order(other)
    case (.text(let one), .text(let other)):
      return one == other ? 0 : TextCollation.precedes(one, other) ? -1 : 1
    case (.truth(let one), .truth(let other)): return (one ? 1 : 0) - (other ? 1 : 0)
    default:
      guard let one = instant, let other = other.instant else { return 0 }
      let result = one.seconds - other.seconds
      return result != 0 ? result : one.rest == other.rest ? 0 : one.rest < other.rest ? -1 : 1
    }
  }

  private var instant: (seconds: Int, rest: String)? {
    switch self {
    case .day(let day): (day * 86_400, "")
    case .moment(let moment): (moment.day * 86_400 + moment.seconds, moment.rest)
    default: nil
    }
  }
}
