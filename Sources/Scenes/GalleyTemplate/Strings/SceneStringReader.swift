import GalleyData
import GalleyFiles
import GalleyJSON
import GalleyTables
import GalleyText
import GalleyViews

package struct SceneStringReader {
  private(set) var tables = StringTables()

  static let kinds = ["xcstrings", "strings", "stringsdict"]

  mutating func read(_ bytes: [UInt8], path: String) throws(SceneError.Kind) {
    let table = FilePath.stem(of: path)
    switch FilePath.fileExtension(of: path) {
    case "xcstrings": try readCatalogue(bytes, table)
    case "strings": try readStrings(bytes, table, Self.language(of: path))
    case "stringsdict": try readDictionary(bytes, table, Self.language(of: path))
    default: throw .file(.unknownFileType(path: path, known: Self.kinds))
    }
  }

  private static func language(of path: String) -> String {
    let folder = FilePath.name(of: FilePath.folder(of: path))
    return folder.hasSuffix(".lproj") ? String(folder.dropLast(6)) : "Base"
  }

  // MARK: - String catalogues

  private mutating func readCatalogue(_ bytes: [UInt8], _ table: String) throws(SceneError.Kind) {
    guard let content = try? JSONParser.value(bytes), let strings = content["strings"]?.members else {
      throw .value(.wrongType(expected: "a string catalogue", found: "JSON without the key 'strings'"))
    }
    tables.developmentLanguage = tables.developmentLanguage ?? content["sourceLanguage"]?.string
    for entry in strings {
      tables.add(.text(entry.name), entry.name, "", to: table)
      for language in entry.value["localizations"]?.members ?? [] {
        guard let text = Self.localization(language.value) else { continue }
        tables.add(text, entry.name, language.name, to: table)
      }
    }
  }

  private static func localization(_ value: JSONValue) -> StringVariation? {
    guard let text = variation(value) else { return nil }
    var substitutions: [String: StringVariation.Substitution] = [:]
    for member in value["substitutions"]?.members ?? [] {
      guard let form = variation(member.value) else { continue }
      substitutions[member.name] = StringVariation.Substitution(
        argument: member.value["argNum"]?.integer.map { $0 - 1 },
        specifier: member.value["formatSpecifier"]?.string ?? "@", text: form)
    }
    return substitutions.isEmpty ? text : .substituted(text, substitutions)
  }

  private static func variation(_ value: JSONValue) -> StringVariation? {
    if let unit = value["stringUnit"] { return unit["value"]?.string.map { .text($0) } }
    guard let variations = value["variations"] else { return nil }
    func forms(_ name: String) -> [String: StringVariation]? {
      variations[name]?.members.map { members in
        members.reduce(into: [:]) { forms, member in forms[member.name] = variation(member.value) }
      }
    }
    return forms("plural").map { .plural(argument: nil, $0) } ?? forms("device").map { .device($0) }
  }

  // MARK: - Folders of languages

  private mutating func readStrings(_ bytes: [UInt8], _ table: String, _ language: String) throws(SceneError.Kind) {
    guard let text = Self.text(bytes), let pairs = StringsFile(text)?.pairs else {
      throw .value(.wrongType(expected: "a file of strings such as \"key\" = \"text\";", found: "different content"))
    }
    for (key, value) in pairs { tables.add(.text(value), key, language, to: table) }
  }

  /// Decodes UTF-8, or UTF-16 if there is a byte order mark.
  private static func text(_ bytes: [UInt8]) -> String? {
    let isBigEndian = bytes.starts(with: [0xFE, 0xFF])
    guard isBigEndian || bytes.starts(with: [0xFF, 0xFE]) else { return String(validating: bytes, as: UTF8.self) }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return String(validating: units, as: UTF16.self)
  }

  private mutating func readDictionary(_ bytes: [UInt8], _ table: String, _ language: String) throws(SceneError.Kind) {
    guard case .dictionary(let entries)? = PropertyList.value(of: bytes) else {
      throw .value(
        .wrongType(expected: "a property list in XML with a dictionary of strings", found: "different content"))
    }
    for (key, value) in entries {
      // An entry of a `.stringsdict` file has precedence over the `.strings` file next to it.
      if let text = Self.entry(value) { tables.add(text, key, language, to: table, wins: true) }
    }
  }

  private static func entry(_ value: PropertyList) -> StringVariation? {
    guard case .dictionary(let value) = value, case .text(let format)? = value["NSStringLocalizedFormatKey"] else {
      return nil
    }
    var substitutions: [String: StringVariation.Substitution] = [:]
    for (name, inner) in value {
      guard case .dictionary(let inner) = inner else { continue }
      var forms: [String: StringVariation] = [:]
      for case (let category, .text(let text)) in inner where !category.hasPrefix("NSString") {
        forms[category] = .text(text)
      }
      let specifier = if case .text(let type)? = inner["NSStringFormatValueTypeKey"] { type } else { "d" }
      substitutions[name] = StringVariation.Substitution(
        argument: nil, specifier: specifier, text: .plural(argument: nil, forms))
    }
    return .substituted(.text(format), substitutions)
  }
}
