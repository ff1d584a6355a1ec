package import GalleyRender

/// The options of a ``CheckRun`` that affect its report.
public struct CheckOptions: Hashable, Sendable {
  public var baselines: String
  public var record: RecordMode
  public var storage: BaselineStorage
  /// The metric and the difference limits (default: exact comparison).
  public var comparison: DiffOptions
  /// How to treat images that differ from a baseline recorded in another rendering environment (default: `.fail`).
  public var environmentMismatch = EnvironmentMismatchRule.fail
  /// Whether to report orphaned baselines: files that no scene produces any more (default: true).
  public var findsOrphans: Bool
  /// Whether to check the scripts of scenes as animations, frame by frame (default: false).
  public var checksScripts = false
  /// The frame rate of animations, or nil for the rate of each script.
  public var framesPerSecond: Double?
  /// The shard to check, or nil for the whole run.
  package var shard: FrameSelection.Shard?
  /// Recorded durations of canvases, used to balance the shards. If nil, costs are estimated.
  package var times: RecordedTimes?
  /// The maximum memory for drawing an image, in bytes (default: 4 GB).
  public var memoryLimit: Int?
  /// Whether to keep a crop around the change of each image, for reports that have no space for the complete images.
  public var cutsOut = false
  /// The maximum size of all crops, in bytes. The default is half the space of a single-file report, which creates
  /// other crops when it needs them.
  package var cutOutBytes = 3_750_000
  /// The maximum number of difference images for each cause (default: 12), or nil to draw one for every failed image.
  /// The clearest images are drawn first. An image with several causes counts only for the first of them.
  public var differencesOfCause: Int? = 12

  public init(
    baselines: String, record: RecordMode = .missing, storage: BaselineStorage = .png,
    comparison: DiffOptions = DiffOptions(), findsOrphans: Bool = true
  ) {
    self.baselines = baselines
    self.record = record
    self.storage = storage
    self.comparison = comparison
    self.findsOrphans = findsOrphans
  }
}
