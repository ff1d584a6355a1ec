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
    case .rowCount(let name, let rows): return rows.sentence(of: name.listWords)
    default: return ""
    }
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
