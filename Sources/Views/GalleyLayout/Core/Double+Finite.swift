extension Double? {
  /// The length, where there is one and it is a finite number.
  var finite: Double? { flatMap { $0.isFinite ? $0 : nil } }
}

extension Double {
  /// The number, or `replacement` where it is infinite or not a number.
  func finite(or replacement: Double) -> Double { isFinite ? self : replacement }
}
