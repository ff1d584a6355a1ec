import GalleyData

extension Expression {
  /// Adds or subtracts. Sums, differences and products are exact; quotients are rounded to twelve decimals, halves away
  /// from zero.
  static func sum(
    _ first: Expression, _ second: Expression, isMinus: Bool, at left: Range<Int>, _ right: Range<Int>
  ) throws(ExpressionError) -> Expression {
    if first.kind == .date { return try dates(first, second, isMinus: isMinus, at: right) }
    try ExpressionReader.check(first, is: .number, at: left)
    try ExpressionReader.check(second, is: .number, at: right)
    let form = first.form ?? second.form
    return Expression(.number, form: form, decimals: .sum(first.decimals, second.decimals)) { row in
      guard let one = first.value(row).number, let other = second.value(row).number else { return .empty }
      return one.adding(isMinus ? other.negated : other).map { .number($0) } ?? .empty
    }
  }

  /// Adds days to a date, subtracts them, or counts the days between two dates.
  private static func dates(
    _ first: Expression, _ second: Expression, isMinus: Bool, at right: Range<Int>
  ) throws(ExpressionError) -> Expression {
    if isMinus, second.kind == .date {
      return Expression(.number) { row in
        guard let one = first.value(row).day, let other = second.value(row).day else { return .empty }
        return .number(ExactDecimal(one - other))
      }
    }
    try ExpressionReader.check(second, is: .number, at: right)
    return Expression(.date) { row in
      guard let day = first.value(row).day, let number = second.value(row).number?.whole,
        number.magnitude < 4_000_000
      else { return .empty }
      return .day(day + (isMinus ? -number : number))
    }
  }

  static func product(_ first: Expression, _ second: Expression) -> Expression {
    let (form, decimals) = scaled(first, second)
    return Expression(.number, form: form, decimals: decimals) { row in
      guard let one = first.value(row).number, let other = second.value(row).number else { return .empty }
      return one.multiplied(by: other).map { .number($0) } ?? .empty
    }
  }

  static func quotient(_ first: Expression, _ second: Expression) -> Expression {
    let form = second.form?.hasMeasure == true ? first.form?.marks : first.form ?? second.form
    return Expression(.number, form: form, decimals: first.decimals.ofQuotient) { row in
      guard let one = first.value(row).number, let other = second.value(row).number else { return .empty }
      return one.divided(by: other).map { .number($0) } ?? .empty
    }
  }

  static func negative(_ operand: Expression) -> Expression {
    operand.mapping { $0.negated }
  }

  func mapping(_ change: @escaping (ExactDecimal) -> ExactDecimal?) -> Expression {
    Expression(.number, form: form, decimals: decimals) { [value] row in
      value(row).number.flatMap(change).map { .number($0) } ?? .empty
    }
  }

  /// Returns the notation and decimals of a product. An amount times a number is an amount; an amount times an amount
  /// has no unit.
  private static func scaled(_ first: Expression, _ second: Expression) -> (NumberForm?, Decimals) {
    switch (first.form?.hasMeasure ?? false, second.form?.hasMeasure ?? false) {
    case (true, false): (first.form, first.decimals.ofAmount)
    case (false, true): (second.form, second.decimals.ofAmount)
    case (true, true): (first.form?.marks, .product(first.decimals, second.decimals))
    case (false, false): (first.form ?? second.form, .product(first.decimals, second.decimals))
    }
  }
}

extension NumberForm {
  fileprivate var hasMeasure: Bool { unit != nil || quantity != nil }

  /// The notation with its decimal and grouping marks, but without the unit.
  fileprivate var marks: NumberForm {
    var form = NumberForm()
    (form.mark, form.group, form.hasLakhs) = (mark, group, hasLakhs)
    return form
  }
}

extension ExactDecimal {
  /// The number rounded to an integer, halves away from zero; nil if it has more than 18 digits.
  var whole: Int? { rounded(to: 0).flatMap { Int($0.text) } }
}
