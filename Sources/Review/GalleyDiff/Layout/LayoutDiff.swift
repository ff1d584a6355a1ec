public import GalleyPicture
public import GalleySnapshot

/// What differs between two layouts: each change once, where it began.
public struct LayoutDiff: Hashable, Sendable {
  /// The changes: what began somewhere before what follows from it, else in drawing order.
  public let changes: [LayoutChange]
  /// Those of the changes that nothing in these two layouts explains, though no view was given anything otherwise.
  public let effects: Set<LayoutChange>
  public let matched: Int
  /// How many of them lie elsewhere because of a change before them.
  public let shifted: Int

  /// How many of the pixels that differ the changes explain; nil where pictures were not compared, or where no pixel can
  /// be expected to be as it was.
  public internal(set) var account: PixelAccount?

  /// What differs between the layouts alone.
  ///
  /// `account` is what is known of the pixels of both.
  public init(_ old: LayoutSnapshot, _ new: LayoutSnapshot, account: PixelAccount? = nil) {
    self.init(old, new, pictures: nil, nil)
    self.account = account
  }

  /// What differs between the layouts and, where they agree, between what is drawn in their views.
  ///
  /// `differing` are the pixels that differ between the pictures; nil where they are not known.
  public init(
    _ old: LayoutSnapshot, _ new: LayoutSnapshot, drawn first: Bitmap, _ second: Bitmap,
    differing: DifferingPixels? = nil
  ) {
    self.init(old, new, pictures: (first, second), differing)
  }

  private init(
    _ old: LayoutSnapshot, _ new: LayoutSnapshot, pictures: (Bitmap, Bitmap)?, _ differing: DifferingPixels?
  ) {
    let (old, new) = LayoutSnapshot.comparable(old, new)
    let pair = ViewPair(old.view, new.view)
    let settings = SettingChanges(old, new)
    var comparison = LayoutComparison(old, new, settings)
    comparison.compare(pair)
    var changes = comparison.changes
    if let (first, second) = pictures, !settings.repaintsAll {
      let views = ComparedViews(
        pair, scale: new.scale, first, second, except: comparison.changedViews, areas: settings.areas,
        isFromRight: new.attributes?["layoutDirection"] == "rightToLeft")
      let redrawn = RedrawnViews(
        views, of: pair, first, second, unequal: differing?.unequal, isExplained: { settings.explains($0) })
      changes += redrawn.changes
      account = differing.map {
        PixelAccount(
          of: $0, views, redrawn.pixels, first, second,
          isExplained: settings.changesBackground ? { settings.explains($0, $1) } : nil)
      }
    }
    self.changes = ChangeOrder.sorted(ChangeOrder.merged(changes))
    effects = comparison.effects
    matched = comparison.matched
    shifted = comparison.shifted
  }

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
