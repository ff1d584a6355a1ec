import GalleyGeometry
import GalleyMessages

extension RowTurnover {
  package func sentence(of list: String) -> String {
    let parts = [
      (gone, gone == 1 ? "is gone" : "are gone"), (new, new == 1 ? "is new" : "are new"),
      (moved, moved == 1 ? "stands at another place" : "stand at other places"),
    ].filter { $0.0 > 0 }.map { "\(Words.grouped($0.0)) \($0.1)" }
    return "\(list) holds other rows or another order of them: in its window \(parts.listed)"
  }
}

extension Size {
  func canvasWords(becoming other: Size) -> String {
    let sizes = "\(other.words) pt instead of \(words)"
    guard width == other.height, height == other.width, width != height else { return "the canvas is \(sizes)" }
    return "the canvas is turned to \(other.width > other.height ? "landscape" : "portrait"): \(sizes)"
  }
}
