public import GalleyFiles
import GalleyGeometry
import GalleyJSON
import GalleyMessages
public import GalleyTables

/// The file `galley.yaml` of a package. It contains the variants in which the package's previews are drawn, and the
/// scripts that drive them.
///
/// ```yaml
/// previews: 1
/// variants: [light, dark+AX3]
/// rules:
///   - paths: [Sources/App/Checkout]
///     variants: [light, de, ar+phone-mini]
/// ```
public struct PreviewFile: Hashable, Sendable {
  /// The name of the file in the package folder.
  public static let name = "galley.yaml"

  /// The variants, as options joined by "+", such as "dark+accessibility3". If it is empty, previews are drawn once
  /// without a variant.
  public var variants: [String] = []
  /// The rules, of which the first one that matches a preview replaces `variants`.
  public var rules: [Rule] = []
  /// The scripts. Each script that matches a preview drives it on a fresh screen, one script after another.
  public var scripts: [PreviewScript] = []

  /// The variants of the previews that match a path or a name.
  public struct Rule: Hashable, Sendable {
    /// The source files and folders to which the rule applies, relative to the package.
    public var paths: [String] = []
    /// Substrings of the names of the previews to which the rule applies. Case is ignored.
    public var names: [String] = []
    public var variants: [String] = []
  }

  /// Reads the file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - files: Reads the file (default: from disk).
  /// - Throws: `SceneErrors` with all errors, sorted by position.
  public init(contentsOf path: String, files: FileReader = .disk) throws(SceneErrors) {
    let bytes: [UInt8]
    do { bytes = try files.read(path, YAMLBounds.bytes) } catch {
      throw SceneErrors([SceneError(unreadable: path, error, files: files)])
    }
    let source = SourceText(file: path, bytes: bytes)
    var (reader, decoder) = (YAMLReader(source), SceneDecoder())
    decoder.suggestsOwners = false
    let root = reader.read()
    decoder.errors += reader.errors
    let read = root.flatMap { root in decoder.decode(root, as: Self.shape.shape).flatMap(Self.shape.read) }
    if let root { decoder.errors += Self.variantErrors(in: root) }
    let scripts = WrittenPreviewScript.read(read?.scripts ?? [], &decoder.errors)
    guard let read, decoder.errors.isEmpty else { throw SceneErrors(decoder.errors, quoting: source) }
    (variants, rules, self.scripts) = (read.variants, read.rules, scripts)
  }

  private struct Written: Sendable {
    var variants: [String]
    var rules: [Rule]
    var scripts: [WrittenPreviewScript]
  }

  private static let shape = TypedShape<Written>.record(
    "a file of previews", "Variants of the previews of a package."
  ) { fields in
    let version = fields.required(
      "previews", .count("the format version", from: 1, to: 1) as TypedShape<Int>, "Format version; must be 1.")
    let variants = fields.optional(
      "variants", texts("a variant", noun: "variants"), "Variants of all previews, such as dark+AX3.", default: [])
    let rules = fields.optional(
      "rules", .list(rule, noun: "rules"), "Variants of some previews. The first rule that matches a preview is used.",
      default: [])
    let scripts = fields.optional(
      "scripts", .list(WrittenPreviewScript.shape, noun: "scripts"), "Scripts that drive some previews.", default: [])
    return { given in
      _ = try given[version]
      return try Written(variants: given[variants], rules: given[rules], scripts: given[scripts])
    }
  }

  private static let rule = TypedShape<Rule>.record(
    "a rule", "Variants of some previews.", needed: ["paths", "names"]
  ) { fields in
    let paths = fields.add(paths)
    let names = fields.add(names)
    let variants = fields.required("variants", texts("a variant", noun: "variants"), "Variants of these previews.")
    return { given in
      try Rule(paths: given[paths].map(FilePath.normalized), names: given[names], variants: given[variants])
    }
  }

  static let paths = TypedField<[String]>(
    "paths", texts("a path", noun: "paths"), "Source files and folders, relative to the package.", default: [])
  static let names = TypedField<[String]>(
    "names", texts("a name", noun: "names"), "Parts of the names of previews.", default: [])

  private static func texts(_ noun: String, noun plural: String) -> TypedShape<[String]> {
    .oneOf(TypedShape<String>.text(noun).map { [$0] }, .list(.text(noun), noun: plural))
  }

  /// Reports unknown options in `variants` and in the variants of rules.
  private static func variantErrors(in root: SceneNode) -> [SceneError] {
    let lists = [root["variants"]] + (root["rules"]?.items ?? []).map { $0["variants"] }
    return lists.compactMap { $0 }.flatMap { $0.items ?? [$0] }.compactMap { node in
      guard case .scalar(let text, _) = node.content else { return nil }
      let words = text.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
      return words.first { !isWord($0) }.map { word in
        SceneError(
          .value(
            .unknownWord(
              word, noun: "a colour scheme, direction, text size, device or language", known: known,
              suggestion: Suggestion.closest(to: word, among: known))), at: node.place)
      }
    }
  }

  private static func isWord(_ word: String) -> Bool {
    known.contains(word) || Vocabulary.dynamicType.word(word) != nil || LocaleName.isOne(word)
  }

  private static let known =
    ["light", "dark", "ltr", "rtl"] + Vocabulary.dynamicType.names + Device.all.map(\.name)
}

extension PreviewFile {
  /// The file as JSON, for the program that draws the previews.
  public var json: String {
    func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }
    let rules = rules.map { rule in
      JSONValue.object([
        "paths": texts(rule.paths), "names": texts(rule.names), "variants": texts(rule.variants),
      ])
    }
    return JSONValue.object([
      "variants": texts(variants), "rules": .array(rules), "scripts": .array(scripts.map(\.json)),
    ]).text
  }
}
