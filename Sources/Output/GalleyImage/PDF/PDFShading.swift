struct PDFShading {
  private let coordinates: [Double]
  private let colors: [String]

  init?(_ file: PDFFile, _ shading: PDFValue?) {
    let kind = file.value("ShadingType", of: shading)?.number
    guard let coordinates = file.numbers(file.value("Coords", of: shading)),
      kind == 2 && coordinates.count == 4 || kind == 3 && coordinates.count == 6,
      let function = file.value("Function", of: shading)
    else { return nil }
    let domain = file.numbers(file.value("Domain", of: shading)) ?? [0, 1]
    guard domain.count == 2, (domain[1] - domain[0]).isFinite else { return nil }
    var colors: [String] = []
    for step in 0...Self.steps {
      let place = domain[0] + (domain[1] - domain[0]) * Double(step) / Double(Self.steps)
      guard let parts = Self.value(of: function, at: place, file, depth: 0), let color = Self.color(parts) else {
        return nil
      }
      colors.append(color)
    }
    (self.coordinates, self.colors) = (coordinates, colors)
  }

  private static let steps = 32

  func svg(id: String, map: PDFMap) -> String {
    let stops = colors.enumerated().map { index, color in
      "<stop offset=\"\(Double(index) / Double(Self.steps))\" stop-color=\"\(color)\"/>"
    }.joined()
    let common = "id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" gradientTransform=\"\(map.svg)\""
    let c = coordinates
    if c.count == 4 {
      return "<linearGradient \(common) x1=\"\(c[0])\" y1=\"\(c[1])\" x2=\"\(c[2])\" y2=\"\(c[3])\">\(stops)"
        + "</linearGradient>"
    }
    return "<radialGradient \(common) fx=\"\(c[0])\" fy=\"\(c[1])\" fr=\"\(c[2])\" cx=\"\(c[3])\" cy=\"\(c[4])\""
      + " r=\"\(c[5])\">\(stops)</radialGradient>"
  }

  static func color(_ parts: [Double]) -> String? {
    let rgb: [Double]
    switch parts.count {
    case 1: rgb = [parts[0], parts[0], parts[0]]
    case 3: rgb = parts
    case 4: rgb = parts.prefix(3).map { (1 - $0) * (1 - parts[3]) }
    default: return nil
    }
    let bytes = rgb.map { $0.isFinite ? Int((min(max($0, 0), 1) * 255).rounded()) : 0 }
    return "rgb(\(bytes.map { "\($0)" }.joined(separator: ",")))"
  }

  private static func value(of function: PDFValue?, at place: Double, _ file: PDFFile, depth: Int) -> [Double]? {
    guard depth < 8 else { return nil }
    if let list = file.resolved(function)?.list {
      let parts = list.compactMap { value(of: $0, at: place, file, depth: depth + 1)?.first }
      return parts.count == list.count ? parts : nil
    }
    let domain = file.numbers(file.value("Domain", of: function)) ?? [0, 1]
    guard domain.count == 2, domain[1] > domain[0], (domain[1] - domain[0]).isFinite else { return nil }
    let x = min(max(place, domain[0]), domain[1])
    switch file.value("FunctionType", of: function)?.number {
    case 0: return sampled(function, (x - domain[0]) / (domain[1] - domain[0]), file)
    case 2:
      let first = file.numbers(file.value("C0", of: function)) ?? [0]
      let last = file.numbers(file.value("C1", of: function)) ?? [1]
      guard let power = file.value("N", of: function)?.number, first.count == last.count, power == 1 || x >= 0 else {
        return nil
      }
      let share = power == 1 ? x : raised(x, to: power)
      return zip(first, last).map { $0 + ($1 - $0) * share }
    case 3: return stitched(function, x, domain, file, depth: depth)
    default: return nil
    }
  }

  private static func raised(_ base: Double, to power: Double) -> Double {
    (0..<Int(min(max(power.rounded(), 1), 64))).reduce(1) { product, _ in product * base }
  }

  private static func stitched(
    _ function: PDFValue?, _ x: Double, _ domain: [Double], _ file: PDFFile, depth: Int
  ) -> [Double]? {
    guard let parts = file.value("Functions", of: function)?.list,
      let bounds = file.numbers(file.value("Bounds", of: function)), bounds.count + 1 == parts.count,
      let encode = file.numbers(file.value("Encode", of: function)), encode.count == 2 * parts.count
    else { return nil }
    let index = bounds.firstIndex { x < $0 } ?? parts.count - 1
    let start = index == 0 ? domain[0] : bounds[index - 1]
    let end = index == parts.count - 1 ? domain[1] : bounds[index]
    let share = end > start ? (x - start) / (end - start) : 0
    let place = encode[2 * index] + (encode[2 * index + 1] - encode[2 * index]) * share
    return value(of: parts[index], at: place, file, depth: depth + 1)
  }

  private static func sampled(_ function: PDFValue?, _ share: Double, _ file: PDFFile) -> [Double]? {
    guard let size = file.numbers(file.value("Size", of: function))?.first, size >= 2, size < 65_536,
      file.value("BitsPerSample", of: function)?.number == 8,
      let range = file.numbers(file.value("Range", of: function)), range.count >= 2,
      let samples = try? file.data(function)
    else { return nil }
    let (count, last) = (range.count / 2, Int(size) - 1)
    guard samples.count >= count * (last + 1) else { return nil }
    let place = share * Double(last)
    let below = min(max(Int(place), 0), last)
    let above = min(below + 1, last)
    return (0..<count).map { part in
      let (one, other) = (Double(samples[below * count + part]), Double(samples[above * count + part]))
      let value = (one + (other - one) * (place - Double(below))) / 255
      return range[2 * part] + (range[2 * part + 1] - range[2 * part]) * value
    }
  }
}
