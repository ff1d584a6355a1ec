/// How much of something is done, as a bar and as the time that is left.
struct ProgressPart {
  let done: Int
  let total: Int

  private static let width = 24

  /// `done` of `total`, which is above 0.
  init(done: Int, of total: Int) {
    self.done = min(done, total)
    self.total = total
  }

  var bar: String {
    let full = Self.width * done / total
    return String(repeating: "█", count: full) + String(repeating: "░", count: Self.width - full)
      + " \(100 * done / total) %"
  }

  /// Minutes and seconds until all is done, if it goes on as it has for `time`.
  func timeLeft(after time: Duration) -> String {
    let left = Int((time / .seconds(1) * Double(total - done) / Double(max(done, 1))).rounded(.up))
    return "\(left / 60):\(left % 60 < 10 ? "0" : "")\(left % 60)"
  }
}
