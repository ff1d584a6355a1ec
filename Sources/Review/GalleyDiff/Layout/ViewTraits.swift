import GalleySnapshot

struct ViewTraits: Hashable {
  private let kind: String
  /// The kind of the wrapped view, if the view is a stack with only one child.
  private let wrappedKind: String?
  private let identity: Identity
  private let texts: [String]
  private let words: [Int]
  private let shape: Int
  private let isLeaf: Bool
  private let isRow: Bool
  /// A hash of the arguments; 0 if the view shows text.
  private let paint: Int
  /// The fill and stroke of a shape; nil for other views.
  private let ink: [String?]?
  /// A hash of the drawing, or nil unless the view has no name, text or children.
  let appearance: Int?

  private enum Identity: Hashable {
    case shared(String)
    /// A name that does not occur in the other layout.
    case own(String)
    /// The view has no name, shares its name with siblings, or has a name that only repeats its text.
    case none
  }

  static func of(
    _ old: [InspectedView], _ new: [InspectedView]
  ) -> (old: [ViewTraits], new: [ViewTraits], hasNamelessRows: Bool) {
    var names = (old.map(Name.init), new.map(Name.init))
    let texts = (old.map(\.texts), new.map(\.texts))
    let isNameless = Name.arePlaces(names.0, texts.0, names.1, texts.1)
    if isNameless {
      names = (names.0.map(\.withoutPlace), names.1.map(\.withoutPlace))
    }
    if isNameless {
      // A row whose text occurs exactly once in each layout is identified by its text.
      let words = (
        names.0.indices.map { names.0[$0].withTexts(texts.0[$0]) },
        names.1.indices.map { names.1[$0].withTexts(texts.1[$0]) }
      )
      let common = Self.unique(words.0).intersection(Self.unique(words.1))
      for row in names.0.indices where words.0[row].text.map(common.contains) == true { names.0[row] = words.0[row] }
      for row in names.1.indices where words.1[row].text.map(common.contains) == true { names.1[row] = words.1[row] }
    }
    let unique = (Self.unique(names.0), Self.unique(names.1))
    return (
      old.indices.map { ViewTraits(old[$0], texts.0[$0], names.0[$0], among: unique.0, others: unique.1) },
      new.indices.map { ViewTraits(new[$0], texts.1[$0], names.1[$0], among: unique.1, others: unique.0) },
      isNameless
    )
  }

  static func haveNamelessRows(_ old: [InspectedView], _ new: [InspectedView]) -> Bool {
    guard (old + new).contains(where: { $0.rowNumber != nil }) else { return false }
    return Name.arePlaces(old.map(Name.init), old.map(\.texts), new.map(Name.init), new.map(\.texts))
  }

  private static func unique(_ names: [Name]) -> Set<String> {
    let counts = Dictionary(names.compactMap(\.text).map { ($0, 1) }, uniquingKeysWith: +)
    return Set(counts.filter { $0.value == 1 }.keys)
  }

  private init(
    _ view: InspectedView, _ texts: [String], _ name: Name, among own: Set<String>, others: Set<String>
  ) {
    let core = view.core
    kind = view.traitKind
    wrappedKind = core.wrapped?.traitKind
    ink = Self.shapes.contains(kind) ? [core.attributes["fill"], core.attributes["stroke"]] : nil
    self.texts = texts
    paint = texts.isEmpty && core.children.isEmpty ? core.attributes.hashValue : 0
    appearance = texts.isEmpty ? view.appearance : nil
    words = texts.count == 1 ? [texts[0].hashValue] : Set(texts.map(\.hashValue)).sorted()
    isLeaf = core.children.isEmpty
    isRow = view.rowNumber != nil
    identity =
      name.text.map { text in
        guard own.contains(text) else { return .none }
        if others.contains(text) { return .shared(text) }
        return name.isOwn && !view.hasText(text) ? .own(text) : .none
      } ?? .none
    var hasher = Hasher()
    Self.describe(core, &hasher)
    shape = hasher.finalize()
  }

  private static let shapes: Set = ["Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse", "Color"]

  private static func describe(_ view: InspectedView, _ hasher: inout Hasher) {
    hasher.combine(view.kind)
    hasher.combine(view.children.count)
    for child in view.children { describe(child.core, &hasher) }
  }

  /// Returns the similarity of the views, or 0 if they cannot be the same view.
  func sharedSize(_ other: ViewTraits) -> Int {
    // A stack whose axis changed keeps its content.
    let isWrapped = wrappedKind == other.kind || other.wrappedKind == kind
    let isTurned = kind != other.kind && !isWrapped
    // A shape with the same colours may have become another shape.
    if isTurned, let ink, ink == other.ink, case .none = identity, case .none = other.identity { return 5 }
    if isTurned, isLeaf || other.isLeaf || common(other) * 2 < max(words.count, other.words.count, 1) { return 0 }
    switch (identity, other.identity) {
    case (.shared(let name), .shared(let otherName)): return name == otherName ? 10_000 : 0
    // The view with the same name is elsewhere in the other layout.
    case (.shared, _), (_, .shared): return 0
    case (.own, .own) where texts.isEmpty || texts != other.texts: return 0
    default: break
    }
    let maximum = max(words.count, other.words.count, 1)
    let isEqual = !texts.isEmpty && texts == other.texts
    let whole =
      10 + common(other) * 1000 / maximum + (shape == other.shape ? 100 : 0) + (isEqual ? 1000 : 0)
      + (paint == other.paint ? 10 : 0)
    return isTurned ? whole / 4 : whole
  }

  private func common(_ other: ViewTraits) -> Int {
    var (i, j, count) = (0, 0, 0)
    while i < words.count, j < other.words.count {
      if words[i] == other.words[j] {
        (i, j, count) = (i + 1, j + 1, count + 1)
      } else if words[i] < other.words[j] {
        i += 1
      } else {
        j += 1
      }
    }
    return count
  }

  func isForeign(to other: ViewTraits) -> Bool {
    if case .shared = identity { return false }
    return isRow && other.isRow && words.count > 1 && other.words.count > 1 && common(other) == 0
  }
}

private struct Name {
  let text: String?
  let isOwn: Bool
  private let row: Int?
  private let inner: String?

  /// Modifiers and stacks have no ids, so the only id inside them is used.
  init(_ view: InspectedView) {
    row = view.rowNumber
    inner = view.onlyInnerName
    text = view.id ?? inner
    isOwn = view.id != nil || row != nil
  }

  private init(_ name: Name, text: String?) {
    (row, inner, self.text) = (name.row, name.inner, text)
    isOwn = name.isOwn && text != nil
  }

  var withoutPlace: Name {
    guard row != nil, let text, Int(text) != nil else { return self }
    return Name(self, text: inner.flatMap { Int($0) == nil ? $0 : nil })
  }

  func withTexts(_ texts: [String]) -> Name {
    guard row != nil, text == nil, !texts.isEmpty else { return self }
    return Name(self, text: "\u{0}" + texts.joined(separator: "\u{0}"))
  }

  /// Whether rows in both layouts are identified only by their positions. This is assumed if the text in the rows
  /// matches much better than their numbers.
  static func arePlaces(
    _ old: [Name], _ texts: @autoclosure () -> [[String]], _ new: [Name], _ others: @autoclosure () -> [[String]]
  ) -> Bool {
    let rows = (old.indices.filter { old[$0].row != nil }, new.indices.filter { new[$0].row != nil })
    guard !rows.0.isEmpty || !rows.1.isEmpty else { return false }
    let all = rows.0.map { old[$0] } + rows.1.map { new[$0] }
    if all.allSatisfy({ $0.text == $0.row.map { "\($0)" } }) { return true }
    guard all.allSatisfy({ $0.text.flatMap { Int($0) } != nil }) else { return false }
    let (oldTexts, newTexts) = (texts(), others())
    let before = Dictionary(rows.0.map { (old[$0].text, oldTexts[$0]) }) { first, _ in first }
    let byName = rows.1.count { !newTexts[$0].isEmpty && before[new[$0].text] == newTexts[$0] }
    var stock = Dictionary(rows.0.map { (oldTexts[$0], 1) }, uniquingKeysWith: +)
    let byWords = rows.1.count { row in
      guard !newTexts[row].isEmpty, let left = stock[newTexts[row]], left > 0 else { return false }
      stock[newTexts[row]] = left - 1
      return true
    }
    return byWords >= byName + 2
  }
}

extension InspectedView {
  /// The kind for comparison. A symbol and a photo have different kinds, although both are images.
  fileprivate var traitKind: String {
    drawnControl == nil && core.attributes["systemName"] != nil ? "Symbol" : seenKind
  }

  var appearance: Int? {
    let chain = chain
    guard let core = chain.last, core.children.isEmpty, !core.attributes.isEmpty, core.lines.isEmpty,
      !LayoutComparison.yields.contains(core.kind), identity == nil
    else { return nil }
    var hasher = Hasher()
    for view in chain {
      hasher.combine(view.kind)
      hasher.combine(view.attributes)
    }
    return hasher.finalize()
  }

  var identity: String? { id ?? (rowNumber == nil ? nil : onlyInnerName) }

  /// The only id inside the view, not counting ids inside views with an id. Nil if there is not exactly one.
  fileprivate var onlyInnerName: String? {
    let names = outermostNames
    return names.count == 1 ? names[0] : nil
  }

  private var outermostNames: [String] {
    children.flatMap { child in
      // An id that only repeats the row index is not a name.
      child.id.flatMap { $0 == child.row.map { "\($0)" } ? nil : [$0] } ?? child.outermostNames
    }
  }

  /// Whether the name only repeats a text of the view, so that a view with another text may still be the same. Case,
  /// spaces and punctuation are ignored: "fried-eggs" matches "Fried eggs". A name without letters is never a
  /// repetition.
  fileprivate func hasText(_ name: String) -> Bool {
    let words = name.lettersAndDigits
    guard words.contains(where: \.isLetter) else { return false }
    return texts.contains { text in
      let shown = text.lettersAndDigits
      guard shown.contains(where: \.isLetter) else { return false }
      // "row-bread" ends with the text "Bread" after a common prefix.
      return words == shown || shown.count >= 3 && (words.hasSuffix(shown) || words.hasPrefix(shown))
    }
  }
}

extension String {
  fileprivate var lettersAndDigits: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
