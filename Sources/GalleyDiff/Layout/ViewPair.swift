/// A view of one layout beside the same view of another.
struct ViewPair {
  let old: ViewFacts
  let new: ViewFacts
  /// Those inside, in the order of the new layout, what is gone at the place where it was.
  let children: [Member]

  /// A view inside a pair.
  enum Member {
    case both(ViewPair)
    case added(ViewFacts)
    case removed(ViewFacts)
  }

  /// The views inside `old` and `new`, matched by what they are and say.
  init(_ old: ViewFacts, _ new: ViewFacts) {
    self.old = old
    self.new = new
    // Another candidate has other views: that they differ is not a change of its own.
    let isOtherwiseDecided = old.fit?.chosen != new.fit?.chosen
    children =
      isOtherwiseDecided
      ? []
      : ViewAlignment(old.children, new.children).steps.map { step in
        switch step {
        case .both(let before, let after): .both(ViewPair(old.children[before], new.children[after]))
        case .removed(let before): .removed(old.children[before])
        case .added(let after): .added(new.children[after])
        }
      }
  }
}
