/// Counts compared widths and keeps the first differences.
public struct WidthComparison: Sendable {
  /// The number of texts whose width equals Pango's.
  public private(set) var equal = 0
  /// The number of texts that need several fonts and whose width equals the engine's own layout.
  public private(set) var fallback = 0
  /// Descriptions of at most 20 differences.
  public private(set) var differences: [String] = []

  public init() {}

  /// Compares `units` with the width from `ruler`, or with `layoutUnits` if the ruler's font is not sufficient.
  public mutating func add(_ text: String, _ units: Int32, _ ruler: PangoRuler, layoutUnits: () -> Int32?) {
    let expected = ruler.width(of: text)
    if units == expected {
      equal += 1
    } else if layoutUnits() == units {
      fallback += 1
    } else if differences.count < 20 {
      let scalars = text.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
      differences.append("\(text.debugDescription) [\(scalars.joined(separator: " "))]: \(units), Pango \(expected)")
    }
  }
}
