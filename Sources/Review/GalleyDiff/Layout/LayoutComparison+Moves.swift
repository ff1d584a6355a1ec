import GalleyGeometry
import GalleySnapshot

extension LayoutComparison {
  private struct Label: Hashable {
    let words: String
    let width: Double
    let height: Double

    init?(_ name: ViewName, _ frame: Rect) {
      guard name.row == nil, name.layer == nil, let words = name.text ?? name.symbol else { return nil }
      self.words = words
      (width, height) = (frame.width.rounded(), frame.height.rounded())
    }
  }

  mutating func joinMoves() {
    guard presence.count > 1 else { return }
    var gone: [Label: [(place: Int, frame: Rect)]] = [:]
    var came: [Label: [(place: Int, frame: Rect)]] = [:]
    for (place, change) in changes.enumerated() {
      guard let frame = presence[change] else { continue }
      switch change {
      case .removed(let name, _): Label(name, frame).map { gone[$0, default: []].append((place, frame)) }
      case .added(let name, _): Label(name, frame).map { came[$0, default: []].append((place, frame)) }
      default: break
      }
    }
    var left: Set<Int> = []
    for (label, old) in gone where old.count == 1 {
      guard let new = came[label], new.count == 1, case .added(let name, _) = changes[new[0].place] else { continue }
      changes[new[0].place] = .moved(name, by: new[0].frame.origin - old[0].frame.origin)
      left.insert(old[0].place)
    }
    if !left.isEmpty { changes = changes.indices.filter { !left.contains($0) }.map { changes[$0] } }
  }
}
