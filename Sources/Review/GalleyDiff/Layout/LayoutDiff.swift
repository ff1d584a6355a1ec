public import GalleyPicture
public import GalleySnapshot

/// The differences between two layouts, each reported once at its cause.
///
/// ```swift
/// let diff = LayoutDiff(before, after)
/// if !diff.isEmpty { print(diff.changes.count, "changes") }
/// ```
public struct LayoutDiff: Hashable, Sendable {
  /// The changes: first the causes, then the others, in drawing order.
  public let changes: [LayoutChange]
  /// The changes that are effects of an unknown cause, because no argument of the views changed.
  public let effects: Set<LayoutChange>
  public let matched: Int
  /// The number of matched views that moved because of another change.
  public let shifted: Int

  /// The number of differing pixels that the changes explain. Nil if the images were not compared, or if a change
  /// repaints everything.
  public internal(set) var account: PixelAccount?

  /// Compares two layouts without images.
  ///
  /// - Parameters:
  ///   - old: The older layout.
  ///   - new: The newer layout.
  ///   - account: The result of an earlier pixel comparison, if known.
  public init(_ old: LayoutSnapshot, _ new: LayoutSnapshot, account: PixelAccount? = nil) {
    self.init(old, new, pictures: nil, nil)
    self.account = account
  }

  /// Compares two layouts and, for views whose layout is the same, their pixels.
  ///
  /// - Parameters:
  ///   - old: The older layout.
  ///   - new: The newer layout.
  ///   - first: The image of the older layout.
  ///   - second: The image of the newer layout.
  ///   - differing: The pixels that differ between the images, if known. They are needed for ``account``.
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
  /// Returns both layouts without the data that only one of them records.
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
  fileprivate var withoutAttributes: InspectedView {
    var view = self
    view.attributes = [:]
    // Layouts that record no arguments use one name for all kinds of clips.
    if ["cornerRadius", "clipped"].contains(kind) { view.kind = "clipShape" }
    view.children = children.map(\.withoutAttributes)
    return view
  }

  fileprivate var hasAllWords: Bool {
    (!isTruncated || words != nil) && children.allSatisfy(\.hasAllWords)
  }

  fileprivate var withoutWords: InspectedView {
    var view = self
    view.words = nil
    view.children = children.map(\.withoutWords)
    return view
  }
}
