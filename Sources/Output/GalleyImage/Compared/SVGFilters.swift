import GalleyXML

/// Checks the filters of a drawing. librsvg does not limit filters, so a few bytes can make it compute for hours.
/// Blurs, shadows and colour filters are allowed up to ``stepLimit``; all other filters are rejected.
struct SVGFilters {
  private(set) var steps = 0

  /// The maximum number of pixels that all filter steps process together, which takes about ten seconds.
  private static let stepLimit = 1 << 32
  private static let known: Set<String> = [
    "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite", "feDropShadow", "feFlood", "feFuncA", "feFuncB",
    "feFuncG", "feFuncR", "feGaussianBlur", "feMerge", "feMergeNode", "feOffset",
  ]

  private var stepsOfFilters: [String: Int] = [:]
  private var uses: [String] = []
  private var targets: Set<String> = []
  private var filtered: Set<String> = []
  private var open: [(name: String, id: String?)] = []

  init(_ bytes: UnsafeRawBufferPointer) throws(ImageError) {
    guard Self.mayFilter(bytes) else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    // Entities and escape sequences could hide a filter from this check.
    guard !Self.hidesText(text), !Self.filtersByStyleSheet(text) else { throw .filterInDrawing }
    try readTags(bytes)
    guard filtered.isDisjoint(with: targets) else { throw .filterInDrawing }
    let maximum = stepsOfFilters.values.max() ?? 0
    for use in uses { steps += stepsOfFilters[use] ?? maximum }
  }

  func pixelLimit(_ limit: Int) -> Int { steps == 0 ? limit : min(limit, Self.stepLimit / steps) }

  private static func mayFilter(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let words = ["filter", "<!ENTITY", "\\"].map { Array($0.utf8) }
    return bytes.indices.contains { index in
      words.contains { bytes[index] == $0[0] && bytes[index...].starts(with: $0) }
    }
  }

  private static func hidesText(_ text: String) -> Bool {
    for entity in text.split(separator: "<!ENTITY").dropFirst() {
      let value = entity.prefix { $0 != ">" }
      if value.contains("<") || value.contains("&") { return true }
    }
    // A backslash may be a CSS escape of a character.
    return text.utf8.contains(UInt8(ascii: "\\"))
      && text.split(separator: "\\").dropFirst().contains {
        $0.first?.isHexDigit ?? false
      }
  }

  /// Whether a style sheet applies a filter. This is rejected, because a style sheet could apply to any number of
  /// elements.
  private static func filtersByStyleSheet(_ text: String) -> Bool {
    ["<style", ":style"].contains { start in
      text.split(separator: start).dropFirst().contains { part in
        part.prefix(upTo: part.firstRange(of: "</")?.lowerBound ?? part.endIndex).contains("filter")
      }
    }
  }

  private mutating func readTags(_ bytes: UnsafeRawBufferPointer) throws(ImageError) {
    let scan = XMLScan()
    var filters = self
    var isRefused = false
    scan.start = { isRefused = isRefused || !filters.take(SVGTag($0, $1.all)) }
    scan.end = { _ in _ = filters.open.popLast() }
    // A file that expat cannot parse is rejected, because librsvg may continue after the error.
    do throws(XMLScan.Fault) { try scan.read(bytes) } catch { isRefused = true }
    if isRefused { throw .filterInDrawing }
    self = filters
  }

  private mutating func take(_ tag: SVGTag) -> Bool {
    if let filter = open.last(where: { $0.name == "filter" }) {
      guard Self.known.contains(tag.name) else { return false }
      stepsOfFilters[filter.id ?? "", default: 0] += 1
    }
    targets.formUnion(tag.targets)
    open.append((tag.name, tag.id))
    for value in tag.filters where !value.hasPrefix("none") {
      guard let name = Self.name(value) else { return false }
      uses.append(name)
      filtered.formUnion(open.compactMap(\.id))
    }
    return true
  }

  private static func name(_ value: String) -> String? {
    let value = value.filter { !" \"'".contains($0) }
    guard value.hasPrefix("url(#"), value.hasSuffix(")"), !value.dropFirst(5).contains("(") else { return nil }
    return String(value.dropFirst(5).dropLast())
  }
}

private struct SVGTag {
  let name: String
  let id: String?
  private(set) var targets: [String] = []
  private(set) var filters: [String] = []

  init(_ name: String, _ attributes: [String: String]) {
    (self.name, id) = (name, attributes["id"])
    for (key, value) in attributes {
      if key == "filter" { filters.append(value) }
      if key == "href" || key == "xlink:href", value.hasPrefix("#") { targets.append(String(value.dropFirst())) }
      guard key != "filter" else { continue }
      for property in value.split(separator: ";") {
        let parts = property.split(separator: ":", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
        if key == "style", parts.count == 2, parts[0] == "filter" {
          filters.append(parts[1])
        } else {
          targets += property.split(separator: "url(#").dropFirst().map { String($0.prefix { $0 != ")" }) }
          if property.hasPrefix("url(#") { targets.append(String(property.dropFirst(5).prefix { $0 != ")" })) }
        }
      }
    }
  }
}
