/// A noun with its number: what every sentence that counts something is made with.
public enum CountedNoun {
  /// "1 row", "2,000 rows"; `plural` where the noun has one of its own.
  public static func text(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    "\(Words.grouped(number)) \(form(number, noun, plural: plural))"
  }

  /// The noun, or the verb, without the number: "row" of 1, else "rows".
  public static func form(_ number: Int, _ noun: String, plural: String? = nil) -> String {
    abs(number) == 1 ? noun : plural ?? noun + "s"
  }
}
