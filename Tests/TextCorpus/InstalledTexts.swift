import Foundation

/// Strings from packages that the project requires, and from the system.
public enum InstalledTexts {
  /// All strings of iso-codes: names of languages, countries and regions in many scripts. Empty if the package is not
  /// installed.
  public static func isoCodes() -> [String] {
    let folder = "/usr/share/iso-codes/json"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.sorted().flatMap { strings(inJSON: "\(folder)/\($0)") }
  }

  /// Names of languages, countries, regions, currencies, units, months and emoji in all languages of CLDR. Empty
  /// without Debian's package unicode-cldr-core.
  public static func localeNames() -> [String] {
    let common = "/usr/share/unicode/cldr/common"
    return ["main", "annotations", "subdivisions"].flatMap { folder -> [String] in
      let files = (try? FileManager.default.contentsOfDirectory(atPath: "\(common)/\(folder)")) ?? []
      return files.sorted().flatMap { strings(inXML: "\(common)/\(folder)/\($0)") }
    }
  }

  /// Returns the text between tags line by line, because no text element in the files of CLDR spans several lines.
  private static func strings(inXML path: String) -> [String] {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    return data.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard let end = line.lastIndex(of: UInt8(ascii: "<")), end > line.startIndex, line[end + 1] == UInt8(ascii: "/"),
        let start = line[..<end].lastIndex(of: UInt8(ascii: ">")), start + 1 < end
      else { return nil }
      return String(decoding: line[(start + 1)..<end], as: UTF8.self)
    }
  }

  /// The names of Unicode characters, as Perl lists them. Empty if Perl does not provide them.
  public static func characterNames() -> [String] {
    let folder = "/usr/share/perl"
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard let version = versions.sorted().last,
      let text = try? String(contentsOfFile: "\(folder)/\(version)/unicore/Name.pl", encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").flatMap { $0.split(separator: "\t") }.map(String.init)
  }

  /// The description lines of all installed packages. Empty without dpkg.
  public static func packageDescriptions() -> [String] {
    guard let text = try? String(contentsOfFile: "/var/lib/dpkg/status", encoding: .utf8) else { return [] }
    return text.split(separator: "\n").map(String.init)
  }

  private static func strings(inJSON path: String) -> [String] {
    guard let data = FileManager.default.contents(atPath: path),
      let value = try? JSONSerialization.jsonObject(with: data)
    else { return [] }
    return strings(in: value)
  }

  private static func strings(in value: Any) -> [String] {
    switch value {
    case let text as String: [text]
    case let list as [Any]: list.flatMap(strings)
    case let object as [String: Any]: object.sorted { $0.key < $1.key }.flatMap { strings(in: $0.value) }
    default: []
    }
  }
}
