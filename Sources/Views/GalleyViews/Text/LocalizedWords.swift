struct LocalizedWords: Hashable, Sendable {
  let key: LocalizedStringKey
  var table: String?
  var bundle: String?
  var system: SystemWord?

  init(_ key: LocalizedStringKey, table: String? = nil, bundle: String? = nil) {
    (self.key, self.table, self.bundle) = (key, table, bundle)
  }

  init(system word: SystemWord, _ argument: String?) {
    key = LocalizedStringKey(argument)
    system = word
  }

  /// If a key is not in the catalogues, calls `missing` and shows the key.
  func spans(under environment: EnvironmentValues, missing: (ViewProblem.Kind) -> Void) -> [Markdown.Span] {
    if let system { return spans(of: system, in: environment.localeIdentifier, missing: missing) }
    guard let strings = environment.strings else { return Markdown(key.parts).spans }
    let arguments = key.arguments
    let request = StringRequest(
      key: key.catalogueKey, table: table, bundle: bundle, locale: environment.localeIdentifier,
      numbers: arguments.map(\.number))
    guard !request.key.isEmpty else { return Markdown(key.parts).spans }
    guard let text = strings.find(request) else {
      missing(.string(key: request.key, locale: request.locale))
      return Markdown(key.parts).spans
    }
    return Markdown(LocalizedStringKey.parts(of: text, arguments)).spans
  }

  private func spans(
    of word: SystemWord, in locale: String, missing: (ViewProblem.Kind) -> Void
  ) -> [Markdown.Span] {
    if !SystemWord.areKnown(in: locale) { missing(.systemWords(language: LanguageTag(locale).language)) }
    return Markdown(LocalizedStringKey.parts(of: word.text(in: locale), key.arguments)).spans
  }
}

extension LocalizedStringKey {
  fileprivate init(_ argument: String?) { parts = argument.map { [.argument(Argument(characters: $0))] } ?? [] }

  fileprivate var arguments: [Argument] {
    parts.compactMap { if case .argument(let argument) = $0 { argument } else { nil } }
  }

  /// For example "%lld of %@".
  fileprivate var catalogueKey: String {
    let hasArguments = !arguments.isEmpty
    return parts.map { part in
      switch part {
      // In a string with format specifiers, a percent sign is escaped by doubling it.
      case .markup(let text):
        hasArguments ? text.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%%") : text
      case .argument(let argument): argument.specifier
      }
    }
    .joined()
  }

  /// Specifiers are "%@", "%lld", "%2$@" and so on; "%%" is a percent sign.
  fileprivate static func parts(of text: String, _ arguments: [Argument]) -> [Part] {
    if arguments.isEmpty { return [.markup(text)] }
    var parts: [Part] = []
    var (plain, next) = ("", 0)
    var rest = Substring(text)
    while let character = rest.popFirst() {
      guard character == "%" else {
        plain.append(character)
        continue
      }
      guard let place = FormatPlace(&rest) else {
        plain.append("%")
        if rest.first == "%" { rest.removeFirst() }
        continue
      }
      let index = place.number.map { $0 - 1 } ?? next
      next = place.number == nil ? next + 1 : next
      if !plain.isEmpty { parts.append(.markup(plain)) }
      plain = ""
      if arguments.indices.contains(index) { parts.append(.argument(arguments[index])) }
    }
    if !plain.isEmpty { parts.append(.markup(plain)) }
    return parts
  }
}

private struct FormatPlace {
  /// The position of the argument, from 1; nil means the next argument.
  private(set) var number: Int?

  init?(_ rest: inout Substring) {
    var ahead = rest
    let digits = ahead.prefix { $0.isASCII && $0.isNumber }
    if ahead.dropFirst(digits.count).first == "$", let number = Int(digits) {
      self.number = number
      ahead = ahead.dropFirst(digits.count + 1)
    }
    ahead = ahead.drop { "+-#0123456789.".contains($0) }
    ahead = ahead.drop { "hlqLzjt".contains($0) }
    guard let kind = ahead.popFirst(), "@dDiuUxXoOfFeEgGaAcCsSp".contains(kind) else { return nil }
    rest = ahead
  }
}
