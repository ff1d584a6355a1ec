/// A way to decide whether two pixels differ, by name and version.
///
/// The version is part of the name, since a count without it cannot be repeated.
public enum PixelMetric: String, Hashable, Sendable, CaseIterable {
  /// Pixels differ when any of their four bytes does.
  case exact
  /// The difference of brightness and colour in YIQ, as pixelmatch 7.2 measures it.
  ///
  /// Yuan Kotsarenko and Fernando Ramos, "Measuring perceived color difference using YIQ NTSC transmission color
  /// space in mobile applications" (2010).
  case yiq = "yiq-7"
  /// The hybrid distance in Oklab: that of lightness and that of colour, added; as pixelmatch measures it after 7.2.
  case oklab = "oklab-hyab"
  /// The YIQ difference in fixed-point numbers, as odiff 4.5 measures it.
  case odiff = "odiff-4"
  /// The colour difference ΔE of CIE94 with its weights for graphic arts; the first image is the reference.
  case perceptual
  /// Structural similarity of brightness in windows of 7 by 7 pixels (Wang, Bovik, Sheikh and Simoncelli, 2004).
  case ssim

  /// The threshold that is used unless another is given.
  ///
  /// `exact` has none. It is a part of the greatest difference (0 … 1) for `yiq-7` and `odiff-4`, a distance in Oklab
  /// for `oklab-hyab`, a ΔE for `perceptual` (about 1 is just noticeable), and what is missing to full similarity
  /// for `ssim`.
  public var defaultThreshold: Double {
    switch self {
    case .exact: 0
    case .yiq, .oklab, .odiff: 0.1
    case .perceptual: 1
    case .ssim: 0.05
    }
  }

  /// Whether pixels that only smooth an edge can be told apart and left out.
  ///
  /// `exact` counts every pixel, and `ssim` looks at neighbourhoods anyway.
  public var knowsAntialiasing: Bool { self != .exact && self != .ssim }
}

/// What lies behind pixels that let something through, when colours are compared.
public enum Backdrop: String, Hashable, Sendable, CaseIterable {
  /// A pattern that changes from pixel to pixel, so that a transparent pixel equals no one colour everywhere.
  case pattern
  /// White, as pixelmatch 5.3 had it.
  case white
}
