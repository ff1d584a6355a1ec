import GalleyGeometry
import GalleyPicture

/// Selects frames from a run of unknown length: more where much moves, and none where nothing changes.
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

  var chosen: [AnimationFrame] {
    var frames = kept
    if let last, let end = frames.last, last.time > end.time { frames.append(last) }
    return Self.spread(frames, Self.limit).map { frames[$0] }
  }

  /// Returns frames that are evenly spaced by movement, including the first, the last and those with marks.
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

  /// Returns how much two frames differ: 0 if they look the same, more with the scroll distance, and 4 more if shared
  /// sizes change.
  static func change(from before: AnimationFrame, to after: AnimationFrame) -> Double {
    guard before.picture != after.picture else { return 0 }
    let way = after.scrollers.reduce(0) { way, own in
      guard let old = before.scrollers.first(where: { $0.name == own.name }) else { return way }
      let moved = own.distance - old.distance
      return way + abs(moved.x) + abs(moved.y)
    }
    let height = max(after.picture.size.height, 1)
    // A change without scrolling counts as a small step. Movements below one point, as at the end of a fling, count as
    // almost nothing.
    let small = way > 0 ? way / (way + 4) : 0.5
    let decided = before.decisions == after.decisions ? 0 : 1.0
    return small + min(way / height, 4) * 2 + decided * 4
  }
}
