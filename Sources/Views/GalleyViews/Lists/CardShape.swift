import GalleyGeometry
import GalleyMotion
import GalleyPicture

struct CardShape: Shape, Hashable {
  let radius: Double
  let isRoundAbove: Bool
  let isRoundBelow: Bool

  var isRound: Bool { radius > 0 && (isRoundAbove || isRoundBelow) }

  func path(in rect: Rect) -> Path {
    let above = isRoundAbove ? 0 : 2 * radius
    let below = isRoundBelow ? 0 : 2 * radius
    let open = Rect(x: rect.minX, y: rect.minY - above, width: rect.width, height: rect.height + above + below)
    return RoundedRectangle(cornerRadius: radius, style: .circular).path(in: open)
  }
}
