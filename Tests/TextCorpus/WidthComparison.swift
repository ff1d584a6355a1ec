/// Counts the widths that were compared and keeps the first differences.
public struct WidthComparison: Sendable {
  /// The number of strings whose width is the one that Pango measures.
  public private(set) var equal = 0
  /// The number of strings that need several fonts and whose width is the one of the engine's own layout.
  public private(set) var fallback = 0
  /// Descriptions of the differences, at most 20.
  public private(set) var differences: [String] = []

  public init() {}

  /// Compares `units` with the width that `ruler` measures, or with `layoutUnits` if the font of the ruler is not
  /// sufficient.
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
