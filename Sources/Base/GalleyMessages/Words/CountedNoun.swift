public enum CountedNoun {
  /// Returns a text such as "1 row" or "2,000 rows". By default, the plural appends "s".
  public static func text(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(Words.grouped(number)) \(form(number, noun, plural: plural))"
  }

  /// Returns the singular for 1 and −1, and otherwise the plural.
  public static func form(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    abs(number) == 1 ? noun : plural ?? noun + "s"
  }
}
