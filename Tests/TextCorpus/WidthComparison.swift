/// How many widths were compared, and the first that differed.
public struct WidthComparison: Sendable {
  /// Texts whose width is Pango's.
  public private(set) var equal = 0
  /// Texts that no single file can set, whose width is that of the engine's own layout.
  public private(set) var fallback = 0
  /// What differed, at most 20 in words.
  public private(set) var differences: [String] = []

  /// Nothing has been compared yet.
  public init() {}

  /// Compares `units` with what `ruler` says of `text`, and, where the ruler's file is not all there is to it, with
  /// `layoutUnits`.
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
