package struct Words: Hashable {
  package var message: String
  package var help: String?

  package init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }

  package static func suggestion(
    _ suggestion: String?, known: [String] = [], more: Int = 0, noun: String = "known names"
  ) -> String? {
    if let suggestion { return "did you mean '\(suggestion)'?" }
    return known.isEmpty ? nil : "\(noun): \(list(known, more: more))"
  }

  /// Lists at most twelve names and counts the rest. `more` is the number of further names that are only counted.
  package static func list(_ names: [String], more: Int = 0) -> String {
    let shown = names.prefix(12).joined(separator: ", ")
    let left = max(0, names.count - 12) + more
    return left > 0 ? shown + " and \(grouped(left)) more" : shown
  }

  /// Returns a sentence such as "'spacing' belongs to HStack, VStack and 6 more, not to Text".
  package static func home(of key: String, _ homes: [String], _ owner: String) -> String? {
    guard !homes.isEmpty else { return nil }
    let shown = homes.count > 5 ? homes.prefix(4).joined(separator: ", ") + " and \(homes.count - 4) more" : list(homes)
    return "'\(key)' belongs to \(shown), not to \(owner)"
  }

  /// Joins names, such as "a or b" or "a, b or c".
  package static func alternatives(_ names: [String], word: String = "or") -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " \(word) " + last
  }

  package static func count(_ number: Int, _ noun: String) -> String {
    CountedNoun.text(number, noun)
  }

  package static func number(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }

  package static func bytes(_ count: Int) -> String {
    count >= 1 << 20 ? "\(count >> 20) MB" : count >= 1 << 10 ? "\(count >> 10) KB" : Self.count(count, "byte")
  }

  /// Returns a size in gigabytes, or in megabytes below 1 GB, rounded up.
  package static func gigabytes(_ count: Int) -> String {
    if count < 1_000_000_000 { return "\(count / 1_000_000 + (count % 1_000_000 == 0 ? 0 : 1)) MB" }
    let tenths = count / 100_000_000 + (count % 100_000_000 == 0 ? 0 : 1)
    return tenths % 10 == 0 ? "\(tenths / 10) GB" : "\(tenths / 10).\(tenths % 10) GB"
  }

  package static func hex(_ byte: UInt8) -> String {
    "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
