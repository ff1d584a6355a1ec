extension Double? {
  var finite: Double? { flatMap { $0.isFinite ? $0 : nil } }
}

extension Double {
  func finite(or replacement: Double) -> Double { isFinite ? self : replacement }
}
