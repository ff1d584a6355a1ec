package enum CountedNoun {
  /// Returns a string such as "1 row" or "2,000 rows".
  ///
  /// - Parameters:
  ///   - number: The number. Its thousands are grouped.
  ///   - noun: The singular.
  ///   - plural: The plural; nil (the default) appends "s" to the singular.
  package static func text(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(Words.grouped(number)) \(form(number, noun, plural: plural))"
  }

  /// Returns the singular for 1 and −1, and otherwise the plural.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - noun: The singular.
  ///   - plural: The plural; nil (the default) appends "s" to the singular.
  package static func form(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    abs(number) == 1 ? noun : plural ?? noun + "s"
  }
}
