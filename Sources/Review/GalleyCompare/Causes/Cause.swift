public import GalleyDiff

/// One thing that somebody changed, as far as layouts tell it, and the pictures that differ because of it.
public struct Cause: Hashable, Sendable {
  /// Its number among all causes of a run, from 1: those that explain the most come first.
  public var number: Int
  /// Of what kind it is.
  public var kind: Kind
  /// What was changed, without a full stop.
  public var sentence: String
  /// The names of the pictures that it explains, in the order of the run; a picture may have several causes.
  public var images: [String]
  /// The scenes of those pictures, in the order of the run.
  public var scenes: [String]
  /// How many variants those pictures are of.
  public var variants: Int
  /// The values of variants to which it is confined, such as "dark": its scenes are drawn with others too.
  public var only: [String]
  /// The name of the picture that shows it with the least beside it.
  public var clearest: String

  /// Where that picture shows it, in pixels; nil where all of it does, or nobody knows.
  public var area: PixelRect?
  /// What that picture shows of it, until it is known where.
  var shown: [LayoutChange] = []

  /// What kinds of causes there are.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A colour.
    case color
    /// What texts are set in.
    case font
    /// Room around views.
    case padding
    /// Room between views.
    case spacing
    /// The size of a frame.
    case size
    /// An offset or position.
    case place
    /// Another argument of views.
    case attribute
    /// What texts say.
    case text
    /// Rows or views that came or went.
    case row
    /// The order of rows or views.
    case order
    /// A modifier that came or went.
    case modifier
    /// Something of the whole screen.
    case setting
    /// Something else that views do otherwise, which no other cause explains.
    case view
    /// Pixels that differ and that no other cause explains.
    case unexplained
    /// Something that concerns pictures as a whole, such as that they have no baseline.
    case picture
  }

  /// A cause called `sentence` of the pictures `images`.
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
