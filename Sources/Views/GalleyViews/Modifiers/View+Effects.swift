public import GalleyGeometry
import GalleyPicture

extension View {
  /// Blurs the view with a Gaussian of `radius` points standard deviation.
  ///
  /// The blur extends about 3 × `radius` beyond the frame. An `opaque` blur ends at the frame and has no transparent
  /// edge.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the blur, in points.
  ///   - opaque: Whether the blur ends at the frame without a transparent edge (default: `false`).
  public func blur(radius: Double, opaque: Bool = false) -> some View {
    filtered("blur", DrawingFilter(opaque ? .opaqueBlur : .blur, radius))
  }

  /// Adds `amount`, from −1 to 1, to every colour component.
  public func brightness(_ amount: Double) -> some View { filtered("brightness", DrawingFilter(.brightness, amount)) }

  /// Multiplies the distance of every colour component from 0.5.
  public func contrast(_ amount: Double) -> some View { filtered("contrast", DrawingFilter(.contrast, amount)) }

  public func saturation(_ amount: Double) -> some View { filtered("saturation", DrawingFilter(.saturation, amount)) }

  public func grayscale(_ amount: Double) -> some View { filtered("grayscale", DrawingFilter(.grayscale, amount)) }

  public func hueRotation(_ angle: Angle) -> some View {
    filtered("hueRotation", DrawingFilter(.hueRotation, angle.radians))
  }

  public func colorMultiply(_ color: Color) -> some View {
    drawn("colorMultiply", of: color) {
      FilterDrawing(filter: DrawingFilter(.colorMultiply, color: color.rgba(in: $0)))
    }
  }

  public func colorInvert() -> some View { filtered("colorInvert", DrawingFilter(.colorInvert)) }

  public func luminanceToAlpha() -> some View { filtered("luminanceToAlpha", DrawingFilter(.luminanceToAlpha)) }

  private func filtered(_ kind: String, _ filter: DrawingFilter) -> some View {
    drawn(kind, of: filter) { _ in FilterDrawing(filter: filter) }
  }
}
