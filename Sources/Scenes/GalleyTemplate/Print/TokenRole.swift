/// The style value that a design token sets, which is derived from the token's name.
package struct TokenRole {
  let section: String
  package let key: String
  let names: [String]

  static let all: [TokenRole] = [
    role("colors", "text", ["text", "text.primary", "text.default", "text.base", "foreground", "onbackground", "ink"]),
    role("colors", "muted", ["muted", "text.muted", "text.secondary", "text.subtle", "secondarytext", "caption"]),
    role(
      "colors", "accent", ["accent", "primary", "brand", "brand.primary", "brand.default", "brand.500", "brand.main"]),
    role("colors", "link", ["link", "text.link", "link.default"]),
    role("colors", "rule", ["rule", "border", "border.default", "border.subtle", "divider", "outline", "separator"]),
    role("colors", "strongRule", ["strongrule", "border.strong", "border.bold", "divider.strong"]),
    role("colors", "band", ["band", "stripe", "surface.alternate", "background.subtle", "surface.subtle"]),
    role("colors", "groupBand", ["groupband", "surface.raised", "background.muted", "surface.strong"]),
    role("colors", "paper", ["paper", "background", "background.default", "surface.default", "surface"]),
    TokenRole(section: "fonts", key: "text", names: families(["text", "body", "base", "sans", "default", "primary"])),
    TokenRole(section: "fonts", key: "heading", names: families(["heading", "headings", "display", "title"])),
    TokenRole(section: "fonts", key: "monospaced", names: families(["monospaced", "mono", "code", "monospace"])),
    TokenRole(section: "sizes", key: "text", names: lengths(["table", "print"])),
    TokenRole(section: "sizes", key: "title", names: lengths(["print.title"])),
    TokenRole(section: "sizes", key: "heading", names: lengths(["print.heading"])),
    TokenRole(section: "sizes", key: "caption", names: lengths(["print.caption"])),
  ]

  private static func role(_ section: String, _ key: String, _ names: [String]) -> TokenRole {
    TokenRole(section: section, key: key, names: names.flatMap { ["color.\($0)", "colors.\($0)", "palette.\($0)"] })
  }

  private static func families(_ names: [String]) -> [String] {
    names.flatMap {
      ["font.\($0)", "fontfamily.\($0)", "font.family.\($0)", "fonts.\($0)", "typography.\($0).fontfamily"]
    }
  }

  /// Returns the token names for a size. `names` are sizes for print, because sizes for screens do not suit paper.
  private static func lengths(_ names: [String]) -> [String] {
    names.flatMap { ["size.\($0)", "fontsize.\($0)", "font.size.\($0)", "typography.\($0).fontsize"] }
  }

  /// Returns the path that matches the first of the names. If several paths end in it, the shortest one is used.
  func path(among paths: [String]) -> String? {
    let plain = paths.map { path in
      (path: path, name: String(path.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }))
    }
    for name in names {
      let found = plain.filter { $0.name == name || $0.name.hasSuffix("." + name) }
      if let shortest = found.min(by: { ($0.name.count, $0.path) < ($1.name.count, $1.path) }) { return shortest.path }
    }
    return nil
  }
}
