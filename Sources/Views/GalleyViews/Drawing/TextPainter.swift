import GalleyGeometry
import GalleyLayout
import GalleyPicture
import GalleyText

/// Draws a text instead of the system.
protocol TextPainter {
  /// The items of a text that was set as `layout`, in a frame of `size`.
  func items(
    _ layout: TextLayout, _ styles: [TextRunStyle], size: Size, _ environment: EnvironmentValues,
    _ context: BuildContext, _ origin: ViewOrigin?
  ) -> [Picture.Item]

  /// How large a text is where `proposal` is offered; `plain` tells what it would be without the painter.
  func size(for proposal: ProposedViewSize, plain: @escaping (ProposedViewSize) -> Size) -> Size

  func isSame(as other: any TextPainter) -> Bool
}

/// What draws one text, under the values around it.
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
