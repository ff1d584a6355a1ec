public import GalleyGeometry
import GalleyPicture

/// What happens to the pixels of a view; layout knows nothing of it.
extension View {
  /// Softens the view. `radius` is the standard deviation of the blur, in points.
  ///
  /// The view reaches about three of them beyond its frame; one that is `opaque` keeps to its frame, and lets nothing
  /// shine through there.
  public func blur(radius: Double, opaque: Bool = false) -> some View {
    filtered("blur", DrawingFilter(opaque ? .opaqueBlur : .blur, radius))
  }

  /// Adds `amount`, −1 … 1, to every component of every colour.
  public func brightness(_ amount: Double) -> some View { filtered("brightness", DrawingFilter(.brightness, amount)) }

  /// Takes every component of every colour `amount` times as far from the middle; 1 changes nothing.
  public func contrast(_ amount: Double) -> some View { filtered("contrast", DrawingFilter(.contrast, amount)) }

  /// Makes every colour `amount` times as colourful: 0 is grey, 1 changes nothing.
  public func saturation(_ amount: Double) -> some View { filtered("saturation", DrawingFilter(.saturation, amount)) }

  /// Takes a share of the colour away, 0 … 1; 1 is grey.
  public func grayscale(_ amount: Double) -> some View { filtered("grayscale", DrawingFilter(.grayscale, amount)) }

  public func hueRotation(_ angle: Angle) -> some View {
    filtered("hueRotation", DrawingFilter(.hueRotation, angle.radians))
  }

  public func colorMultiply(_ color: Color) -> some View {
    drawn("colorMultiply", of: color) {
      .filter(DrawingFilter(.colorMultiply, color: color.rgba(in: $0)))
    }
  }

  /// Takes every component of every colour from 1.
  public func colorInvert() -> some View { filtered("colorInvert", DrawingFilter(.colorInvert)) }

  public func luminanceToAlpha() -> some View { filtered("luminanceToAlpha", DrawingFilter(.luminanceToAlpha)) }

  private func filtered(_ kind: String, _ filter: DrawingFilter) -> some View {
    drawn(kind, of: filter) { _ in .filter(filter) }
  }
}
