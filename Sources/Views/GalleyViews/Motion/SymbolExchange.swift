import GalleyGeometry
import GalleyMotion
import GalleyPicture

struct SetSymbol {
  let ink: SymbolInk
  let size: Size
}

/// The old symbol disappears in the first half, the new one appears in the second.
struct SymbolExchange {
  private let old: SetSymbol
  private let scales: (old: Double, new: Double)
  private(set) var progress = AnimatedValue(0.0)

  /// Returns nil if the symbol is the same, has no transition, or the animation has no duration.
  init?(of old: SetSymbol, for new: SetSymbol, _ animation: Animation?, at time: Double) {
    guard old.ink.name != new.ink.name, case .symbol(let oldScale, let newScale) = new.ink.transition?.kind else {
      return nil
    }
    self.old = old
    scales = (oldScale, newScale)
    progress.move(to: unitScale, animation: animation, at: time)
    guard progress.end != nil else { return nil }
  }

  func items(of new: [Picture.Item], in frame: Rect, at time: Double) -> [Picture.Item] {
    let share = min(max(progress.value(at: time) / unitScale, 0), 1)
    func shown(_ items: [Picture.Item], _ scale: Double, _ part: Double, _ middle: Point) -> [Picture.Item] {
      guard part > 0, !items.isEmpty else { return [] }
      let factor = scale + (1 - scale) * part
      let map = AffineTransform(
        a: factor, b: 0, c: 0, d: factor, tx: middle.x * (1 - factor), ty: middle.y * (1 - factor))
      return [.group(.init(items, transform: map, opacity: part))]
    }
    let place = Rect(
      x: frame.midX - old.size.width / 2, y: frame.midY - old.size.height / 2, width: old.size.width,
      height: old.size.height)
    let middle = Point(x: frame.midX, y: frame.midY)
    return shown(old.ink.items(in: place), scales.old, 1 - 2 * share, middle)
      + shown(new, scales.new, 2 * share - 1, middle)
  }
}
