import ArgumentParser

/// A length on paper, such as `36`, `36pt`, `12.5mm`, `2cm` or `1in`.
enum PaperLength {
  private static let units: KeyValuePairs<String, Double> = ["pt": 1, "mm": 72 / 25.4, "cm": 72 / 2.54, "in": 72]

  static func points(_ text: String) throws -> Double {
    let unit = units.first { text.hasSuffix($0.key) }
    let number = text.dropLast(unit?.key.count ?? 0)
    guard let value = Double(number), value.isFinite else {
      throw ValidationError("write points, such as 36, or a number with a unit: 12mm, 2cm or 1in")
    }
    return value * (unit?.value ?? 1)
  }
}
