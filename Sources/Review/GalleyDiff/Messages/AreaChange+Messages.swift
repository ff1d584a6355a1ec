import GalleyMessages

extension AreaChange {
  /// A sentence about the change, without a full stop.
  public var sentence: String {
    switch kind {
    case .added: "an area of \(rect.words) was added"
    case .removed: "an area of \(rect.words) was removed"
    case .moved(let x, let y):
      "an area of \(PixelRect(x: rect.x - x, y: rect.y - y, width: rect.width, height: rect.height).words) "
        + "moved by \(Self.distance(x, y)) and is otherwise unchanged"
    case .recolored(let from, let to): "\(from) became \(to) in \(rect.words)"
    case .smoothed: "edges are antialiased differently in \(rect.words), as after a shift of less than a pixel"
    case .changed: "an area of \(rect.words) changed"
    }
  }

  static func sentences(of changes: [AreaChange]) -> [String] {
    let shown = changes.count > maximum ? maximum - 1 : changes.count
    let rest = changes.count - shown
    return changes.prefix(shown).map(\.sentence) + (rest == 0 ? [] : ["\(Words.count(rest, "more area")) differ"])
  }

  private static let maximum = 8

  static func distance(_ x: Int, _ y: Int) -> String {
    let across = x == 0 ? nil : "\(Words.count(abs(x), "pixel")) to the \(x > 0 ? "right" : "left")"
    let unit = x == 0 ? Words.count(abs(y), "pixel") : Words.grouped(abs(y))
    let down = y == 0 ? nil : "\(unit) \(y > 0 ? "down" : "up")"
    return [across, down].compactMap(\.self).joined(separator: " and ")
  }
}

extension CauseMessages {
  package static func sentence(_ kind: AreaChange.Kind, scenes: [String]) -> String {
    let place = "in \(list(scenes))"
    return switch kind {
    case .added: "the same area was added \(place)"
    case .removed: "the same area was removed \(place)"
    case .moved(let x, let y): "areas moved by \(AreaChange.distance(x, y)) \(place)"
    case .recolored(let from, let to): "the colour \(from) changed to \(to) \(place)"
    case .smoothed: "edges are antialiased differently \(place), as after a shift of less than a pixel"
    case .changed: "an area changed in the same way \(place)"
    }
  }
}
