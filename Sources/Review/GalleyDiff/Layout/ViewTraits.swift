import GalleySnapshot

/// What one of several siblings is known by when it is looked for in another layout.
struct ViewTraits: Hashable {
  private let kind: String
  /// The kind of the only view in a stack; nil for any other view.
  private let wrappedKind: String?
  private let identity: Identity
  private let texts: [String]
  /// The texts' hashes, sorted, each once.
  private let words: [Int]
  private let shape: Int
  private let isLeaf: Bool
  private let isRow: Bool
  /// The arguments of a view that says nothing; 0 for any other one.
  private let paint: Int
  /// The colours of a shape; nil for any other view.
  private let ink: [String?]?
  /// What a view without name, text and views inside shows; nil for any other one.
  let look: Int?

  private enum Identity: Hashable {
    case shared(String)
    /// Nothing in the other layout has this name, which is one of its own.
    case own(String)
    /// It has no name; or one that siblings share; or one that only repeats what the view says, and changes with it.
    case none
  }

  /// What the siblings of two layouts are known by; and whether their rows are called by nothing but their places.
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
      // A row that says what one row says in the other layout, and no other, is that.
      let words = (
        names.0.indices.map { names.0[$0].saying(texts.0[$0]) }, names.1.indices.map { names.1[$0].saying(texts.1[$0]) }
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
    look = texts.isEmpty ? view.look : nil
    words = texts.count == 1 ? [texts[0].hashValue] : Set(texts.map(\.hashValue)).sorted()
    isLeaf = core.children.isEmpty
    isRow = view.rowNumber != nil
    identity =
      name.text.map { text in
        guard own.contains(text) else { return .none }
        if others.contains(text) { return .shared(text) }
        return name.isOwn && !view.says(text) ? .own(text) : .none
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

  /// How much speaks for the two being one view; 0 where that cannot be.
  func sharedSize(_ other: ViewTraits) -> Int {
    // A stack that was turned holds what it held.
    let isWrapped = wrappedKind == other.kind || other.wrappedKind == kind
    let isTurned = kind != other.kind && !isWrapped
    // A shape of the same colours may have become another shape.
    if isTurned, let ink, ink == other.ink, case .none = identity, case .none = other.identity { return 5 }
    if isTurned, isLeaf || other.isLeaf || common(other) * 2 < max(words.count, other.words.count, 1) { return 0 }
    switch (identity, other.identity) {
    case (.shared(let name), .shared(let otherName)): return name == otherName ? 10_000 : 0
    // One that is elsewhere is not here.
    case (.shared, _), (_, .shared): return 0
    case (.own, .own) where texts.isEmpty || texts != other.texts: return 0
    default: break
    }
    let most = max(words.count, other.words.count, 1)
    let isEqual = !texts.isEmpty && texts == other.texts
    let whole =
      10 + common(other) * 1000 / most + (shape == other.shape ? 100 : 0) + (isEqual ? 1000 : 0)
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

  /// Whether both are rows that say several things and none of them alike, and no name tells that they are one view.
  func isForeign(to other: ViewTraits) -> Bool {
    if case .shared = identity { return false }
    return isRow && other.isRow && words.count > 1 && other.words.count > 1 && common(other) == 0
  }
}

/// The name by which a view is known.
private struct Name {
  /// The name; nil without one.
  let text: String?
  let isOwn: Bool
  /// The row that the view is; nil for what is no row.
  private let row: Int?
  private let inner: String?

  /// The view's identity, or the one that is given inside of it: modifiers and stacks around it have none.
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

  /// The name without what only says where a row stands.
  var withoutPlace: Name {
    guard row != nil, let text, Int(text) != nil else { return self }
    return Name(self, text: inner.flatMap { Int($0) == nil ? $0 : nil })
  }

  func saying(_ texts: [String]) -> Name {
    guard row != nil, text == nil, !texts.isEmpty else { return self }
    return Name(self, text: "\u{0}" + texts.joined(separator: "\u{0}"))
  }

  /// Whether the rows of both layouts are called by their places.
  ///
  /// A row without an identity is called by its number in its data. That is its place, or its place before it was
  /// sorted; then numbers go along with what rows say much worse than words do.
  static func arePlaces(_ old: [Name], _ oldTexts: [[String]], _ new: [Name], _ newTexts: [[String]]) -> Bool {
    let rows = (old.indices.filter { old[$0].row != nil }, new.indices.filter { new[$0].row != nil })
    guard !rows.0.isEmpty || !rows.1.isEmpty else { return false }
    let all = rows.0.map { old[$0] } + rows.1.map { new[$0] }
    if all.allSatisfy({ $0.text == $0.row.map { "\($0)" } }) { return true }
    guard all.allSatisfy({ $0.text.flatMap { Int($0) } != nil }) else { return false }
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
  /// The kind that a view is looked for by: a symbol is not a photo, though both are images.
  fileprivate var traitKind: String {
    drawnControl == nil && core.attributes["systemName"] != nil ? "Symbol" : seenKind
  }

  /// What a view without a name and without views inside shows, its modifiers included; nil for any other one.
  var look: Int? {
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

  /// The name by which a view is known among its siblings; nil without one.
  var identity: String? { id ?? (rowNumber == nil ? nil : onlyInnerName) }

  /// The identity of the only view inside that has one, views inside of that left aside; nil where none or several
  /// have.
  fileprivate var onlyInnerName: String? {
    let names = outermostNames
    return names.count == 1 ? names[0] : nil
  }

  private var outermostNames: [String] {
    children.flatMap { child in
      // A number that only says where a row stands is no name.
      child.id.flatMap { $0 == child.row.map { "\($0)" } ? nil : [$0] } ?? child.outermostNames
    }
  }

  /// Whether `name` only repeats a text of the view: then it is no other view where it says something else.
  ///
  /// Case, spaces and signs are of no matter: "fried-eggs" is "Fried eggs". A number is a name of its own, wherever it
  /// is shown.
  fileprivate func says(_ name: String) -> Bool {
    let words = name.spoken
    guard words.contains(where: \.isLetter) else { return false }
    return texts.contains { text in
      let spoken = text.spoken
      guard spoken.contains(where: \.isLetter) else { return false }
      // "row-bread" is "Bread" behind a word for all of them.
      return words == spoken || spoken.count >= 3 && (words.hasSuffix(spoken) || words.hasPrefix(spoken))
    }
  }
}

extension String {
  fileprivate var spoken: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
