import GalleyDiff

enum CauseKey: Hashable {
  case trait(ChangeTrait, scene: String?)
  /// Views of the same kind, created by the same code, that were added or removed in several scenes.
  case presence(kind: String, isNew: Bool, file: String, line: Int)
  case unexplained(scene: String)
  case sentence(String, verdict: String)
  case area(AreaChange.Signature)

  init(_ trait: ChangeTrait, in scene: String) { self = .trait(trait, scene: trait.isLocal ? scene : nil) }

  /// Creates a key. The change of a colour has the same key whether it was found in layouts or in pixels.
  init(_ area: AreaChange.Signature) {
    if case .recolored(let from, let to) = area.kind {
      self = .trait(.color(from: from, to: to), scene: nil)
    } else {
      self = .area(area)
    }
  }

  var area: AreaChange.Signature? { if case .area(let area) = self { area } else { nil } }

  var trait: ChangeTrait? { if case .trait(let trait, _) = self { trait } else { nil } }
}

/// A union-find structure for keys with the same meaning, such as the same font at different Dynamic Type sizes.
struct KeyUnion {
  private var numbers: [CauseKey: Int] = [:]
  private(set) var keys: [CauseKey] = []
  private var parents: [Int] = []

  mutating func number(of key: CauseKey) -> Int {
    if let number = numbers[key] { return number }
    numbers[key] = keys.count
    parents.append(keys.count)
    keys.append(key)
    return keys.count - 1
  }

  func root(of number: Int) -> Int {
    var root = number
    while parents[root] != root { root = parents[root] }
    return root
  }

  mutating func join(_ first: Int, _ second: Int) {
    let roots = (root(of: first), root(of: second))
    parents[max(roots.0, roots.1)] = min(roots.0, roots.1)
  }
}
