import GalleyGeometry
import GalleyPicture

/// Frames that tell a run whose length nobody knows before its end: more of them where more moves, none of them from
/// where nothing does.
package struct FilmstripFrames {
  private var kept: [AnimationFrame] = []
  private var last: AnimationFrame?
  private var moved = 0.0
  private var step = 0.0

  static let limit = 24

  mutating func add(_ frame: AnimationFrame) {
    guard let before = last else {
      last = frame
      kept = [frame]
      return
    }
    moved += Self.change(from: before, to: frame)
    last = frame
    guard moved > step || frame.mark != nil else { return }
    kept.append(frame)
    moved = 0
    if kept.count > 8 * FilmstripFrames.limit { thin() }
  }

  private mutating func thin() {
    let changes = zip(kept, kept.dropFirst()).map(Self.change)
    let total = changes.reduce(0, +)
    step = max(step * 2, total / Double(4 * FilmstripFrames.limit))
    var way = 0.0
    var thinned = [kept[0]]
    for (frame, change) in zip(kept.dropFirst(), changes) {
      way += change
      guard way > step || frame.mark != nil else { continue }
      thinned.append(frame)
      way = 0
    }
    kept = thinned
  }

  /// The frames of the strip: the first, the last, those with marks, and some between in even steps of what moves.
  var chosen: [AnimationFrame] {
    var frames = kept
    if let last, let end = frames.last, last.time > end.time { frames.append(last) }
    return Self.spread(frames, Self.limit).map { frames[$0] }
  }

  /// Indices of about `limit` of `frames`, evenly over what moves: the first, the last, and those with marks among them.
  package static func spread(_ frames: [AnimationFrame], _ limit: Int) -> [Int] {
    guard frames.count > limit else { return Array(frames.indices) }
    var way = [0.0]
    for (before, after) in zip(frames, frames.dropFirst()) {
      way.append(way[way.count - 1] + change(from: before, to: after))
    }
    let whole = way[way.count - 1]
    var indices = Set(frames.indices.filter { frames[$0].mark != nil } + [0, frames.count - 1])
    guard whole > 0 else { return indices.sorted() }
    for number in 1..<max(limit - 1, 1) {
      let wanted = whole * Double(number) / Double(limit - 1)
      if let first = way.indices.first(where: { way[$0] >= wanted - whole * 1e-9 }) { indices.insert(first) }
    }
    return indices.sorted()
  }

  /// How much moves between two frames: nothing where they look the same, more the further anything scrolls, a whole
  /// where rows choose otherwise.
  static func change(from before: AnimationFrame, to after: AnimationFrame) -> Double {
    guard before.picture != after.picture else { return 0 }
    let way = after.scrollers.reduce(0) { way, own in
      guard let old = before.scrollers.first(where: { $0.name == own.name }) else { return way }
      let moved = own.distance - old.distance
      return way + abs(moved.x) + abs(moved.y)
    }
    let height = max(after.picture.size.height, 1)
    // What changes without scrolling counts as a small step; the tail of a fling, of less than a point, as next to none.
    let small = way > 0 ? way / (way + 4) : 0.5
    let decided = before.decisions == after.decisions ? 0 : 1.0
    return small + min(way / height, 4) * 2 + decided * 4
  }
}
