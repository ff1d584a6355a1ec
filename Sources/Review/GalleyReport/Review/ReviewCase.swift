import GalleyCompare
public import GalleyDiff
public import GalleyMessages
public import GalleySnapshot
import GalleyTemplate

extension Review {
  /// One thing that was compared: a picture, a document of pages, an animation of frames.
  public struct Case: Sendable {
    /// Its name, unique in a review: a path below the folders that were compared, a scene's state.
    public var name: String
    public var verdict: Verdict
    /// Whether the run fails because of it; an approved new picture is new and no failure.
    public var fails: Bool
    /// What is to say of it, the weightiest first; each a sentence without a full stop.
    public var sentences: [String]
    /// Those of the sentences that tell what views do otherwise: its causes say that too, for all cases together.
    public var layoutSentences: [String] = []
    /// The scene that it is of; empty where that is not known.
    public var scene = ""
    /// The values of its variant, such as "dark"; empty where nothing varies.
    public var variant: [String] = []
    /// Where its scene is written, as far as that is known.
    public var place: SourcePlace?
    public var command: String?
    /// The commits that approved what was expected, a line each, the newest first.
    public var history: [String] = []
    /// The seconds that it took to draw and to compare; nil if that was not measured.
    public var seconds: Double?
    public var unit: Unit
    var leavesOutPictures = false
    /// What was shown: one for a picture, several for a document or an animation, none where no picture is kept.
    public var frames: [Frame]

    /// A case; it fails unless it passed or is told not to.
    public init(
      _ name: String, _ verdict: Verdict, fails: Bool? = nil, sentences: [String] = [], place: SourcePlace? = nil,
      command: String? = nil, unit: Unit = .picture, frames: [Frame] = []
    ) {
      self.name = name
      self.verdict = verdict
      self.fails = fails ?? (verdict != .passed)
      self.sentences = sentences
      self.place = place
      self.command = command
      self.unit = unit
      self.frames = frames
    }

    /// The number of the frame that is shown first: one that changed, and has pictures if any of those has.
    var shownFrame: Int {
      frames.firstIndex { $0.isChanged && ($0.before != nil || $0.after != nil) }
        ?? frames.firstIndex(where: \.isChanged) ?? 0
    }

    /// The frames that are not as they should be.
    public var changedFrames: [Frame] { frames.filter(\.isChanged) }
  }

  public enum Unit: Hashable, Sendable {
    case picture
    case frame
    case page
  }

  /// One picture of a case, as it was and as it is.
  public struct Frame: Sendable {
    /// "frame 12"; empty for the only one.
    public var name: String
    /// Whether it is not as it should be.
    public var isChanged: Bool
    public var sentences: [String]
    /// Which part of both pictures these are, in their pixels; nil for all of them.
    public internal(set) var crop: PixelRect?
    var readyCutOut: CutOut?
    public var before: Image?
    public var after: Image?
    /// White, with a mark on each pixel that differs; as large as both pictures.
    public var marks: Image?
    /// Rectangles around what differs, in pixels.
    public var areas: [PixelRect]
    /// How many pixels differ, of how many; nil where none were compared.
    public var count: (different: Int, total: Int)?
    /// The layout that the first picture was drawn from.
    public var layoutBefore: LayoutSnapshot?
    /// The layout that the second picture was drawn from.
    public var layoutAfter: LayoutSnapshot?

    /// A frame that was compared, or stands on one side only.
    public init(
      _ name: String = "", isChanged: Bool, sentences: [String] = [], before: Image? = nil, after: Image? = nil,
      marks: Image? = nil, areas: [PixelRect] = [], count: (different: Int, total: Int)? = nil,
      layoutBefore: LayoutSnapshot? = nil, layoutAfter: LayoutSnapshot? = nil
    ) {
      self.name = name
      self.isChanged = isChanged
      self.sentences = sentences
      self.before = before
      self.after = after
      self.marks = marks
      self.areas = areas
      self.count = count
      self.layoutBefore = layoutBefore
      self.layoutAfter = layoutAfter
    }
  }

  public struct Image: Hashable, Sendable {
    /// The bytes of a PNG, JPEG, GIF or WebP file.
    public var bytes: [UInt8]
    public var size: PixelSize
    /// Pixels a point: a report shows it as large as its screen was.
    public var scale: Double

    /// The file `bytes` of a picture of `size`.
    public init(_ bytes: [UInt8], size: PixelSize, scale: Double = 1) {
      self.bytes = bytes
      self.size = size
      self.scale = scale
    }

    /// What the bytes are, as the web calls it.
    var mediaType: String {
      if bytes.starts(with: [0xFF, 0xD8]) { return "image/jpeg" }
      if bytes.starts(with: "GIF8".utf8) { return "image/gif" }
      return bytes.starts(with: "RIFF".utf8) ? "image/webp" : "image/png"
    }
  }
}
