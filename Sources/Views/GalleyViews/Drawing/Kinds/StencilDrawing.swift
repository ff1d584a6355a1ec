import GalleyGeometry
import GalleyMotion
import GalleyPicture
import GalleyText

struct StencilDrawing: InkDrawing, Equatable {
  let mask: ImageDrawing
  let style: ResolvedStyle

  func items(in frame: Rect, _ layout: TextLayout?) -> [Picture.Item] {
    guard !frame.isEmpty else { return [] }
    return [.group(.init([style.fill(.rect(frame), in: frame)], mask: mask.items(in: frame, layout)))]
  }

  var motionData: AnimatableVector { AnimatableVector(style.motionParts) }

  func moved(to data: AnimatableVector) -> StencilDrawing {
    StencilDrawing(mask: mask, style: style.moved(to: data))
  }

  func attributes(of kind: String) -> [String: String] {
    mask.attributes(of: kind).merging(["fill": style.text]) { $1 }
  }

  var contentName: String? { mask.contentName }
}
