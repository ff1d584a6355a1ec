public import GalleyPicture

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension RGBA {
  /// Returns this colour blended with `background`, which must be opaque.
  public func over(_ background: RGBA) -> RGBA {
    func mix(_ own: Double, _ other: Double) -> Double { own * alpha + other * (1 - alpha) }
    return RGBA(red: mix(red, background.red), green: mix(green, background.green), blue: mix(blue, background.blue))
  }

  /// The contrast ratio of two opaque colours, 1 … 21 (WCAG 2.2).
  public func contrast(with other: RGBA) -> Double {
    let (one, two) = (relativeLuminance, other.relativeLuminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The relative luminance, from 0 to 1 (WCAG 2.2).
  private var relativeLuminance: Double {
    func linear(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
