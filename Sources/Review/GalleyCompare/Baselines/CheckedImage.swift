public import GalleyDiff
public import GalleyMessages
import GalleyRender
public import GalleySnapshot
import GalleyTemplate

/// One picture of a check: what it shows, the verdict, and the evidence.
public struct CheckedImage: Hashable, Sendable {
  public var scene: String
  /// The state's name; empty where a picture is orphaned.
  public var state: String
  /// The values of the canvas where canvases vary, such as "dynamicType xxLarge, colorScheme dark"; else empty.
  public var variant: String
  /// The baseline's name: its path below the folder of baselines, without an extension.
  public var name: String
  /// Where the scene declares the picture; nil where that is not known.
  public var place: SourcePlace?
  /// Where the picture stands among all of its run, from 0; nil for an orphan, and where that is not known.
  public var position: Int?
  public var status: Status
  /// The approved picture; nil where there is none.
  public var baseline: CheckedPicture?
  /// The picture as it is now; nil where there is none, and where it passed: then it is the baseline.
  public var actual: CheckedPicture?
  /// The picture of what differs; nil where nothing does, where sizes or kinds leave nothing to show, and where twelve
  /// others of the same cause have one.
  public var difference: CheckedPicture?
  /// What is around its change alone; nil where nobody asked for it.
  public var cutOut: CutOut?
  /// Rectangles around what the picture of differences marks, in pixels; nil where that is not known.
  public var areas: [PixelRect]?
  /// What there is to say, the weightiest first; each a sentence without a full stop.
  public var sentences: [String]
  /// Those of the sentences that tell what the views do otherwise: text, sizes, places, rows.
  public var layoutSentences: [String]
  /// Those of the sentences that tell which decisions fell otherwise, with the row that decides.
  public var decisions: [String]
  /// How many of the differing pixels its layout explains; nil where that is not known.
  public var account: PixelAccount?
  /// The numbers of the causes, of those of its report, by which it is not as it should be.
  public var causes: [Int] = []
  /// The numbers of the comparison of pixels; nil where none was made.
  public var pixels: CheckedPixels?
  /// Its share of the seconds that its canvas took; nil if that was not measured.
  public var seconds: Double?
  /// The frames, of an animation; else empty.
  public var frames: [CheckedFrame]
  /// What is kept of the picture when it is approved; nil where it passed.
  var record: BaselineRecord?
  /// The scene's own values that are others than they were when its baseline was recorded.
  var changedValues: [ChangedValue] = []
  /// What its views do otherwise; nil where that was read in words.
  var layoutDiff: LayoutDiff?

  public enum Status: String, Hashable, Sendable, CaseIterable {
    case passed
    case failed
    /// It was recorded as a baseline: because there was none, or because that was asked for.
    case new
    case missing
    case orphaned
    /// It or its baseline could not be read, or the baseline is from another text stack.
    case couldNotCompare

    /// What the verdict means for the code that a run exits with: 0, 1 or 2.
    public var exitCode: Int32 {
      switch self {
      case .passed, .new, .orphaned: 0
      case .failed, .missing: 1
      case .couldNotCompare: 2
      }
    }
  }

  /// A picture called `name` with its verdict; the evidence is added to it.
  public init(scene: String, state: String, variant: String = "", name: String, status: Status) {
    self.scene = scene
    self.state = state
    self.variant = variant
    self.name = name
    self.status = status
    (sentences, layoutSentences, decisions, frames) = ([], [], [], [])
  }

  var unitName: String { SceneOutline.unitName(scene, variant: variant) }
}

/// A picture that is part of a check's evidence: a file, or bytes that are in no file, and how its views lie.
public struct CheckedPicture: Hashable, Sendable {
  /// The file's path; nil where it is in none.
  public var path: String?
  /// The bytes of a PNG, GIF or WebP; nil where they are to be read from `path` or an archive, or where a baseline is
  /// only a digest.
  public var bytes: [UInt8]?
  /// The size in pixels; nil where nobody looked.
  public var size: PixelSize?
  /// How its views lie; nil where that is not known.
  public var layout: LayoutSnapshot?
  /// Where it lies in an archive; nil where it is in none.
  var archived: ArchivedPicture?
  /// The digest of the file that the check has left; nil for a picture that is not among its artifacts.
  var digest: String?
  /// The digest of the record beside that file; nil if there is none.
  var recordDigest: String?

  /// A picture in a file or in memory, or in both.
  public init(path: String? = nil, bytes: [UInt8]? = nil, size: PixelSize? = nil, layout: LayoutSnapshot? = nil) {
    self.path = path
    self.bytes = bytes
    self.size = size
    self.layout = layout
  }
}

/// A frame of an animation that was compared.
public struct CheckedFrame: Hashable, Sendable {
  /// The frame's number, from 0.
  public var index: Int
  /// When it is shown first, in seconds.
  public var time: Double
  /// What there is to say of it; empty where it is the same.
  public var sentences: [String]
  /// How many of its pixels differ.
  public var different: Int
  /// The frame as it was approved; this and the others only where it differs, or stands beside one that does.
  public var baseline: CheckedPicture?
  public var actual: CheckedPicture?
  public var difference: CheckedPicture?

  public init(index: Int, time: Double, sentences: [String] = [], different: Int = 0) {
    self.index = index
    self.time = time
    self.sentences = sentences
    self.different = different
  }
}
