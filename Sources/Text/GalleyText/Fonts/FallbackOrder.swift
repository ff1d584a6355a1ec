import CPangoCairo

final class FallbackOrder {
  private let fallbacks: [FontTheme.Fallback]
  private var byScript: [UInt32: [FontTheme.Fallback]] = [:]
  private var others: [[UInt32]: [FontTheme.Fallback]] = [:]

  init(_ fallbacks: [FontTheme.Fallback], language: String) {
    self.fallbacks = fallbacks.filter { Self.prefers($0, language) } + fallbacks.filter { !Self.prefers($0, language) }
  }

  func candidates(for scalar: Unicode.Scalar) -> [FontTheme.Fallback] {
    let code = Self.scriptCode(of: scalar)
    if let known = byScript[code] { return known }
    let script = Self.name(ofScript: code)
    let answer = fallbacks.filter { $0.scripts.contains(script) } + fallbacks.filter(\.scripts.isEmpty)
    byScript[code] = answer
    return answer
  }

  /// Returns the fallbacks for characters that belong to no script, such as the Arabic comma and the danda. Those for
  /// the surrounding `scripts` come first.
  func others(near scripts: [UInt32]) -> [FontTheme.Fallback] {
    if let known = others[scripts] { return known }
    let names = scripts.map(Self.name(ofScript:))
    let near = names.flatMap { name in fallbacks.filter { $0.scripts.contains(name) } }
    var seen: Set<FontTheme.Fallback> = []
    let answer = (near + fallbacks).filter { seen.insert($0).inserted }
    others[scripts] = answer
    return answer
  }

  func families(of package: String) -> [String] {
    fallbacks.map(\.family).filter { FontPackages.package(ofFamily: $0) == package }
  }

  static func scripts(of text: String) -> [UInt32] {
    var scripts: [UInt32] = []
    for scalar in text.unicodeScalars where !scalar.isASCII {
      let code = scriptCode(of: scalar)
      if !sharedScripts.contains(code), !scripts.contains(code) { scripts.append(code) }
    }
    return scripts
  }

  private static let sharedScripts = Set(
    [G_UNICODE_SCRIPT_COMMON, G_UNICODE_SCRIPT_INHERITED, G_UNICODE_SCRIPT_UNKNOWN].map(g_unicode_script_to_iso15924))

  /// Returns whether a fallback is preferred for a language. The tag "zh-Hant-HK" matches "zh-Hant" and "zh".
  static func prefers(_ fallback: FontTheme.Fallback, _ language: String) -> Bool {
    let tag = language.lowercased()
    return fallback.languages.contains { beginning in
      let beginning = beginning.lowercased()
      return tag == beginning || tag.hasPrefix(beginning + "-")
    }
  }

  static func eastAsianLanguage(of text: String) -> String {
    for scalar in text.unicodeScalars where scalar.value >= 0x1100 {
      switch name(ofScript: scriptCode(of: scalar)) {
      case "Hira", "Kana": return "ja"
      case "Hang": return "ko"
      default: continue
      }
    }
    return "zh"
  }

  /// Returns the script as an ISO 15924 code: its four letters are the bytes of the number.
  private static func scriptCode(of scalar: Unicode.Scalar) -> UInt32 {
    g_unicode_script_to_iso15924(g_unichar_get_script(scalar.value))
  }

  private static func name(ofScript code: UInt32) -> String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> $0) }, as: UTF8.self)
  }
}
