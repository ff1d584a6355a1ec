import GalleyGeometry
import GalleyMotion
import GalleyPicture

package struct DrawingFilter: Hashable {
  let kind: Kind
  var amount: Double
  var color: RGBA

  enum Kind: String {
    case blur, opaqueBlur, brightness, contrast, saturation, grayscale, hueRotation, colorMultiply, colorInvert
    case luminanceToAlpha
  }

  init(_ kind: Kind, _ amount: Double = 0, color: RGBA = .white) {
    (self.kind, self.amount, self.color) = (kind, amount, color)
  }

  func filter(in frame: Rect) -> Picture.Filter? {
    switch kind {
    case .blur, .opaqueBlur:
      guard amount > 0, amount.isFinite else { return nil }
      return .blur(radius: amount, bounds: kind == .opaqueBlur ? frame : nil)
    default:
      let matrix = matrix
      return matrix == .identity ? nil : .colors(matrix)
    }
  }

  private var matrix: ColorMatrix {
    switch kind {
    case .blur, .opaqueBlur: .identity
    case .brightness: .brightness(amount)
    case .contrast: .contrast(amount)
    case .saturation: .saturation(amount)
    case .grayscale: .grayscale(amount)
    case .hueRotation: .hueRotation(radians: amount)
    case .colorMultiply: .multiply(color)
    case .colorInvert: .inversion
    case .luminanceToAlpha: .luminanceToAlpha
    }
  }
}
