import GalleyGeometry
import GalleyMotion
import GalleyPicture
import GalleyText

extension TextRule: InkDrawing {
  var textRule: TextRule? { self }

  func items(in frame: Rect, _ layout: TextLayout?) -> [Picture.Item] {
    guard let layout else { return [] }
    return drawn(layout, size: frame.size) ?? TextInk(styles: styles, frame: frame).items(of: layout.lines)
  }

  func isSame(as other: any NodeDrawing) -> Bool {
    other.textRule.map { styles == $0.styles && isEqual(to: $0) } ?? false
  }

  var motionData: AnimatableVector { AnimatableVector(styles.flatMap { $0.paints.flatMap(\.motionParts) }) }

  func moved(to data: AnimatableVector) -> TextRule {
    var index = 0
    return painted { $0.moved(to: data, &index) }
  }

  var hasInk: Bool { !words.isEmpty }
  var coverage: Double { words.isEmpty ? 0 : 1 }
  var contentName: String? { words.isEmpty ? nil : "the text '\(words)'" }
}
