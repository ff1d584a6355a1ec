import GalleyCompare
public import GalleyDiff
public import GalleyMessages
public import GalleySnapshot
import GalleyTemplate

extension Review {
  /// A compared item: an image, a document with pages or an animation with frames.
  public struct Case: Sendable {
    public var name: String
    public var verdict: Verdict
    /// Whether the case makes the run fail. A newly recorded image has the verdict `new` and does not fail.
    public var fails: Bool
    /// The description, with the most important sentence first, without full stops.
    public var sentences: [String]
    /// The sentences about changes of the layout, which are omitted if causes describe them for all cases together.
    public var layoutSentences: [String] = []
    /// The name of the scene. Empty if unknown.
    public var scene = ""
    /// The values of the variant, such as "dark". Empty if no axis varies.
    public var variant: [String] = []
    /// The location in the scene file, if known.
    public var place: SourcePlace?
    public var command: String?
    /// The commits that approved the baseline, newest first.
    public var history: [String] = []
    /// The time taken for drawing and comparing, in seconds, or nil if it was not measured.
    public var seconds: Double?
    public var unit: Unit
    var leavesOutPictures = false
    /// The compared images: one for an image, several for a document or animation. Empty if no images were kept.
    public var frames: [Frame]

    /// Creates a case. If `fails` is nil, every verdict except `passed` fails.
    ///
    /// - Parameters:
    ///   - name: The name, which identifies the case in the report.
    ///   - verdict: The result of the comparison.
    ///   - fails: Whether the case makes the run fail; nil (the default) lets every verdict except `passed` fail.
    ///   - sentences: The description, with the most important sentence first, without full stops.
    ///   - place: The location in the scene file, if known.
    ///   - command: The command that approves the case; nil (the default) for none.
    ///   - unit: What `frames` contains: a single picture, frames or pages (default: `.picture`).
    ///   - frames: The compared images. Empty (the default) if no images were kept.
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

    var shownFrame: Int {
      frames.firstIndex { $0.isChanged && ($0.before != nil || $0.after != nil) }
        ?? frames.firstIndex(where: \.isChanged) ?? 0
    }

    public var changedFrames: [Frame] { frames.filter(\.isChanged) }
  }

  public enum Unit: Hashable, Sendable {
    case picture
    case frame
    case page
  }

  public struct Frame: Sendable {
    /// The name of the frame, such as "frame 12". Empty if there is only one frame.
    public var name: String
    public var isChanged: Bool
    public var sentences: [String]
    /// The part of the original images that is shown, in pixels; nil for complete images.
    public internal(set) var crop: PixelRect?
    var readyCrop: Crop?
    public var before: Image?
    public var after: Image?
    /// A white image with marks on differing pixels. It is as wide as the wider image and as tall as the taller image.
    public var marks: Image?
    /// Rectangles around the differences, in pixels.
    public var areas: [PixelRect]
    /// The numbers of differing and compared pixels, or nil if no pixels were compared.
    public var count: (different: Int, total: Int)?
    public var layoutBefore: LayoutSnapshot?
    public var layoutAfter: LayoutSnapshot?

    /// Creates a frame.
    ///
    /// - Parameters:
    ///   - name: The name, such as "frame 12". Empty (the default) if there is only one frame.
    ///   - isChanged: Whether the frame differs from the older one.
    ///   - sentences: The description of the differences, without full stops.
    ///   - before: The older image; nil if there is none or if it was not kept.
    ///   - after: The newer image; nil if there is none or if it was not kept.
    ///   - marks: A white image with marks on differing pixels. It is as wide as the wider image and as tall as the
    ///     taller image.
    ///   - areas: Rectangles around the differences, in pixels.
    ///   - count: The number of differing pixels and the number of compared pixels; nil if no pixels were compared.
    ///   - layoutBefore: The layout of the older image, whose view frames the page can show.
    ///   - layoutAfter: The layout of the newer image.
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
    public var bytes: [UInt8]
    public var size: PixelSize
    /// Pixels per point. A report shows the image at its size in points.
    public var scale: Double

    /// Creates an image.
    ///
    /// - Parameters:
    ///   - bytes: The content of a PNG or JPEG file.
    ///   - size: The size in pixels, which must match the file.
    ///   - scale: Pixels per point (default: 1). A report shows the image at its size in points.
    public init(_ bytes: [UInt8], size: PixelSize, scale: Double = 1) {
      self.bytes = bytes
      self.size = size
      self.scale = scale
    }

    var mediaType: String {
      if bytes.starts(with: [0xFF, 0xD8]) { return "image/jpeg" }
      if bytes.starts(with: "GIF8".utf8) { return "image/gif" }
      return bytes.starts(with: "RIFF".utf8) ? "image/webp" : "image/png"
    }
  }
}
