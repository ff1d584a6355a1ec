package struct LanguageTag: Hashable, Sendable {
  /// Deprecated codes are replaced by current ones.
  package let language: String
  package let script: String?
  package let region: String?

  package init(_ name: String) {
    let parts = name.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    let first = parts.first ?? "en"
    language = LanguageTag.others[first] ?? first
    region = parts.dropFirst().first { $0.count == 2 || $0.count == 3 }
    let isTraditional = first == "zh" && ["tw", "hk", "mo"].contains(region)
    script = parts.dropFirst().first { $0.count == 4 } ?? (isTraditional ? "hant" : nil)
  }

  package var variants: [String] {
    let whole = [script, region].compactMap { $0 }.joined(separator: "-")
    return [whole] + [region, script].compactMap { $0 }.filter { $0 != whole }
  }

  private static let others = ["no": "nb", "iw": "he", "in": "id", "tl": "fil"]
}
