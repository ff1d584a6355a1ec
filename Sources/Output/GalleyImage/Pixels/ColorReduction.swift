import GalleyPicture

/// Reduces an image to at most 256 colours, without dithering. The most frequent colours are kept exactly. The others
/// are chosen one by one where the error is largest, weighted by the number of pixels, so that the edges of text stay
/// smooth.
struct ColorReduction {
  let palette: [UInt32]
  let indices: [UInt8]

  init(_ pixels: [UInt32], limit: Int) {
    var histogram = ColorHistogram()
    let numbers = pixels.map { histogram.number(of: $0) }
    guard histogram.colors.count > limit else {
      palette = histogram.colors
      indices = numbers.map { UInt8($0) }
      return
    }
    let flats = ColorReduction.flats(of: histogram, limit: limit)
    guard histogram.colors.count > ColorReduction.photographic else {
      let all = ColorReduction.filled(flats, from: histogram.colors, histogram.counts, limit: limit)
      palette = all
      let nearest = histogram.colors.map { ColorReduction.nearest(to: $0, in: all) }
      indices = numbers.map { nearest[$0] }
      return
    }
    let cells = ColorCells(histogram)
    let all = ColorReduction.filled(flats, from: cells.colors, cells.counts, limit: limit)
    palette = all
    let nearest = cells.colors.map { ColorReduction.nearest(to: $0, in: all) }
    var chosen = cells.cells.map { nearest[$0] }
    // Each of the exact colours has its own palette entry.
    let places = Dictionary(zip(flats, 0...)) { first, _ in first }
    for (number, color) in histogram.colors.enumerated() {
      if let place = places[color] { chosen[number] = UInt8(place) }
    }
    indices = numbers.map { chosen[$0] }
  }

  private static let photographic = 4096

  private static let flatCount = 48

  private static func flats(of histogram: ColorHistogram, limit: Int) -> [UInt32] {
    let (colors, counts) = (histogram.colors, histogram.counts)
    func isBefore(_ one: Int, _ other: Int) -> Bool {
      (counts[one], colors[other]) > (counts[other], colors[one])
    }
    var best: [Int] = []
    let wanted = min(flatCount, limit / 2)
    guard wanted > 0 else { return [] }
    for index in colors.indices {
      if best.count == wanted, let last = best.last, !isBefore(index, last) { continue }
      if best.count == wanted { best.removeLast() }
      best.insert(index, at: best.firstIndex { isBefore(index, $0) } ?? best.count)
    }
    return best.map { colors[$0] }
  }

  private static func filled(_ chosen: [UInt32], from colors: [UInt32], _ counts: [Int], limit: Int) -> [UInt32] {
    var chosen = chosen
    // The weight is the square root of the pixel count.
    let weights = counts.map { Double($0).squareRoot() }
    var misses = colors.map { color in chosen.map { distance($0, color) }.min() ?? 0 }
    while chosen.count < limit {
      var worst = (index: 0, weight: -1.0)
      for index in colors.indices {
        let weight = Double(misses[index]) * weights[index]
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

  private static func distance(_ one: UInt32, _ other: UInt32) -> Int {
    func difference(_ shift: UInt32) -> Int { Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF) }
    let (red, green, blue) = (difference(0), difference(8), difference(16))
    return 3 * red * red + 6 * green * green + 2 * blue * blue
  }
}
