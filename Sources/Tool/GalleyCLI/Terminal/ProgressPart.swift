struct ProgressPart {
  let done: Int
  let total: Int

  private static let width = 24

  /// `total` must be greater than 0.
  init(done: Int, of total: Int) {
    self.done = min(done, total)
    self.total = total
  }

  var bar: String {
    let full = Self.width * done / total
    return String(repeating: "█", count: full) + String(repeating: "░", count: Self.width - full)
      + " \(100 * done / total) %"
  }

  func timeLeft(after time: Duration) -> String {
    let left = Int((time / .seconds(1) * Double(total - done) / Double(max(done, 1))).rounded(.up))
    return "\(left / 60):\(left % 60 < 10 ? "0" : "")\(left % 60)"
  }
}
