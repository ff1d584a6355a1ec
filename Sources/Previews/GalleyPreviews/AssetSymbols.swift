import Foundation

/// Generates the same Swift names for assets as Xcode: `Image(.heart)` and `Color(.paper)` refer to `heart` and
/// `PaperColor`. Assets in folders with a namespace are nested.
struct AssetSymbols {
  private struct Asset {
    let kind: String
    let name: String
    let symbol: String
    let spaces: [String]
  }

  private var assets: [Asset] = []
  /// The names that the target or SwiftUI already declares.
  private let taken: Set<String>

  init(folder: URL, sources: [URL]) {
    let catalogues = (FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? [])
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "xcassets" }
    taken = Self.systemColors.union(catalogues.isEmpty ? [] : sources.flatMap(Self.members))
    for catalogue in catalogues.sorted(by: { $0.path < $1.path }) { add(catalogue, name: "", spaces: []) }
  }

  var text: String {
    let note = "// Written by Galley's plugin GalleyPreviews: the names of the assets.\n"
    var seen: Set<[String]> = []
    let assets = assets.filter { seen.insert([$0.kind] + $0.spaces + [$0.symbol]).inserted }
    guard !assets.isEmpty else { return note }
    let images = assets.filter { $0.kind == "Image" }, colors = assets.filter { $0.kind == "Color" }
    let extended = colors.filter { $0.spaces.isEmpty && !taken.contains($0.symbol) }
    return note + "import Foundation\nimport SwiftUI\n"
      + ("\nextension ImageResource {\n" + images.map { Self.declaration($0) }.joined() + "}\n")
      + ("\nextension ColorResource {\n" + colors.map { Self.declaration($0) }.joined() + "}\n")
      + Self.spaces(of: images, "Image") + Self.spaces(of: colors, "Color")
      + ("\nextension Color {\n" + extended.map { Self.member($0) }.joined() + "}\n")
      + ("\nextension ShapeStyle where Self == Color {\n" + extended.map { Self.member($0) }.joined() + "}\n")
  }

  private mutating func add(_ folder: URL, name: String, spaces: [String]) {
    let items = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    for item in items.sorted(by: { $0.path < $1.path }) where item.hasDirectoryPath {
      let own = item.deletingPathExtension().lastPathComponent
      switch item.pathExtension {
      case "imageset", "symbolset":
        assets.append(Asset(kind: "Image", name: name + own, symbol: Self.symbol(own, "Image"), spaces: spaces))
      case "colorset":
        assets.append(Asset(kind: "Color", name: name + own, symbol: Self.symbol(own, "Color"), spaces: spaces))
      case "" where Self.isNamespace(item):
        add(item, name: name + own + "/", spaces: spaces + [Self.symbol(own, "").capitalizedFirst])
      case "": add(item, name: name, spaces: spaces)
      default: break
      }
    }
  }

  private static func isNamespace(_ folder: URL) -> Bool {
    let text = (try? String(contentsOf: folder.appending(path: "Contents.json"), encoding: .utf8)) ?? ""
    return text.contains("\"provides-namespace\" : true") || text.contains("\"provides-namespace\":true")
  }

  /// Returns the Swift name of an asset. For example, the colour `Accent Color` becomes `accent`, and `URLIcon` becomes
  /// `urlIcon`.
  private static func symbol(_ name: String, _ kind: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    var symbol = words.dropFirst().reduce((words.first ?? "").loweredFirst) { $0 + $1.capitalizedFirst }
    if !kind.isEmpty, symbol.hasSuffix(kind), symbol.count > kind.count { symbol.removeLast(kind.count) }
    if symbol.first?.isNumber ?? true { symbol = "_" + symbol }
    return symbol
  }

  private static let keywords: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  /// The names of system colours. An asset with such a name is available only through its resource.
  private static let systemColors: Set = [
    "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink", "primary", "purple",
    "red", "secondary", "teal", "white", "yellow", "accentColor", "tint", "background", "foreground", "selection",
    "separator", "placeholder", "link", "fill", "tertiary", "quaternary", "quinary", "shadow",
  ]

  private static func quoted(_ symbol: String) -> String { keywords.contains(symbol) ? "`\(symbol)`" : symbol }

  private static func declaration(_ asset: Asset) -> String {
    guard asset.spaces.isEmpty else { return "" }
    return "  static let \(quoted(asset.symbol)) = \(resource(asset))\n"
  }

  private static func resource(_ asset: Asset) -> String {
    "\(asset.kind)Resource(name: \(String(reflecting: asset.name)), bundle: .module)"
  }

  private static func member(_ asset: Asset) -> String {
    "  static var \(quoted(asset.symbol)): Color { Color(ColorResource.\(quoted(asset.symbol))) }\n"
  }

  private static func spaces(of assets: [Asset], _ kind: String) -> String {
    var text = "", known: Set<[String]> = []
    for asset in assets where !asset.spaces.isEmpty {
      for depth in 1...asset.spaces.count {
        let path = Array(asset.spaces.prefix(depth))
        guard known.insert(path).inserted else { continue }
        let around = ([kind + "Resource"] + path.dropLast()).joined(separator: ".")
        text += "\nextension \(around) {\n  enum \(path[depth - 1]) {}\n}\n"
      }
      let around = ([kind + "Resource"] + asset.spaces).joined(separator: ".")
      text += "\nextension \(around) {\n  static let \(quoted(asset.symbol)) = \(resource(asset))\n}\n"
    }
    return text
  }

  private static func members(of source: URL) -> [String] {
    guard let text = try? String(contentsOf: source, encoding: .utf8), text.contains("static") else { return [] }
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.indices.dropFirst(2).filter { ["let", "var"].contains(words[$0 - 1]) && words[$0 - 2] == "static" }
      .map { String(words[$0]) }
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// The string with its first word in lower case, even if the word starts with several capitals. A string of only
  /// capitals is unchanged.
  fileprivate var loweredFirst: String {
    let capitals = prefix { $0.isUppercase }
    guard !capitals.isEmpty, capitals.count < count else { return self }
    let isWhole = !self[capitals.endIndex].isLetter
    let lowered = capitals.count == 1 || isWhole ? capitals.count : capitals.count - 1
    return prefix(lowered).lowercased() + dropFirst(lowered)
  }
}
