public import GalleyPicture

/// What differs between two layouts: each change once, where it began.
public struct LayoutDiff: Hashable, Sendable {
  /// The changes: what began somewhere before what follows from it, else in drawing order.
  public let changes: [LayoutChange]
  /// How many views are in both layouts.
  public let matched: Int
  /// How many of them lie elsewhere because of a change before them.
  public let shifted: Int

  /// What differs between the layouts alone.
  public init(_ old: LayoutFacts, _ new: LayoutFacts) {
    self.init(old, new, pictures: nil)
  }

  /// What differs between the layouts and, where they agree, between what is drawn in their views.
  public init(_ old: LayoutFacts, _ new: LayoutFacts, drawn first: Bitmap, _ second: Bitmap) {
    self.init(old, new, pictures: (first, second))
  }

  private init(_ old: LayoutFacts, _ new: LayoutFacts, pictures: (Bitmap, Bitmap)?) {
    let hasAllWords = old.view.hasAllWords && new.view.hasAllWords
    let pair = hasAllWords ? ViewPair(old.view, new.view) : ViewPair(old.view.withoutWords, new.view.withoutWords)
    var comparison = LayoutComparison(old, new)
    comparison.compare(pair)
    var changes = comparison.changes
    if let (first, second) = pictures, old.scale == new.scale {
      changes += RedrawnViews(pair, scale: new.scale, first, second, except: comparison.changedViews).changes
    }
    // Ornaments come and go with what they adorn: a line above the new last row is no news of its own.
    let substance = changes.filter { !comparison.ornaments.contains($0) }
    self.changes = ChangeOrder.sorted(ChangeOrder.merged(substance.isEmpty ? changes : substance))
    matched = comparison.matched
    shifted = comparison.shifted
  }

  /// Whether nothing differs.
  public var isEmpty: Bool { changes.isEmpty }
}

extension ViewFacts {
  /// Whether it is known of every text what all of it says.
  fileprivate var hasAllWords: Bool {
    (!isTruncated || words != nil) && children.allSatisfy(\.hasAllWords)
  }

  /// The view with what is shown of its texts: compared with a layout that does not tell more, more tells nothing.
  fileprivate var withoutWords: ViewFacts {
    var view = self
    view.words = nil
    view.children = children.map(\.withoutWords)
    return view
  }
}
