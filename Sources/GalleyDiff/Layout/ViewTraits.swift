/// What one of several siblings is known by when it is looked for in another layout.
struct ViewTraits: Hashable {
  private let kind: String
  private let identity: Identity
  private let texts: [String]
  /// The kinds of all views inside.
  private let shape: Int

  /// What a view's name tells of it.
  private enum Identity: Hashable {
    /// A view of this name is in both layouts.
    case shared(String)
    /// Nothing in the other layout has this name, which is one of its own.
    case own(String)
    /// It has no name; or one that siblings share; or one that only repeats what the view says, and changes with it.
    case none
  }

  /// What the siblings of two layouts are known by.
  static func of(_ old: [ViewFacts], _ new: [ViewFacts]) -> (old: [ViewTraits], new: [ViewTraits]) {
    let names = (old.map(Name.init), new.map(Name.init))
    let unique = (Self.unique(names.0), Self.unique(names.1))
    return (
      zip(old, names.0).map { ViewTraits($0, $1, among: unique.0, others: unique.1) },
      zip(new, names.1).map { ViewTraits($0, $1, among: unique.1, others: unique.0) }
    )
  }

  /// The names that are those of one view each.
  private static func unique(_ names: [Name]) -> Set<String> {
    let counts = Dictionary(names.compactMap(\.text).map { ($0, 1) }, uniquingKeysWith: +)
    return Set(counts.filter { $0.value == 1 }.keys)
  }

  private init(_ view: ViewFacts, _ name: Name, among own: Set<String>, others: Set<String>) {
    kind = view.kind
    texts = view.texts
    identity =
      name.text.map { text in
        guard own.contains(text) else { return .none }
        if others.contains(text) { return .shared(text) }
        return name.isOwn && !view.says(text) ? .own(text) : .none
      } ?? .none
    var hasher = Hasher()
    Self.describe(view, &hasher)
    shape = hasher.finalize()
  }

  private static func describe(_ view: ViewFacts, _ hasher: inout Hasher) {
    hasher.combine(view.kind)
    hasher.combine(view.children.count)
    for child in view.children { describe(child, &hasher) }
  }

  /// How much speaks for the two being one view; 0 where that cannot be.
  func agreement(_ other: ViewTraits) -> Int {
    guard kind == other.kind else { return 0 }
    switch (identity, other.identity) {
    case (.shared(let name), .shared(let otherName)): return name == otherName ? 10_000 : 0
    // One that is elsewhere is not here.
    case (.shared, _), (_, .shared): return 0
    case (.own, .own) where texts.isEmpty || texts != other.texts: return 0
    default: break
    }
    let common = texts.count < 64 && other.texts.count < 64 ? Set(texts).intersection(other.texts).count : 0
    let most = max(texts.count, other.texts.count, 1)
    return 10 + common * 1000 / most + (shape == other.shape ? 100 : 0)
  }
}

/// The name by which a view is known.
private struct Name {
  /// The name; nil without one.
  let text: String?
  /// Whether another name makes another view.
  let isOwn: Bool

  /// The view's identity, or the one that is given inside of it: modifiers and stacks around it have none.
  init(_ view: ViewFacts) {
    text = view.id ?? view.onlyInnerName
    isOwn = view.id != nil || view.row != nil
  }
}

extension ViewFacts {
  /// The name by which a view is known among its siblings; nil without one.
  var identity: String? { id ?? (row == nil ? nil : onlyInnerName) }

  /// The identity of the only view inside that has one, views inside of that left aside; nil where none or several
  /// have.
  fileprivate var onlyInnerName: String? {
    let names = outermostNames
    return names.count == 1 ? names[0] : nil
  }

  private var outermostNames: [String] { children.flatMap { child in child.id.map { [$0] } ?? child.outermostNames } }

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
  /// The letters and digits alone, in lower case.
  fileprivate var spoken: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
