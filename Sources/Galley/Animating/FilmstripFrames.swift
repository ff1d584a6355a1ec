/// Frames that are spread evenly over a run whose length nobody knows before its end.
struct FilmstripFrames {
  private var kept: [AnimationFrame] = []
  private var count = 0
  /// Every so many frames are kept.
  private var step = 1

  /// The most frames of a strip.
  static let limit = 24

  /// Looks at the next frame.
  mutating func add(_ frame: AnimationFrame) {
    defer { count += 1 }
    guard count % step == 0 || frame.mark != nil else { return }
    kept.append(frame)
    guard kept.count > 8 * FilmstripFrames.limit else { return }
    step *= 2
    var number = -1
    kept.removeAll { frame in
      number += 1
      return number % 2 == 1 && frame.mark == nil
    }
  }

  /// The frames of the strip: the first, the last, those with marks, and some between in even steps.
  var chosen: [AnimationFrame] {
    guard kept.count > FilmstripFrames.limit, let first = kept.first, let last = kept.last else { return kept }
    let span = last.time - first.time
    let wanted = (0..<FilmstripFrames.limit).map { number in
      first.time + span * Double(number) / Double(FilmstripFrames.limit - 1)
    }
    var indices = Set(
      wanted.compactMap { time in
        kept.indices.min { abs(kept[$0].time - time) < abs(kept[$1].time - time) }
      })
    for (index, frame) in kept.enumerated() where frame.mark != nil { indices.insert(index) }
    return indices.sorted().map { kept[$0] }
  }
}
