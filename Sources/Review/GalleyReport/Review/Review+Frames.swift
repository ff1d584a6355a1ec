import GalleyDiff

extension Review.Case {
  /// Returns the case with only the images of the clearest frames, in at most `space` bytes, or nil if no frame fits.
  func thinned(to space: Int) -> Review.Case? {
    var (left, known, kept): (Int, Set<Review.Image>, Set<Int>) = (space, [], [])
    for number in clearestFrames {
      // The page contains identical images only once.
      let fresh = Set(frames[number].images).subtracting(known)
      let cost = fresh.reduce(Self.frameBytes) { $0 + $1.bytes.count * 4 / 3 }
      guard cost <= left else { continue }
      left -= cost
      known.formUnion(fresh)
      kept.insert(number)
    }
    guard !kept.isEmpty else { return nil }
    var thin = self
    for number in frames.indices where !kept.contains(number) { thin.frames[number].leaveOutPictures() }
    return thin
  }

  private static let frameBytes = 4000

  /// The order in which frames are kept: the one that differs most, the first, the last, then the middle of each
  /// remaining gap.
  private var clearestFrames: [Int] {
    let shown = frames.indices.filter { frames[$0].isChanged && !frames[$0].images.isEmpty }
    guard let first = shown.first, let last = shown.last,
      let worst = shown.max(by: { frames[$0].weight < frames[$1].weight })
    else { return [] }
    var order = [worst, first, last]
    var stretches = [0..<shown.count]
    while !stretches.isEmpty {
      order += stretches.map { shown[($0.lowerBound + $0.upperBound) / 2] }
      stretches = stretches.flatMap { stretch -> [Range<Int>] in
        let middle = (stretch.lowerBound + stretch.upperBound) / 2
        return [stretch.lowerBound..<middle, (middle + 1)..<stretch.upperBound].filter { !$0.isEmpty }
      }
    }
    var seen: Set<Int> = []
    return order.filter { seen.insert($0).inserted }
  }
}

extension Review.Frame {
  fileprivate var images: [Review.Image] { [before, after, marks].compactMap(\.self) }

  fileprivate var weight: Int { count?.different ?? areas.reduce(0) { $0 + $1.width * $1.height } }

  fileprivate mutating func leaveOutPictures() {
    if isChanged, !images.isEmpty { sentences.append(ReviewLabels.tooManyPictures) }
    (before, after, marks) = (nil, nil, nil)
    (layoutBefore, layoutAfter, areas) = (nil, nil, [])
  }
}
