import GalleyPicture

/// At most 256 colours for the pixels of a picture, and the number of each pixel's.
///
/// Where there are few enough, each colour is kept. Else those that cover most are, exactly: they are what interface is
/// painted with. The rest are the steps of the ramps between them that would be furthest off otherwise, weighed by
/// how many pixels they are: text keeps its edges without any dithering.
struct ColorReduction {
  /// The colours: red from the lowest byte, green, blue.
  let palette: [UInt32]
  /// The number of each pixel's colour.
  let indices: [UInt8]

  /// The colours of `pixels`, `limit` of them at most.
  init(_ pixels: [UInt32], limit: Int) {
    var histogram = Histogram()
    let numbers = pixels.map { histogram.number(of: $0) }
    guard histogram.colors.count > limit else {
      palette = histogram.colors
      indices = numbers.map { UInt8($0) }
      return
    }
    let chosen = ColorReduction.choose(histogram, limit: limit)
    let nearest = histogram.colors.map { ColorReduction.nearest(to: $0, in: chosen) }
    palette = chosen
    indices = numbers.map { nearest[$0] }
  }

  /// Colours of a picture with how many pixels each has, in the order in which they are met.
  private struct Histogram {
    private(set) var colors: [UInt32] = []
    private(set) var counts: [Int] = []
    private var numbers: [UInt32: Int] = [:]
    private var last: (color: UInt32, number: Int)?

    mutating func number(of color: UInt32) -> Int {
      if let last, last.color == color {
        counts[last.number] += 1
        return last.number
      }
      let number = numbers[color] ?? colors.count
      if number == colors.count {
        numbers[color] = number
        colors.append(color)
        counts.append(0)
      }
      counts[number] += 1
      last = (color, number)
      return number
    }
  }

  /// How many colours are kept because they cover most.
  private static let flats = 48

  private static func choose(_ histogram: Histogram, limit: Int) -> [UInt32] {
    let colors = histogram.colors
    let order = colors.indices.sorted { (histogram.counts[$0], colors[$1]) > (histogram.counts[$1], colors[$0]) }
    var chosen = order.prefix(min(flats, limit / 2)).map { colors[$0] }
    var misses = colors.map { color in chosen.map { distance($0, color) }.min() ?? 0 }
    while chosen.count < limit {
      // Twice as many pixels weigh as much as half as far again.
      var worst = (index: 0, weight: -1.0)
      for index in colors.indices {
        let weight = Double(misses[index]) * Double(histogram.counts[index]).squareRoot()
        if weight > worst.weight { worst = (index, weight) }
      }
      guard worst.weight > 0 else { break }
      let color = colors[worst.index]
      chosen.append(color)
      for index in colors.indices { misses[index] = min(misses[index], distance(color, colors[index])) }
    }
    return chosen
  }

  private static func nearest(to color: UInt32, in palette: [UInt32]) -> UInt8 {
    var best = (index: 0, distance: Int.max)
    for (index, candidate) in palette.enumerated() {
      let distance = distance(candidate, color)
      if distance < best.distance { best = (index, distance) }
    }
    return UInt8(best.index)
  }

  /// How different two colours look, about: green counts most, blue least.
  private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
    func difference(_ shift: UInt32) -> Int { Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF) }
    let (red, green, blue) = (difference(0), difference(8), difference(16))
    return 3 * red * red + 6 * green * green + 2 * blue * blue
  }
}
