/// A rule that decides whether two pixels differ. The version of a metric is part of its name, because different
/// versions give counts that cannot be compared.
///
/// ```swift
/// let comparison = PixelComparison(metric: .perceptual, threshold: 2)
/// ```
public struct PixelMetric: RawRepresentable, Hashable, Sendable, CaseIterable {
  let definition: any MetricDefinition.Type

  /// All metrics, in the order of the documentation.
  public static let allCases: [PixelMetric] = [
    .exact, .yiq, .oklab, .odiff, .perceptual, .ciede2000, .ssim, .ssimCIE94, .channel,
  ]

  init(_ definition: any MetricDefinition.Type) { self.definition = definition }

  public init?(rawValue: String) {
    guard let known = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = known
  }

  public var rawValue: String { definition.name }

  /// The default threshold, or 0 if the metric has none. Each metric documents the unit.
  public var defaultThreshold: Double { definition.defaultThreshold ?? 0 }

  public var hasThreshold: Bool { definition.defaultThreshold != nil }

  /// The largest useful threshold, or nil if there is no known maximum.
  public var greatestThreshold: Double? { definition.greatestThreshold }

  /// Whether the metric detects antialiasing. `exact` and `channel` count every pixel, and `ssim` compares
  /// neighbourhoods, so none of them needs to detect it.
  public var knowsAntialiasing: Bool { definition.knowsAntialiasing }

  public var knowsAntialiasingTolerance: Bool { definition.knowsAntialiasingTolerance }

  public var knowsBackdrop: Bool { definition.knowsBackdrop }

  /// Whether visible pixels that only one of the images covers count as differing.
  public var countsOutside: Bool { definition.countsOutside }

  public static func == (first: PixelMetric, second: PixelMetric) -> Bool { first.rawValue == second.rawValue }

  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

/// The background of transparent pixels when colours are compared.
public enum Backdrop: String, Hashable, Sendable, CaseIterable {
  /// A pattern that changes from pixel to pixel, so that a transparent area never looks the same as an area of one
  /// colour.
  case pattern
  /// As in pixelmatch 5.3.
  case white
}
