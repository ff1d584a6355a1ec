public import GalleyDiff
public import GalleyMessages

/// A change in the layouts that explains why images differ, and the images that it affects.
public struct Cause: Hashable, Sendable {
  /// The number of the cause among all causes of a run, from 1. Causes that explain more images come first.
  public var number: Int
  public var kind: Kind
  /// The description of the change, without a full stop.
  public var sentence: String
  /// The names of the affected images, in the order of the run. An image may have several causes.
  public var images: [String]
  public var scenes: [String]
  public var variants: Int
  /// The variant values to which the cause is limited, such as "dark".
  public var only: [String]
  /// The image that shows the cause with the fewest other changes.
  public var clearest: String

  /// The position of the changed view's code, or nil if it is unknown. ``sentence`` begins with this position.
  public internal(set) var place: SourcePlace?

  /// The position of the change in the ``clearest`` image, in pixels. Nil if it affects the whole image or is unknown.
  public var area: PixelRect?
  var shown: [LayoutChange] = []

  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case color
    case font
    case padding
    case spacing
    case size
    case place
    case attribute
    case text
    case row
    case order
    case modifier
    case setting
    case view
    /// Differing pixels that no other cause explains.
    case unexplained
    /// A verdict on whole images, such as a missing baseline.
    case picture
  }

  /// Creates a cause.
  ///
  /// - Parameters:
  ///   - number: The number of the cause among all causes of a run, from 1.
  ///   - kind: The kind of change.
  ///   - sentence: The description of the change, without a full stop.
  ///   - images: The names of the affected images, in the order of the run.
  ///   - scenes: The names of the affected scenes.
  ///   - variants: The number of affected variants (default: 1).
  ///   - only: The values of variants to which the cause is limited, such as "dark" (default: none).
  ///   - clearest: The name of the image that shows the cause with the fewest other changes.
  public init(
    number: Int, kind: Kind, sentence: String, images: [String], scenes: [String], variants: Int = 1,
    only: [String] = [], clearest: String
  ) {
    self.number = number
    self.kind = kind
    self.sentence = sentence
    self.images = images
    self.scenes = scenes
    self.variants = variants
    self.only = only
    self.clearest = clearest
  }
}
