public import GalleyDiff

/// One thing that somebody changed, as far as layouts tell it, and the pictures that differ because of it.
public struct Cause: Hashable, Sendable {
  /// Its number among all causes of a run, from 1: those that explain the most come first.
  public var number: Int
  public var kind: Kind
  /// What was changed, without a full stop.
  public var sentence: String
  /// The names of the pictures that it explains, in the order of the run; a picture may have several causes.
  public var images: [String]
  /// The scenes of those pictures, in the order of the run.
  public var scenes: [String]
  public var variants: Int
  /// The values of variants to which it is confined, such as "dark": its scenes are drawn with others too.
  public var only: [String]
  /// The name of the picture that shows it with the least beside it.
  public var clearest: String

  /// Where that picture shows it, in pixels; nil where all of it does, or nobody knows.
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
    /// Pixels that differ and that no other cause explains.
    case unexplained
    /// Something that concerns pictures as a whole, such as that they have no baseline.
    case picture
  }

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
