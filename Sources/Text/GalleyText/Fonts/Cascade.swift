final class Cascade {
  private let fallbacks: [FontTheme.Fallback]
  private var orders: [String: FallbackOrder] = [:]
  private var isPreferring: [String: Bool] = [:]

  init(_ fallbacks: [FontTheme.Fallback]) { self.fallbacks = fallbacks }

  func order(language: String, text: String) -> FallbackOrder {
    let language = prefersAny(language) ? language : FallbackOrder.eastAsianLanguage(of: text)
    if let known = orders[language] { return known }
    let order = FallbackOrder(fallbacks, language: language)
    orders[language] = order
    return order
  }

  private func prefersAny(_ language: String) -> Bool {
    if let known = isPreferring[language] { return known }
    let answer = fallbacks.contains { FallbackOrder.prefers($0, language) }
    isPreferring[language] = answer
    return answer
  }
}
