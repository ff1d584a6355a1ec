import GalleyData

extension ExpressionFunction {
  static let choices = [
    ExpressionFunction("if", "condition, value, otherwise", "`value` if the condition is true, else `otherwise`.") {
      (call) throws(ExpressionError) in
      let condition = try call.argument(0, .truth)
      let values = try call.alike(from: 1)
      return values.alternative { condition.value($0).isTrue ? values[0].value($0) : values[1].value($0) }
    },
    ExpressionFunction("coalesce", "value, …", "The first value that is not empty.") {
      (call) throws(ExpressionError) in
      let values = try call.alike()
      return values.alternative { row in
        for value in values {
          let found = value.value(row)
          if !found.isEmpty { return found }
        }
        return .empty
      }
    },
    extremum("min", "The smallest value; empty values are ignored.") { $0 < 0 },
    extremum("max", "The largest value; empty values are ignored.") { $0 > 0 },
  ]

  private static func extremum(
    _ name: String, _ doc: String, _ isBetter: @escaping @Sendable (Int) -> Bool
  ) -> ExpressionFunction {
    ExpressionFunction(name, "value, …", doc) { (call) throws(ExpressionError) in
      let values = try call.alike()
      return values.alternative { row in
        values.reduce(.empty) { best, next in
          let found = next.value(row)
          if best.isEmpty { return found }
          return !found.isEmpty && isBetter(found.order(best)) ? found : best
        }
      }
    }
  }

  static let numbers = [
    ExpressionFunction(
      "round", "number, [decimals]",
      "The number rounded to this many decimals (default: 0); halves are rounded away from zero."
    ) { (call) throws(ExpressionError) in
      let number = try call.argument(0, .number)
      let places = call.arguments.count > 1 ? try call.argument(1, .number) : Expression(ExactDecimal(0))
      let isFixed = call.arguments.count == 1 || call.arguments[1].column == nil
      let fixed = isFixed ? places.value(0).number?.whole : nil
      if isFixed, !(fixed.map { 0...30 ~= $0 } ?? false) {
        throw call.error(
          1, expected: "a number of decimals from 0 to 30", found: fixed.map(String.init) ?? "another number")
      }
      return Expression(.number, form: number.form, decimals: Decimals(fixed: fixed)) { row in
        guard let places = places.value(row).number?.whole, 0...30 ~= places, let number = number.value(row).number
        else { return .empty }
        // If more zeros would make the number too long, it keeps fewer decimals.
        return .number(number.rounded(to: places) ?? number)
      }
    },
    ExpressionFunction("floor", "number", "The number rounded down to an integer.") { (call) throws(ExpressionError) in
      try call.argument(0, .number).mapping { $0.floor }.whole
    },
    ExpressionFunction("ceil", "number", "The number rounded up to an integer.") { (call) throws(ExpressionError) in
      try call.argument(0, .number).mapping { $0.negated.floor?.negated }.whole
    },
    ExpressionFunction("abs", "number", "The number without its sign.") { (call) throws(ExpressionError) in
      try call.argument(0, .number).mapping { $0.isNegative ? $0.negated : $0 }
    },
    ExpressionFunction("number", "text", "Text such as 1,234.50 as a number; empty if the text is not a number.") {
      (call) throws(ExpressionError) in
      let text = try call.argument(0, .text)
      return Expression(.number) { row in
        guard case .text(var text) = text.value(row) else { return .empty }
        return text.withUTF8 { cell in
          var bytes: [UInt8] = []
          guard let number = WrittenNumber(cell), number.write(cell, .point, to: &bytes) else { return .empty }
          return bytes.withUnsafeBufferPointer { ExactDecimal($0) }.map { .number($0) } ?? .empty
        }
      }
    },
  ]
}

extension Expression {
  fileprivate var whole: Expression {
    var result = self
    result.decimals = Decimals(fixed: 0)
    return result
  }
}

extension [Expression] {
  /// Returns an expression whose value is that of one of these expressions, which have the same kind.
  fileprivate func alternative(_ value: @escaping (Int) -> Expression.Value) -> Expression {
    let fixed = Set(map(\.decimals.fixed))
    let decimals = Decimals(
      fixed: fixed.count == 1 ? self[0].decimals.fixed : nil, cap: compactMap(\.decimals.cap).max())
    return Expression(self[0].kind, form: lazy.compactMap(\.form).first, decimals: decimals, value)
  }
}

extension ExactDecimal {
  fileprivate var floor: ExactDecimal? {
    guard let rounded = rounded(to: 0) else { return nil }
    return rounded.order(self) > 0 ? rounded.adding(ExactDecimal(-1)) : rounded
  }
}
