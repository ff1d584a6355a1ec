public import GalleyDiff
public import GalleyMessages
public import GalleySnapshot
import GalleyTemplate

public struct CheckedImage: Hashable, Sendable {
  public var scene: String
  /// The name of the state, which is empty for an orphan.
  public var state: String
  /// The values of the variant, such as "dynamicType xxLarge, colorScheme dark". Empty if no axis varies.
  public var variant: String
  /// The path of the baseline below the baseline folder, without an extension.
  public var name: String
  public var place: SourcePlace?
  /// The position among all images of the run, from 0. Nil for an orphan or if it is unknown.
  public var position: Int?
  public var status: Status
  public var baseline: CheckedPicture?
  /// The drawn image. Nil if there is none, or if it passed and is identical to the baseline.
  public var actual: CheckedPicture?
  /// The difference image. Nil if there is none to draw, or if enough other images of the same cause have one.
  public var difference: CheckedPicture?
  package var crop: Crop?
  /// Rectangles around the marked pixels of the difference image, in pixels, or nil if they are unknown.
  public var areas: [PixelRect]?
  public var sentences: [String]
  public var layoutSentences: [String]
  public var decisions: [String]
  /// The number of differing pixels that the layout explains, or nil if unknown.
  public var account: PixelAccount?
  /// The numbers of the causes in the report that explain the failure.
  public var causes: [Int] = []
  /// The result of the pixel comparison, or nil if the pixels were not compared.
  public var pixels: CheckedPixels?
  /// The image's share of the time that its canvas took, in seconds, or nil if it was not measured.
  public var seconds: Double?
  /// The frames of an animation. Empty for a still image.
  package var frames: [CheckedFrame]
  /// The record of the image, or nil if the image passed.
  var record: BaselineRecord?
  var changedValues: [ChangedValue] = []
  /// The layout changes, or nil if they were read from a report as sentences.
  var layoutDiff: LayoutDiff?

  public enum Status: String, Hashable, Sendable, CaseIterable {
    case passed
    case failed
    /// The image was recorded as a baseline, because there was none or because recording was requested.
    case new
    case missing
    case orphaned
    /// The image or its baseline could not be read, or the baseline is from another rendering environment.
    case couldNotCompare

    public var exitCode: Int32 {
      switch self {
      case .passed, .new, .orphaned: 0
      case .failed, .missing: 1
      case .couldNotCompare: 2
      }
    }
  }

  /// Creates the result for an image, without any images or layouts.
  ///
  /// - Parameters:
  ///   - scene: The name of the scene.
  ///   - state: The name of the state, or an empty string for an orphan.
  ///   - variant: The values of the varying axes, such as "dynamicType xxLarge, colorScheme dark". Empty (the default)
  ///     if no axis varies.
  ///   - name: The name of the baseline: its path below the baseline folder, without an extension.
  ///   - status: The verdict.
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

/// An image that a check keeps, as a file or in memory, with its layout.
public struct CheckedPicture: Hashable, Sendable {
  /// The path of the file, or nil if the image exists only in memory.
  public var path: String?
  /// The bytes of a PNG, GIF or WebP. Nil if they must be read from `path` or an archive, or if the baseline is only a
  /// digest.
  public var bytes: [UInt8]?
  public var size: PixelSize?
  public var layout: LayoutSnapshot?
  var archived: ArchivedPicture?
  var digest: String?
  var recordDigest: String?

  /// Creates an image from a file, from memory, or both.
  ///
  /// - Parameters:
  ///   - path: The path of the file; nil if the image exists only in memory.
  ///   - bytes: The bytes of a PNG, GIF or WebP; nil if they must be read from `path`.
  ///   - size: The size in pixels, if it is known.
  ///   - layout: The layout of the image, if it was recorded.
  public init(path: String? = nil, bytes: [UInt8]? = nil, size: PixelSize? = nil, layout: LayoutSnapshot? = nil) {
    self.path = path
    self.bytes = bytes
    self.size = size
    self.layout = layout
  }
}

package struct CheckedFrame: Hashable, Sendable {
  package var index: Int
  package var time: Double
  /// The description of the differences. Empty if the frame is unchanged.
  package var sentences: [String]
  package var different: Int
  /// The baseline of the frame. Images are set only for a frame that differs, and for an unchanged frame next to it.
  package var baseline: CheckedPicture?
  package var actual: CheckedPicture?
  package var difference: CheckedPicture?

  /// Creates the result for a frame.
  ///
  /// - Parameters:
  ///   - index: The number of the frame, from 0.
  ///   - time: The time of the frame since the start, in seconds.
  ///   - sentences: The description of its differences. Empty if the frame is unchanged.
  ///   - different: The number of differing pixels (default: 0).
  package init(index: Int, time: Double, sentences: [String] = [], different: Int = 0) {
    self.index = index
    self.time = time
    self.sentences = sentences
    self.different = different
  }
}
