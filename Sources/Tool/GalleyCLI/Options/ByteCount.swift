import ArgumentParser

enum ByteCount {
  private static let units = [("GB", 1e9), ("MB", 1e6), ("kB", 1e3), ("KB", 1e3), ("B", 1.0), ("", 1.0)]

  /// Parses "5MB", "750kB" or a number of bytes.
  static func bytes(_ text: String) throws -> Int {
    guard let unit = units.first(where: { text.hasSuffix($0.0) }), let number = Double(text.dropLast(unit.0.count)),
      number * unit.1 >= 1, number * unit.1 <= 1e12
    else { throw ValidationError("'\(text)' is not a size; write 5MB, 750kB or a number of bytes") }
    return Int(number * unit.1)
  }
}
