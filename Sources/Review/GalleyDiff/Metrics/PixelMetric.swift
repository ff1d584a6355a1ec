/// A way to decide whether two pixels differ, by name and version.
///
/// The version is part of the name, since a count without it cannot be repeated. Each metric stands in the file of its
/// rule.
public struct PixelMetric: RawRepresentable, Hashable, Sendable, CaseIterable {
  let definition: any MetricDefinition.Type

  /// All metrics, in the order in which they are told.
  public static let allCases: [PixelMetric] = [
    .exact, .yiq, .oklab, .odiff, .perceptual, .ciede2000, .ssim, .ssimCIE94, .channel,
  ]

  init(_ definition: any MetricDefinition.Type) { self.definition = definition }

  /// The metric called `rawValue`; nil where there is none.
  public init?(rawValue: String) {
    guard let known = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = known
  }

  public var rawValue: String { definition.name }

  /// The threshold that is used unless another is given; 0 where there is none.
  ///
  /// Each metric says what its threshold means.
  public var defaultThreshold: Double { definition.defaultThreshold ?? 0 }

  /// Whether two pixels may differ by something and still be the same.
  public var hasThreshold: Bool { definition.defaultThreshold != nil }

  /// The threshold that nothing exceeds; nil where none is known.
  public var greatestThreshold: Double? { definition.greatestThreshold }

  /// Whether pixels that only smooth an edge can be told apart and left out.
  ///
  /// `exact` counts every pixel, and `ssim` looks at neighbourhoods anyway.
  public var knowsAntialiasing: Bool { definition.knowsAntialiasing }

  /// Whether the metric has a tolerance for the flat areas beside a smoothed edge.
  public var knowsAntialiasingTolerance: Bool { definition.knowsAntialiasingTolerance }

  /// Whether it lays transparent pixels on a backdrop that can be chosen.
  public var knowsBackdrop: Bool { definition.knowsBackdrop }

  /// Whether pixels that only one of the pictures has count as different where they show something.
  public var countsOutside: Bool { definition.countsOutside }

  public static func == (first: PixelMetric, second: PixelMetric) -> Bool { first.rawValue == second.rawValue }

  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

/// What lies behind pixels that let something through, when colours are compared.
public enum Backdrop: String, Hashable, Sendable, CaseIterable {
  /// A pattern that changes from pixel to pixel, so that a transparent pixel equals no one colour everywhere.
  case pattern
  /// White, as pixelmatch 5.3 had it.
  case white
}
