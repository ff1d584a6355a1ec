import GalleyDiff
import GalleyGeometry

/// Sentences about a whole screen, and about all views of a container.
extension LayoutChange {
  /// The change in words; empty for one of a single view.
  var wholeSentence: String {
    switch self {
    case .canvas(let from, let to): return from.canvasWords(becoming: to)
    case .scale(let from, let to):
      return "the scale is \(Words.points(to)) pixels a point instead of \(Words.points(from))"
    case .setting(let name, let from, let to): return LayoutAttribute.setting(name, from: from, to: to)
    case .swapped(let name, let other): return "\(name.words) and \(other.words) changed places"
    case .reversed(let name, let count, let areRows):
      return "the \(Words.count(count, areRows ? "row" : "view")) of \(name.listWords) stand in reverse order"
    case .shuffled(let name, let count, let areRows):
      return "\(Words.count(count, areRows ? "row" : "view")) of \(name.listWords) stand at other places"
    case .turnedOver(let name, let turnover): return turnover.sentence(of: name.listWords)
    case .rowCount(let name, let rows): return rows.sentence(of: name.listWords)
    default: return ""
    }
  }
}

extension RowTurnover {
  /// What became of the rows of `list` that are in sight.
  fileprivate func sentence(of list: String) -> String {
    let parts = [
      (gone, gone == 1 ? "is gone" : "are gone"), (new, new == 1 ? "is new" : "are new"),
      (moved, moved == 1 ? "stands at another place" : "stand at other places"),
    ].filter { $0.0 > 0 }.map { "\(Words.grouped($0.0)) \($0.1)" }
    return "\(list) holds other rows or another order of them: in its window \(parts.listed)"
  }
}

extension Size {
  /// That the canvas has the size `other` now; one that was turned is called so.
  fileprivate func canvasWords(becoming other: Size) -> String {
    let sizes = "\(other.words) pt instead of \(words)"
    guard width == other.height, height == other.width, width != height else { return "the canvas is \(sizes)" }
    return "the canvas is turned to \(other.width > other.height ? "landscape" : "portrait"): \(sizes)"
  }
}
