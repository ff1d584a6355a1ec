package indirect enum StringVariation: Sendable {
  case text(String)
  /// Variations by plural category, for the value of `argument` or the first numeric value.
  case plural(argument: Int?, [String: StringVariation])
  case device([String: StringVariation])
  /// A string with placeholders "%#@name@" for other strings.
  case substituted(StringVariation, [String: Substitution])

  package struct Substitution: Sendable {
    /// The index of the argument, from 0; nil uses the position of the placeholder.
    let argument: Int?
    let specifier: String
    let text: StringVariation

    package init(argument: Int?, specifier: String, text: StringVariation) {
      (self.argument, self.specifier, self.text) = (argument, specifier, text)
    }
  }

  func text(_ numbers: [Double?], _ locale: String) -> String? {
    switch self {
    case .text(let text): return text
    case .device(let forms): return (forms["iphone"] ?? forms["other"])?.text(numbers, locale)
    case .plural(let argument, let forms):
      let number =
        argument.map { numbers.indices.contains($0) ? numbers[$0] : nil } ?? numbers.lazy.compactMap { $0 }.first
      return Self.form(of: forms, for: number, locale)?.text(numbers, locale)
    case .substituted(let form, let substitutions):
      return form.text(numbers, locale).map { Self.filled($0, substitutions, numbers, locale) }
    }
  }

  private static func form(
    of forms: [String: StringVariation], for number: Double?, _ locale: String
  ) -> StringVariation? {
    guard let number else { return forms["other"] }
    if number == 0, let zero = forms["zero"] { return zero }
    return forms[PluralRule.category(of: number, in: locale).rawValue] ?? forms["other"]
  }

  private static func filled(
    _ text: String, _ substitutions: [String: Substitution], _ numbers: [Double?], _ locale: String
  ) -> String {
    var (result, next) = ("", 0)
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "%") {
      result += rest[..<start]
      rest = rest[start...].dropFirst()
      let digits = rest.prefix { $0.isNumber }
      let hasNumber = !digits.isEmpty && rest.dropFirst(digits.count).first == "$"
      let behind = hasNumber ? rest.dropFirst(digits.count + 1) : rest
      guard behind.hasPrefix("#@"), let end = behind.dropFirst(2).firstIndex(of: "@"),
        let substitution = substitutions[String(behind.dropFirst(2)[..<end])]
      else {
        result += "%"
        continue
      }
      let place = hasNumber ? Int(digits).map { $0 - 1 } : nil
      let argument = substitution.argument ?? place ?? next
      if substitution.argument == nil, place == nil { next += 1 }
      let inner = StringVariation.bound(substitution.text, to: argument).text(numbers, locale) ?? ""
      result += numbered(inner, argument: argument, specifier: substitution.specifier)
      rest = behind[end...].dropFirst()
    }
    return result + rest
  }

  private static func bound(_ text: StringVariation, to argument: Int) -> StringVariation {
    if case .plural(_, let forms) = text { .plural(argument: argument, forms) } else { text }
  }

  /// "%arg" or an unnumbered specifier becomes the numbered specifier of `argument`.
  private static func numbered(_ text: String, argument: Int, specifier: String) -> String {
    let place = "%\(argument + 1)$\(specifier)"
    if text.contains("%arg") {
      return text.split(separator: "%arg", omittingEmptySubsequences: false).joined(separator: place)
    }
    return text.split(separator: "%\(specifier)", omittingEmptySubsequences: false).joined(separator: place)
  }
}
