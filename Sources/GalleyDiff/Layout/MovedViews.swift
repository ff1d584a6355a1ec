/// Which of the views that are in one layout only are the same view, at another place.
struct MovedViews {
  /// Where each that moved stood and stands, from 0, by its number among the members.
  private(set) var places: [Int: (old: Int, new: Int)] = [:]

  /// What a view is known by wherever it stands.
  private enum Token: Hashable {
    case name(String)
    case words(kind: String, [String])
  }

  /// The moves among `members`; where rows are nameless, words tell which is which.
  init(_ members: [ViewPair.Member], isNameless: Bool) {
    var gone: [Token: [(index: Int, place: Int)]] = [:]
    var (oldCount, newCount) = (0, 0)
    var came: [(index: Int, place: Int, token: Token)] = []
    for (index, member) in members.enumerated() {
      switch member {
      case .both:
        (oldCount, newCount) = (oldCount + 1, newCount + 1)
      case .removed(let view):
        if let token = Self.token(view, isNameless) { gone[token, default: []].append((index, view.row ?? oldCount)) }
        oldCount += 1
      case .added(let view):
        if let token = Self.token(view, isNameless) { came.append((index, view.row ?? newCount, token)) }
        newCount += 1
      }
    }
    for (index, place, token) in came {
      guard let old = gone[token]?.first else { continue }
      gone[token]?.removeFirst()
      // Where rows before it came or went, it may stand at the place where it stood, and yet behind others.
      places[index] = (old.place, place)
      places[old.index] = (old.place, place)
    }
  }

  private static func token(_ view: ViewFacts, _ isNameless: Bool) -> Token? {
    if let name = view.identity, !isNameless || view.rowNumber == nil { return .name(name) }
    let texts = view.texts
    return texts.isEmpty ? nil : .words(kind: view.core.kind, texts)
  }
}
