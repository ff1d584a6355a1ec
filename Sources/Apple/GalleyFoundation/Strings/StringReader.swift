import Foundation
import GalleyViews

struct StringReader {
  private(set) var tables = StringTables()
  private(set) var problems: [String] = []

  mutating func read(_ place: URL) {
    guard place.hasDirectoryPath || isFolder(place) else { return readFile(place) }
    let all = FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil)
    let files = (all?.compactMap { $0 as? URL } ?? []).filter { StringReader.kinds.contains($0.pathExtension) }
    for file in files.sorted(by: { $0.path < $1.path }) { readFile(file) }
  }

  private static let kinds = ["xcstrings", "strings", "stringsdict"]

  private func isFolder(_ place: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) && isFolder.boolValue
  }

  private mutating func readFile(_ file: URL) {
    guard let data = FileManager.default.contents(atPath: file.path) else {
      return problems.append("\(file.path): cannot be read")
    }
    let table = file.deletingPathExtension().lastPathComponent
    let folder = file.deletingLastPathComponent()
    let language = folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : "Base"
    switch file.pathExtension {
    case "xcstrings": readCatalogue(data, file, table)
    case "strings": readStrings(data, file, table, language)
    default: readDictionary(data, file, table, language)
    }
  }

  private mutating func add(_ text: StringVariation, _ key: String, _ language: String, to table: String) {
    tables.add(text, key, language, to: table)
  }
}

// MARK: - String catalogues

extension StringReader {
  private mutating func readCatalogue(_ data: Data, _ file: URL, _ table: String) {
    guard let content = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = content["strings"] as? [String: Any]
    else { return problems.append("\(file.path): not a string catalogue") }
    tables.developmentLanguage = tables.developmentLanguage ?? content["sourceLanguage"] as? String
    for (key, value) in strings {
      add(.text(key), key, "", to: table)
      let localizations = (value as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
      for (language, value) in localizations {
        guard let text = (value as? [String: Any]).flatMap(Self.localization) else { continue }
        add(text, key, language, to: table)
      }
    }
  }

  private static func localization(_ value: [String: Any]) -> StringVariation? {
    guard let text = variation(value) else { return nil }
    let substitutions = (value["substitutions"] as? [String: Any] ?? [:]).compactMapValues { value in
      (value as? [String: Any]).flatMap { value -> StringVariation.Substitution? in
        guard let text = variation(value) else { return nil }
        return StringVariation.Substitution(
          argument: (value["argNum"] as? Int).map { $0 - 1 }, specifier: value["formatSpecifier"] as? String ?? "@",
          text: text)
      }
    }
    return substitutions.isEmpty ? text : .substituted(text, substitutions)
  }

  private static func variation(_ value: [String: Any]) -> StringVariation? {
    if let unit = value["stringUnit"] as? [String: Any] { return (unit["value"] as? String).map { .text($0) } }
    guard let variations = value["variations"] as? [String: Any] else { return nil }
    func forms(_ name: String) -> [String: StringVariation]? {
      (variations[name] as? [String: Any])?.compactMapValues { ($0 as? [String: Any]).flatMap(variation) }
    }
    return forms("plural").map { .plural(argument: nil, $0) } ?? forms("device").map { .device($0) }
  }
}

// MARK: - Language folders

extension StringReader {
  private mutating func readStrings(_ data: Data, _ file: URL, _ table: String, _ language: String) {
    guard let text = Self.text(data), let pairs = StringsFile(text)?.pairs else {
      return problems.append("\(file.path): not a file of strings")
    }
    for (key, value) in pairs { add(.text(value), key, language, to: table) }
  }

  private static func text(_ data: Data) -> String? {
    let isWide = data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE])
    return String(data: data, encoding: isWide ? .utf16 : .utf8)
  }

  private mutating func readDictionary(_ data: Data, _ file: URL, _ table: String, _ language: String) {
    let content = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let entries = content as? [String: Any] else {
      return problems.append("\(file.path): not a dictionary of strings")
    }
    for (key, value) in entries {
      guard let value = value as? [String: Any], let text = Self.entry(value) else {
        problems.append("\(file.path): '\(key)' has no NSStringLocalizedFormatKey")
        continue
      }
      // An entry in a `.stringsdict` file takes precedence over the `.strings` file next to it.
      tables.add(text, key, language, to: table, wins: true)
    }
  }

  private static func entry(_ value: [String: Any]) -> StringVariation? {
    guard let format = value["NSStringLocalizedFormatKey"] as? String else { return nil }
    let substitutions = value.compactMapValues { value -> StringVariation.Substitution? in
      guard let value = value as? [String: Any] else { return nil }
      let forms = value.filter { !$0.key.hasPrefix("NSString") }.compactMapValues {
        ($0 as? String).map(StringVariation.text)
      }
      return StringVariation.Substitution(
        argument: nil, specifier: value["NSStringFormatValueTypeKey"] as? String ?? "d",
        text: .plural(argument: nil, forms))
    }
    return .substituted(.text(format), substitutions)
  }
}
