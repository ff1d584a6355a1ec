import GalleyPicture

/// The frames of an animation to draw (default: all).
public struct FrameSelection: Hashable, Sendable {
  /// The numbers of the frames, from 0; `nil` for all frames.
  public var range: ClosedRange<Int>?
  /// Moments to draw instead of frames, in seconds since the start of the script.
  public var times: [Double] = []
  /// The share of the frames that this run draws, if several machines share the work.
  public var shard: Shard?

  public struct Shard: Hashable, Sendable {
    /// The number of the shard, from 1.
    public let number: Int
    public let count: Int

    package var name: String { "\(number)-of-\(count)" }

    /// Creates shard `number` of `count`, or returns `nil` if `number` is not in `1...count`.
    ///
    /// - Parameters:
    ///   - number: The number of the shard, from 1.
    ///   - count: The number of shards of the run, at least 1.
    public init?(_ number: Int, of count: Int) {
      guard count >= 1, 1...count ~= number else { return nil }
      self.number = number
      self.count = count
    }
  }

  public init() {}

  public func contains(_ index: Int) -> Bool {
    guard times.isEmpty, range?.contains(index) ?? true else { return false }
    return shard.map { index % $0.count == $0.number - 1 } ?? true
  }

  /// The moments in ascending order. Times that round to the same file name are included once.
  var moments: [Double] {
    var seen: Set<MomentName> = []
    return times.sorted().filter { seen.insert(MomentName($0)).inserted }
  }

  /// A suffix for file names such as `frames-20-22`; `nil` for all frames.
  var part: String? {
    let names = [momentPart, range.map { "frames-\($0.lowerBound)-\($0.upperBound)" }, shard?.name].compactMap { $0 }
    return names.isEmpty ? nil : names.joined(separator: "-")
  }

  /// The maximum number of moments in a file name. If there are more, the name contains their count and a digest.
  private static let namedMoments = 4

  private var momentPart: String? {
    let names = moments.map { MomentName($0).text }
    guard let first = names.first else { return nil }
    guard names.count > FrameSelection.namedMoments else { return "at-" + names.joined(separator: "-") }
    var digest = PictureDigest()
    for name in names { digest.mix(name) }
    return "at-\(first)-and-\(names.count - 1)-more-\(digest.hexDigits.prefix(8))"
  }

  var isOfAllFrames: Bool { range == nil && times.isEmpty }

  func isOver(after index: Int, at time: Double) -> Bool {
    if let last = times.max() { return time >= last }
    return range.map { index >= $0.upperBound } ?? false
  }
}
