extension Words {
  package static func grouped(_ number: Int) -> String {
    var digits = String(number.magnitude)
    var groups: [Substring] = []
    while digits.count > 3 {
      groups.insert(digits.suffix(3), at: 0)
      digits = String(digits.dropLast(3))
    }
    return (number < 0 ? "-" : "") + ([Substring(digits)] + groups).joined(separator: ",")
  }

  /// Returns a percentage with two significant digits if it is below 10 %. Only 0 is printed as 0 %.
  package static func percent(_ ratio: Double) -> String {
    let percent = ratio * 100
    guard percent > 0, percent < 10 else { return "\(rounded(percent, digits: 1)) %" }
    var digits = 1
    var scale = 10.0
    while percent * scale < 10, digits < 12 {
      digits += 1
      scale *= 10
    }
    return "\(rounded(percent, digits: digits)) %"
  }

  package static func seconds(_ time: Double) -> String { "\(rounded(time, digits: 9)) s" }

  package static func rounded(_ number: Double, digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    return Words.number((number * scale).rounded() / scale)
  }
}
