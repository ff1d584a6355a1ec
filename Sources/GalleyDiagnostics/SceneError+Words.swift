import GalleyFiles
import GalleyTemplate

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension SceneError.Kind {
  /// The mistake in words.
  var words: Words {
    fileWords ?? yamlWords ?? shapeWords ?? keyWords ?? numberWords ?? viewWords ?? idleWords ?? fieldWords
      ?? tableWords
      ?? jsonWords ?? nameWords ?? momentWords ?? outputWords ?? Words("this cannot be read")
  }

  private var fileWords: Words? {
    switch self {
    case .unreadableFile(let path, let problem, let nearest):
      Words(problem.sentence(path), help: nearest.map { "did you mean '\($0)'?" } ?? problem.help)
    case .fileOutside(let path, let folder):
      Words(
        "'\(path)' lies outside the scene's folder '\(folder)'",
        help: "move the file beside the scene, or allow its folder on the command line")
    case .unknownFileType(let path, let known):
      Words(
        "'\(path)' is no kind of data file that can be read", help: "data files end in \(Words.alternatives(known))")
    case .notAFont(let path):
      Words("'\(path)' is not a font file", help: "OpenType and TrueType files can be used")
    case .invalidUTF8(let byte):
      Words("the byte \(Words.hex(byte)) is not UTF-8", help: "save the file as UTF-8")
    case .otherEncoding(let byte, let others):
      Words(
        "the byte \(Words.hex(byte)) is not UTF-8"
          + (others > 0 ? ", and \(Words.count(others, "more line")) \(others == 1 ? "has" : "have") such bytes" : ""),
        help:
          "save the file as UTF-8, or name its encoding, such as '--encoding latin-1', or 'encoding: latin-1' in a scene"
      )
    case .notText(let path, let offset, let isUTF16):
      Words(
        "'\(path)' is no text: the byte at \(Words.grouped(offset)) is NUL",
        help: isUTF16
          ? "it looks like UTF-16: '--encoding utf-16', or 'encoding: utf-16' in a scene, reads it"
          : "save it as UTF-8 text")
    default: nil
    }
  }

  private var yamlWords: Words? {
    switch self {
    case .yaml(let remark): Words("this is not YAML: \(remark)", help: yamlHelp(remark))
    case .emptyFile: Words("the file is empty", help: "a scene starts with 'scene: 1' and has a 'view:'")
    case .emptyTable: Words("the file is empty", help: "its first line names the columns")
    case .nestingTooDeep(let limit): Words("lists and mappings are nested more than \(limit) levels deep")
    case .tooManyNodes(let limit):
      Words("aliases make this file stand for more than \(limit) values", help: "use parts or data instead of aliases")
    case .tooManyAnchors(let limit):
      Words("there are more than \(limit) anchors (&name)", help: "use parts or data instead of aliases")
    case .keyNotText: Words("a key must be plain text", help: "a text with braces or brackets needs quotes")
    case .unsupportedTag(let tag): Words("the tag '\(tag)' means nothing here", help: "take the tag out")
    case .duplicateKey(let key, let line):
      Words(
        "the key '\(key)' is given twice", help: "it is first given on line \(line); use 'modifiers:' to repeat one")
    default: nil
    }
  }

  private func yamlHelp(_ remark: String) -> String? {
    if remark.contains("tab") || remark.contains("cannot start any token") {
      return "indent with spaces, and put texts that start with @ or ` or % in quotes"
    }
    if remark.contains("mapping values are not allowed") { return "a text that holds ': ' needs quotes" }
    return remark.contains("did not find expected") ? "look for a missing quote, bracket or space of indentation" : nil
  }

  private var shapeWords: Words? {
    switch self {
    case .wrongType(let expected, let found): Words("expected \(expected), found \(found)")
    case .unquotedField(let name): Words("a field needs quotes here", help: "write \"{\(name)}\"")
    case .unknownWord(let word, let noun, let known, let suggestion, let more):
      Words("'\(word)' is not \(noun)", help: Words.suggestion(suggestion, known: known, more: more, noun: "known"))
    case .emptyList(let noun): Words("the list of \(noun) is empty", help: "add one, or leave the key out")
    case .shortList(let noun, let count, let minimum):
      Words(
        "the list of \(noun) has only \(CountedNoun.text(count, "entry", plural: "entries"))",
        help: "it needs at least \(minimum)")
    case .needsValue(let key):
      Words("'\(key)' needs something behind it", help: "write a colon and what it shall be, such as '\(key): …'")
    case .noContent(let view):
      Words("'\(view)' has no content", help: "write '\(view)' alone, or '\(view):' with nothing behind it")
    case .emptyColor:
      Words("a colour is missing here", help: "a hex colour needs quotes, because # starts a comment")
    case .badColor(let text, let suggestion):
      Words(
        "'\(text)' is not a colour",
        help: Words.suggestion(suggestion) ?? "use a name such as blue or secondary, or hex such as \"#3478F6\"")
    default: nil
    }
  }

  private var keyWords: Words? {
    switch self {
    case .unknownKey(let key, let owner, let suggestion, let known, let homes):
      Words(
        "unknown key '\(key)' in \(owner)",
        help: Words.home(of: key, homes, owner) ?? SwiftUINames.modifier(key)
          ?? Words.suggestion(suggestion, known: known, noun: "known"))
    case .missingKey(let key, let owner): Words("\(owner) needs \(key.contains(" ") ? key : "'\(key)'")")
    case .unsupportedSection(let key):
      Words("'\(key)' is not supported yet by this version of Galley", help: "take the section out")
    case .falling(let key, let number, let least, let bound):
      Words("\(key) \(Words.number(number)) is less than \(least) \(Words.number(bound))")
    case .endlessBounce(let bounce, let curve):
      Words(
        "a bounce of \(Words.number(bounce)) more than that of '\(curve)' swings for ever",
        help: "snappy has 0.15 and bouncy 0.3 already: less than 1 in all comes to rest")
    case .conflict(let key, let other):
      Words("'\(key)' cannot go together with '\(other)'", help: "leave one of them out")
    case .needsOne(let keys, let owner):
      Words("\(owner) needs \(Words.alternatives(keys.map { "'\($0)'" }))")
    case .badOverride(let argument):
      Words("'\(argument)' sets nothing", help: "write it as key=value, such as data.languages.limit=20")
    case .unknownOverridePath(let path, let missing, let known):
      Words(
        "'\(path)' leads nowhere: there is no '\(missing)'",
        help: Words.suggestion(nil, known: known, noun: "there are"))
    default: nil
    }
  }

  private var numberWords: Words? {
    switch self {
    case .unexpectedUnit(let number, let unit, let noun):
      let fact = unit == "%" ? "a percentage cannot stand here" : "'\(unit)' is no unit that can stand here"
      return Words(
        "\(fact): expected \(noun)",
        help: noun.hasSuffix("points")
          ? "write \(number): points have no unit" : "write a bare number, such as \(number)")
    case .missingUnit(let text, let units, let noun):
      return Words(
        "'\(text)' has no unit of its own: expected \(noun)",
        help: units.count == 1 ? "the unit is \(units[0])" : "units are \(units.joined(separator: " and "))")
    case .notFinite(let text, let noun): return Words("'\(text)' is not a finite number: expected \(noun)")
    case .outOfRange(let text, let noun, let minimum, let maximum):
      let bounds = range(minimum, maximum)
      return Words("\(text) is out of range: expected \(noun.contains(bounds) ? noun : "\(noun) \(bounds)")")
    case .notWhole(let text, let noun): return Words("\(text) is not a whole number: expected \(noun)")
    default: return nil
    }
  }

  private func range(_ minimum: Double?, _ maximum: Double?) -> String {
    switch (minimum, maximum) {
    case (let low?, let high?): "from \(Words.number(low)) to \(Words.number(high))"
    case (let low?, nil): "of at least \(Words.number(low))"
    case (nil, let high?): "of at most \(Words.number(high))"
    case (nil, nil): ""
    }
  }
}

extension FileProblem {
  /// The fact about the file at `path`.
  func sentence(_ path: String) -> String {
    switch self {
    case .notFound: "there is no file '\(path)'"
    case .isFolder: "'\(path)' is a folder"
    case .notRegular: "'\(path)' is a pipe or a device, and only files and folders are read here"
    case .notPermitted: "'\(path)' may not be read"
    // Of a stream nobody knows how long it is.
    case .tooLarge(let bytes, let limit) where bytes == limit + 1:
      "'\(path)' is too large: at most \(Words.bytes(limit)) are read"
    case .tooLarge(let bytes, let limit):
      "'\(path)' is too large: \(Words.bytes(bytes)), and at most \(Words.bytes(limit)) are read"
    case .system(let code): "'\(path)' cannot be read: \(String(cString: strerror(code)))"
    }
  }

  /// The way out.
  var help: String? {
    switch self {
    case .notFound: "paths are relative to the scene's folder"
    case .notPermitted: "check the file's permissions"
    case .notRegular: "write what it holds into a file first"
    case .isFolder: "name a file in it"
    case .tooLarge, .system: nil
    }
  }
}
