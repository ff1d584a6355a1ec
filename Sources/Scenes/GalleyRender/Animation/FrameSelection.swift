import GalleyPicture

/// Which frames of an animation are wanted.
public struct FrameSelection: Hashable, Sendable {
  /// The numbers of the frames; nil for all.
  public var range: ClosedRange<Int>?
  /// Moments in seconds instead of frames.
  public var times: [Double] = []
  /// Which part of the frames this run draws, where several machines share them.
  public var shard: Shard?

  public struct Shard: Hashable, Sendable {
    /// The part's number, from 1.
    public let number: Int
    public let count: Int

    package var name: String { "\(number)-of-\(count)" }

    /// The part `number` of `count`; nil where there is no such part.
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

  /// The moments in order, each once: those that no file's name could tell apart are one.
  var moments: [Double] {
    var seen: Set<MomentName> = []
    return times.sorted().filter { seen.insert(MomentName($0)).inserted }
  }

  /// What the names of files say that are about a part of the frames, such as `frames-20-22`; nil where all are wanted.
  var part: String? {
    let names = [momentPart, range.map { "frames-\($0.lowerBound)-\($0.upperBound)" }, shard?.name].compactMap { $0 }
    return names.isEmpty ? nil : names.joined(separator: "-")
  }

  /// More moments than this are told in a file's name by their number and a digest.
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

  /// Whether nothing after the frame with number `index`, at `time`, is wanted any more.
  func isOver(after index: Int, at time: Double) -> Bool {
    if let last = times.max() { return time >= last }
    return range.map { index >= $0.upperBound } ?? false
  }
}
