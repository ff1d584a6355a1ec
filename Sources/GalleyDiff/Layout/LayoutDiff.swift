public import GalleyPicture
public import GalleySnapshot

/// What differs between two layouts: each change once, where it began.
public struct LayoutDiff: Hashable, Sendable {
  /// The changes: what began somewhere before what follows from it, else in drawing order.
  public let changes: [LayoutChange]
  /// Those of the changes that nothing in these two layouts explains, though no view was given anything otherwise.
  public let effects: Set<LayoutChange>
  /// How many views are in both layouts.
  public let matched: Int
  /// How many of them lie elsewhere because of a change before them.
  public let shifted: Int

  /// What differs between the layouts alone.
  public init(_ old: LayoutSnapshot, _ new: LayoutSnapshot) {
    self.init(old, new, pictures: nil, unequal: nil)
  }

  /// What differs between the layouts and, where they agree, between what is drawn in their views.
  ///
  /// `unequal` are the pixels that are not the same in both pictures; nil where they are not known.
  public init(
    _ old: LayoutSnapshot, _ new: LayoutSnapshot, drawn first: Bitmap, _ second: Bitmap, unequal: PixelSet? = nil
  ) {
    self.init(old, new, pictures: (first, second), unequal: unequal)
  }

  private init(
    _ old: LayoutSnapshot, _ new: LayoutSnapshot, pictures: (Bitmap, Bitmap)?, unequal: PixelSet?
  ) {
    let (old, new) = LayoutSnapshot.comparable(old, new)
    let pair = ViewPair(old.view, new.view)
    let settings = SettingChanges(old, new)
    var comparison = LayoutComparison(old, new, settings)
    comparison.compare(pair)
    var changes = comparison.changes
    if let (first, second) = pictures, !settings.repaintsAll {
      let redrawn = RedrawnViews(
        pair, scale: new.scale, first, second, except: comparison.changedViews, areas: settings.areas, unequal: unequal
      ).changes
      changes += redrawn.filter { !settings.explains($0) }
    }
    // Ornaments come and go with what they adorn: a line above the new last row is no news of its own.
    let substance = changes.filter { !comparison.ornaments.contains($0) }
    self.changes = ChangeOrder.sorted(ChangeOrder.merged(substance.isEmpty ? changes : substance))
    effects = comparison.effects
    matched = comparison.matched
    shifted = comparison.shifted
  }

  /// Whether nothing differs.
  public var isEmpty: Bool { changes.isEmpty }
}

extension LayoutSnapshot {
  /// Both layouts with what both of them tell: what only one knows is no difference.
  static func comparable(_ old: LayoutSnapshot, _ new: LayoutSnapshot) -> (LayoutSnapshot, LayoutSnapshot) {
    var (old, new) = (old.compared, new.compared)
    if !old.view.hasAllWords || !new.view.hasAllWords {
      (old.view, new.view) = (old.view.withoutWords, new.view.withoutWords)
    }
    if !old.recordsControls || !new.recordsControls {
      (old.view, new.view) = (old.view.withoutControls, new.view.withoutControls)
    }
    if old.attributes == nil || new.attributes == nil {
      (old.attributes, new.attributes) = (nil, nil)
      (old.view, new.view) = (old.view.withoutAttributes, new.view.withoutAttributes)
    }
    return (old, new)
  }
}

extension InspectedView {
  /// The view without the arguments that it was given.
  fileprivate var withoutAttributes: InspectedView {
    var view = self
    view.attributes = [:]
    // Layouts without arguments call every clip by one name.
    if ["cornerRadius", "clipped"].contains(kind) { view.kind = "clipShape" }
    view.children = children.map(\.withoutAttributes)
    return view
  }

  /// Whether it is known of every text what all of it says.
  fileprivate var hasAllWords: Bool {
    (!isTruncated || words != nil) && children.allSatisfy(\.hasAllWords)
  }

  /// The view with what is shown of its texts: compared with a layout that does not tell more, more tells nothing.
  fileprivate var withoutWords: InspectedView {
    var view = self
    view.words = nil
    view.children = children.map(\.withoutWords)
    return view
  }
}
