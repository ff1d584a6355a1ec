import GalleySnapshot
import GalleyStage

extension Review {
  /// Returns a copy with all sentences, and with as many images as fit into a page of `limit` bytes.
  ///
  /// Images are added in this order: the clearest case of each cause, then the next case of each cause, and so on. If
  /// there is not enough space for all images, half of it is reserved for crops around the changes of the remaining
  /// cases.
  public func keepingPictures(upTo limit: Int) -> Review {
    let costs = cases.map(\.pageBytes)
    var causeCounts = [Int](repeating: 0, count: cases.count)
    for cause in reportedCauses {
      for number in cause.cases where cases.indices.contains(number) { causeCounts[number] += 1 }
    }
    // 60,000 bytes are reserved for the style sheet and the script.
    var space = zip(cases, causeCounts).reduce(limit - 60_000) { $0 - $1.0.wordBytes(causes: $1.1) }
    guard costs.reduce(0, +) > space else { return self }
    let order = numbersByWeight
    var kept: Set<Int> = []
    var wholeSpace = space / 2
    for number in order where costs[number] <= wholeSpace || kept.isEmpty && costs[number] <= space {
      (space, wholeSpace) = (space - costs[number], wholeSpace - costs[number])
      kept.insert(number)
    }
    var review = self
    review.crop(order.filter { !kept.contains($0) && !cases[$0].frames.isEmpty }, space: space)
    return review
  }

  /// Replaces the images of cases with crops, and removes the images that still do not fit.
  private mutating func crop(_ numbers: [Int], space: Int) {
    var (space, rest) = (space, numbers[...])
    while !rest.isEmpty {
      let batch = Array(rest.prefix(Self.cutOutsAtOnce))
      rest = rest.dropFirst(batch.count)
      let cuts = space <= 0 ? [] : ParallelMap(workers: 4) {}.map(batch.map { cases[$0] }) { _, whole in whole.cropped }
      let start = space
      for (index, number) in batch.enumerated() {
        let share = space / max(rest.count + batch.count - index, 1)
        if let thin = cases[number].frames.count > 1
          ? cases[number].thinned(to: max(share, min(space, Self.minimumSpace))) : nil
        {
          space -= thin.pageBytes
          cases[number] = thin
          continue
        }
        if index < cuts.count, let cut = cuts[index], cut.pageBytes <= space {
          space -= cut.pageBytes
          cases[number] = cut
        } else {
          cases[number].leaveOutPictures()
        }
      }
      // If no case of a batch fits, the remaining cases are not cropped either.
      if space == start, cuts.contains(where: { $0 != nil }) { space = 0 }
    }
  }

  /// The minimum space for an animation, in bytes, which is enough for a few frames of a phone screen.
  private static let minimumSpace = 1_000_000

  private static let cutOutsAtOnce = 32

  /// The first case of each group, then the second case of each group, and so on.
  private var numbersByWeight: [Int] {
    let groups = groups { _ in true }
    var (order, seen) = ([Int](), Set<Int>())
    for turn in 0..<(groups.map(\.cases.count).max() ?? 0) {
      for group in groups
      where turn < group.cases.count && seen.insert(group.cases[turn].number).inserted {
        order.append(group.cases[turn].number)
      }
    }
    return order
  }
}

extension Review.Case {
  fileprivate var pageBytes: Int {
    frames.reduce(0) { sum, frame in
      let pictures = [frame.before, frame.after, frame.marks].compactMap { $0?.bytes.count }.reduce(
        0, +)
      let boxes = (frame.layoutBefore?.view.boxCount ?? 0) + (frame.layoutAfter?.view.boxCount ?? 0)
      return sum + pictures * 4 / 3 + boxes * Self.boxBytes + frame.areas.count * Self.areaBytes
    }
  }

  /// The size of the text in bytes. The sentences are written in the case and below each of its causes.
  fileprivate func wordBytes(causes: Int) -> Int {
    1500 + 300 * causes + (6 + 2 * causes) * name.utf8.count
      + (2 + causes) * sentences.reduce(0) { $0 + $1.utf8.count * 5 / 4 }
  }

  private static let (boxBytes, areaBytes) = (90, 120)

  fileprivate mutating func leaveOutPictures() {
    leavesOutPictures = true
    for index in frames.indices {
      (frames[index].before, frames[index].after, frames[index].marks) = (nil, nil, nil)
      (frames[index].layoutBefore, frames[index].layoutAfter, frames[index].areas) = (nil, nil, [])
    }
  }
}

extension InspectedView {
  fileprivate var boxCount: Int { children.reduce(1) { $0 + $1.boxCount } }
}
