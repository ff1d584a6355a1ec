import GalleyGeometry
import GalleyMessages
import GalleySnapshot

extension ViewName {
  /// The view in a sentence, such as "row 17 "Foo"", "row 17 'foo'", "'header'" or "Text "Foo" in 'header'".
  package var words: String {
    guard let layer = layerWord else { return ownWords }
    return layerID.map { "the \(layer) '\($0)'" }
      ?? "the \(layer)\(layerText.map { " \"\($0.cut)\"" } ?? "") of \(ownWords)"
  }

  var listWords: String { id.map { "'\($0)'" } ?? container.map { "'\($0)'" } ?? words }

  /// The view in a sentence about structure. A part of a row that contains other views is named by its kind.
  var structureWords: String {
    guard isPart, isContainer, id == nil, layer == nil, let row else { return words }
    return "\(noun) in row \(row)" + (rowText.map { " \"\($0.cut)\"" } ?? "")
  }

  private var layerWord: String? { layer.map(LayoutAttribute.modifierWord) }

  /// The kind of the view. An image or a button without text is named by its symbol.
  private var noun: String {
    if let symbol { return "\(kind == "Image" ? "Symbol" : kind) '\(symbol)'" }
    return Self.nouns[kind] ?? kind
  }

  private static let nouns = [
    "ListRow": "row", "ListHeader": "header", "ListFooter": "footer", "MarkShape": "check mark",
  ]

  private var ownWords: String {
    let quotation = text.map { "\"\($0.cut)\"" }
    if let column = columnWords { return column }
    if let row {
      let whole = ["row \(row)", quotation ?? id.map { "'\($0)'" }].compactMap(\.self).joined(separator: " ")
      return isPart && quotation == nil && id == nil ? "\(noun) in \(whole)" : whole
    }
    if let id { return "'\(id)'" }
    if kind == "sheetContent" { return "the sheet" + (container.map { " '\($0)'" } ?? "") }
    let view = [noun, quotation].compactMap(\.self).joined(separator: " ")
    let place = container.map { "'\($0)'" } ?? (quotation == nil ? parent : nil)
    return place.map { "\(view) in \($0)" } ?? view
  }

  /// A table column in a sentence, such as "the column "Delay"" or "column 2".
  private var columnWords: String? {
    switch kind {
    case "column": text.map { "the column \"\($0.cut)\"" } ?? "column \((row ?? 0) + 1)"
    case "Tab": id == nil ? text.map { "the tab \"\($0.cut)\"" } : nil
    case "NavigationBar", "TabBar", "BottomBar": "the \(LayoutAttribute.words(kind).drop { $0 == " " })"
    default: nil
    }
  }

  var place: String {
    if let row { return "row \(row): " }
    return (id ?? container).map { "'\($0)': " } ?? ""
  }

  /// Returns a subject for several views, such as "rows 0…5" or "row 0 "Foo" and 2 more". Returns nil for a single
  /// view.
  static func subject(of names: [ViewName], isStructure: Bool = false) -> String? {
    guard let first = names.first, names.count > 1 else { return nil }
    let rows = names.compactMap { $0.isPart && !(isStructure && $0.isContainer) ? nil : $0.row }
    if rows.count == names.count, rows.count > 2, rows == Array(rows[0]..<(rows[0] + rows.count)) {
      let all = "rows \(rows[0])…\(rows[rows.count - 1])"
      guard first.isPart else { return first.layerWord.map { "the \($0)s of \(all)" } ?? all }
      return first.layerWord.map { "the \($0)s of \(first.noun) in \(all)" } ?? "\(first.noun)s in \(all)"
    }
    let layers = first.layerID == nil ? first.layerWord.map { "the \($0)s of \(first.ownWords)" } : nil
    return "\(layers ?? (isStructure ? first.structureWords : first.words)) and \(names.count - 1) more"
  }

  /// Describes a view that became another kind of view, or returns nil unless the view is identified only by its kind.
  func becoming(_ from: String, _ to: String) -> String? {
    guard kind == to, text == nil, id == nil, layer == nil else { return nil }
    return "\(from) became \(to.article) \(to)" + (row.map { " in row \($0)" } ?? "")
  }

  /// Whether the view may be the same part of a component that is used several times.
  var isCopy: Bool { !isPart && row == nil && id == nil && owner != nil }

  /// Returns a sentence such as ""a month" is gone from "Free", "Team" and "Firm"".
  private static func coming(_ names: [ViewName], isNew: Bool) -> String {
    guard let first = names.first else { return "" }
    let thing = first.text.map { "\"\($0.cut)\"" } ?? first.noun
    var seen: Set<String> = []
    let owners = names.compactMap(\.owner).filter { seen.insert($0).inserted }.map { "\"\($0.cut)\"" }
    if names.contains(where: { $0.text != first.text || $0.symbol != first.symbol }), let owner = owners.first {
      let others = Words.grouped(names.count - 1)
      return
        "\(thing) is \(isNew ? "new in" : "gone from") \(owner), and likewise \(isNew ? "in" : "from") \(others) more"
    }
    let shown = owners.count > mostOwners ? mostOwners - 1 : owners.count
    let more = shown < owners.count ? ["\(Words.grouped(owners.count - shown)) more"] : []
    return "\(thing) is \(isNew ? "new in" : "gone from") \((owners.prefix(shown) + more).listed)"
  }

  private static var mostOwners: Int { 4 }

  func coming(with names: [ViewName], isNew: Bool, _ wake: LayoutShift) -> String {
    if isCopy, names.count > 1 { return Self.coming(names, isNew: isNew) }
    return coming(names.count, isNew: isNew, wake)
  }

  private func coming(_ count: Int, isNew: Bool, _ wake: LayoutShift) -> String {
    guard isPart, let row else {
      if wake.isPassing { return "\(words) \(isNew ? "became visible" : "is no longer visible")" }
      return "\(words) is \(isNew ? "new" : "gone")\(wake.shift.following("follows"))"
    }
    let thing = text.map { "\"\($0.cut)\"" } ?? id.map { "'\($0)'" } ?? noun
    let title = rowText.flatMap { $0 == text ? nil : " \"\($0.cut)\"" } ?? ""
    let sentence = "\(thing) is \(isNew ? "new in" : "gone from") row \(row)\(title)"
    if count > 1 { return "\(sentence), and likewise \(isNew ? "in" : "from") \(count - 1) more" }
    let height = "which is \(Words.points(abs(wake.growth))) pt \(wake.growth > 0 ? "taller" : "shorter")"
    return sentence + (wake.growth == 0 ? "" : ", \(height)") + wake.shift.following("follows it")
  }
}

extension Point {
  func following(_ verb: String) -> String {
    if x != 0 { return "; the content that \(verb) moved \(direction)" }
    return y == 0 ? "" : "; the content that \(verb) moved by \(y > 0 ? "+" : "−")\(Words.points(abs(y))) pt"
  }
}

extension String {
  package var cut: String { count > Self.limit ? prefix(Self.limit - 1) + "…" : self }

  private static var limit: Int { 40 }

  /// Truncates both strings so that the difference between them remains visible.
  package func cut(beside other: String) -> (String, String) {
    let common = zip(self, other).prefix { $0 == $1 }.count
    // A few letters before the difference are kept to show where it is.
    let start = common - 12
    guard start > 0, common > Self.limit - 12, max(count, other.count) > Self.limit else { return (cut, other.cut) }
    return ("…" + String(dropFirst(start)).cut, "…" + String(other.dropFirst(start)).cut)
  }

  var article: String { first.map { "aeiouAEIOUH".contains($0) } == true ? "an" : "a" }
}

extension InspectedView.TextStyle {
  private static let weights = [
    100: "ultralight", 200: "thin", 300: "light", 400: "regular", 500: "medium", 600: "semibold", 700: "bold",
    800: "heavy", 900: "black",
  ]

  package static func name(_ weight: Int) -> String { weights[weight] ?? "of weight \(weight)" }

  /// Describes the changed text style, such as "bold now", "20 pt instead of 17" or "no longer italic".
  func words(beside old: InspectedView.TextStyle) -> [String] {
    func mark(_ name: String, _ before: Bool, _ after: Bool) -> String? {
      before == after ? nil : after ? "\(name) now" : "no longer \(name)"
    }
    let (before, after) = (Self.name(old.weight), Self.name(weight))
    let named = changedName(from: old)
    let weight =
      switch (old.weight, self.weight) {
      case let (old, new) where old == new || named?.explainsWeight == true: String?.none
      case (400, _): "\(after) now"
      case (_, 400): "no longer \(before)"
      default: "\(after) instead of \(before)"
      }
    let parts = [
      named.map { "\($0.to) instead of \($0.from)" }
        ?? (size == old.size ? nil : "\(Words.points(size)) pt instead of \(Words.points(old.size))"),
      family == old.family ? nil : "set in \(family) instead of \(old.family)", weight,
      mark("italic", old.isItalic, isItalic), mark("underlined", old.isUnderlined, isUnderlined),
      mark("struck through", old.isStruckThrough, isStruckThrough),
      color == old.color ? nil : "\(color ?? "a gradient") instead of \(old.color ?? "a gradient")",
    ]
    return parts.compactMap(\.self)
  }
}

extension EdgeInsets {
  /// Describes the changed padding, such as "10 pt of padding now", "4 pt more padding" or "2 pt less padding at the
  /// top".
  func words(beside old: EdgeInsets) -> String {
    let none = EdgeInsets()
    if self == none { return "no padding any more" }
    if old == none {
      return isEven ? "\(Words.points(top)) pt of padding now" : "padding now"
    }
    let sides = [
      ("top", top - old.top), ("left", leading - old.leading), ("bottom", bottom - old.bottom),
      ("right", trailing - old.trailing),
    ].filter { abs($0.1) > 1e-6 }
    guard let first = sides.first?.1, sides.allSatisfy({ abs($0.1 - first) < 1e-6 }) else { return "different padding" }
    let change = "\(Words.points(abs(first))) pt \(first > 0 ? "more" : "less") padding"
    if sides.count < 4 { return "\(change) at the \(sides.map(\.0).listed)" }
    return isEven && old.isEven ? "\(change) (\(Words.points(top)) instead of \(Words.points(old.top)))" : change
  }

  private var isEven: Bool { abs(top - leading) + abs(top - bottom) + abs(top - trailing) < 1e-6 }
}
