import GalleyData

/// Functions that use several rows. If the number in a row is empty, the row's result is empty and the row is not
/// counted.
extension ExpressionFunction {
  static let rows = [
    ExpressionFunction(
      "running", "number, [group]", "The sum over all rows up to this one, or only over those in the same group."
    ) { (call) throws(ExpressionError) in
      try overRows(call) { numbers, groups in
        var sums: [ExactDecimal?] = Array(repeating: ExactDecimal(0), count: groups.count)
        return numbers.indices.map { row in
          guard let number = numbers[row] else { return .empty }
          sums[groups[row]] = sums[groups[row]]?.adding(number)
          return sums[groups[row]].map { .number($0) } ?? .empty
        }
      }
    },
    ExpressionFunction("total", "number, [group]", "The sum over all rows, or over the rows in the same group.") {
      (call) throws(ExpressionError) in
      try overRows(call) { numbers, groups in
        let sums = groups.sums(numbers)
        return groups.rows.map { sums[$0].sum.map { .number($0) } ?? .empty }
      }
    },
    ExpressionFunction("average", "number, [group]", "The average over all rows, or over the rows in the same group.") {
      (call) throws(ExpressionError) in
      try overRows(call, cap: 2) { numbers, groups in
        let sums = groups.sums(numbers)
        return groups.rows.map { group in
          sums[group].sum?.divided(by: ExactDecimal(sums[group].count)).map { .number($0) } ?? .empty
        }
      }
    },
    ExpressionFunction(
      "share", "number, [group]", "The share of the total, or of the group's total, in per cent: 25 for a quarter."
    ) { (call) throws(ExpressionError) in
      var result = try overRows(call, cap: 1) { numbers, groups in
        let sums = groups.sums(numbers)
        return numbers.indices.map { row in
          guard let number = numbers[row]?.multiplied(by: ExactDecimal(100)), let sum = sums[groups[row]].sum else {
            return .empty
          }
          return number.divided(by: sum).map { .number($0) } ?? .empty
        }
      }
      var form = NumberForm()
      result.decimals = Decimals(cap: 1)
      form.mark = result.form?.mark ?? .point
      (form.unit, form.isUnitSpaced) = (NumberUnit("%".utf8), form.mark == .comma)
      result.form = form
      return result
    },
  ]

  private static func overRows(
    _ call: FunctionCall, cap: Int? = nil,
    _ compute: ([ExactDecimal?], RowGroups) -> [Expression.Value]
  ) throws(ExpressionError) -> Expression {
    let number = try call.argument(0, .number)
    let numbers = (0..<call.rowCount).map { number.value($0).number }
    let group = call.arguments.count > 1 ? call.arguments[1] : nil
    let values = compute(numbers, RowGroups(group, rows: call.rowCount))
    let decimals = cap.map { Decimals(cap: max($0, number.decimals.fixed ?? 0)) } ?? number.decimals
    return Expression(.number, form: number.form, decimals: decimals) { row in
      values.indices.contains(row) ? values[row] : .empty
    }
  }
}

/// The number of the group that each row belongs to.
private struct RowGroups {
  private(set) var rows: [Int] = []
  private(set) var count = 1

  init(_ group: Expression?, rows count: Int) {
    guard let group else {
      rows = Array(repeating: 0, count: count)
      return
    }
    var numbers: [String: Int] = [:]
    rows = (0..<count).map { row in
      let name = group.value(row).text
      if let known = numbers[name] { return known }
      numbers[name] = numbers.count
      return numbers.count - 1
    }
    self.count = numbers.count
  }

  subscript(row: Int) -> Int { rows[row] }

  /// Returns the sum and the count of each group. The sum is nil if it has more than 38 digits.
  func sums(_ numbers: [ExactDecimal?]) -> [(sum: ExactDecimal?, count: Int)] {
    var sums: [(sum: ExactDecimal?, count: Int)] = Array(repeating: (ExactDecimal(0), 0), count: count)
    for (row, number) in numbers.enumerated() {
      guard let number else { continue }
      sums[rows[row]].sum = sums[rows[row]].sum?.adding(number)
      sums[rows[row]].count += 1
    }
    return sums
  }
}
