#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Formats numbers in English, with grouped digits.
enum NumberText {
  static func text(_ value: Double) -> String {
    let decimals = (0...6).first { abs(value - rounded(value, $0)) < abs(value) * 1e-9 + 1e-9 } ?? 6
    return text(value, decimals: decimals)
  }

  static func text(_ value: Double, decimals: Int) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let scale = pow(10, Double(decimals))
    let scaled = (abs(value) * scale).rounded()
    guard scaled < 9e18 else { return "\(value)" }
    let (whole, rest) = UInt64(scaled).quotientAndRemainder(dividingBy: UInt64(scale))
    var text = grouped(String(whole))
    if decimals > 0 {
      let digits = String(rest)
      text += "." + String(repeating: "0", count: max(0, decimals - digits.count)) + digits
    }
    return value < 0 && scaled > 0 ? "-" + text : text
  }

  private static func rounded(_ value: Double, _ decimals: Int) -> Double {
    let scale = pow(10, Double(decimals))
    return (value * scale).rounded() / scale
  }

  private static func grouped(_ digits: String) -> String {
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { result.append(",") }
      result.append(digit)
    }
    return result
  }
}
