import GalleyGeometry
import GalleyMessages

extension RowChanges {
  package func sentence(of list: String) -> String {
    let parts = [
      (gone, gone == 1 ? "is gone" : "are gone"), (new, new == 1 ? "is new" : "are new"),
      (moved, moved == 1 ? "has a different position" : "have different positions"),
    ].filter { $0.0 > 0 }.map { "\(Words.grouped($0.0)) \($0.1)" }
    return "\(list) has different rows or another order: in its visible area, \(parts.listed)"
  }
}

extension Size {
  func canvasWords(becoming other: Size) -> String {
    let sizes = "\(other.words) pt instead of \(words)"
    guard width == other.height, height == other.width, width != height else { return "the canvas is \(sizes)" }
    return "the canvas was rotated to \(other.width > other.height ? "landscape" : "portrait"): \(sizes)"
  }
}
