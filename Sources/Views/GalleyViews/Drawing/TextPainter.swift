import GalleyGeometry
import GalleyLayout
import GalleyPicture
import GalleyText

protocol TextPainter {
  func items(
    _ layout: TextLayout, _ styles: [TextRunStyle], size: Size, _ environment: EnvironmentValues,
    _ context: BuildContext, _ origin: ViewOrigin?
  ) -> [Picture.Item]

  /// `plain` returns the size that the text has without the painter.
  func size(for proposal: ProposedViewSize, plain: @escaping (ProposedViewSize) -> Size) -> Size

  func isSame(as other: any TextPainter) -> Bool
}

struct TextDrawing {
  let painter: any TextPainter
  let environment: EnvironmentValues

  static func areSame(_ first: TextDrawing?, _ second: TextDrawing?) -> Bool {
    switch (first, second) {
    case (nil, nil): true
    case (let first?, let second?): first.painter.isSame(as: second.painter)
    default: false
    }
  }
}
