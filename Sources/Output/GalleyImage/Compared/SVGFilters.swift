/// The filters of an SVG drawing, which are looked over before librsvg draws them.
///
/// librsvg has no budget for filters: a few letters make it compute for hours. Filters of blurs, shadows and colours
/// are drawn as long as their steps, all pixels counted, stay below ``stepLimit``; others are refused.
struct SVGFilters {
  /// Steps of filters in which each takes all pixels once.
  private(set) var steps = 0

  /// Pixels that all steps of filters take together: about ten seconds.
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

  /// Looks over the drawing in `bytes`.
  ///
  /// - Throws: ``ImageError/filterInDrawing`` for a filter that may take any time.
  init(_ bytes: UnsafeRawBufferPointer) throws(ImageError) {
    guard Self.mayFilter(bytes) else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    // Entities and escapes could spell a filter in ways that are not found here.
    guard !Self.hidesText(text), !Self.filtersByStyleSheet(text) else { throw .filterInDrawing }
    for tag in SVGTags(text) { try take(tag) }
    guard filtered.isDisjoint(with: targets) else { throw .filterInDrawing }
    let most = stepsOfFilters.values.max() ?? 0
    for use in uses { steps += stepsOfFilters[use] ?? most }
  }

  /// The most pixels that the drawing may have.
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
    // An escape of CSS is a backslash before hexadecimal digits.
    return text.utf8.contains(UInt8(ascii: "\\"))
      && text.split(separator: "\\").dropFirst().contains {
        $0.first?.isHexDigit ?? false
      }
  }

  /// Whether a style sheet has a filter: it may apply to any number of elements.
  private static func filtersByStyleSheet(_ text: String) -> Bool {
    ["<style", ":style"].contains { start in
      text.split(separator: start).dropFirst().contains { part in
        part.prefix(upTo: part.firstRange(of: "</")?.lowerBound ?? part.endIndex).contains("filter")
      }
    }
  }

  private mutating func take(_ tag: SVGTags.Tag) throws(ImageError) {
    guard !tag.isEnd else {
      if let place = open.lastIndex(where: { $0.name == tag.name }) { open.removeSubrange(place...) }
      return
    }
    if let filter = open.last(where: { $0.name == "filter" }) {
      guard Self.known.contains(tag.name) else { throw .filterInDrawing }
      stepsOfFilters[filter.id ?? "", default: 0] += 1
    }
    targets.formUnion(tag.targets)
    for value in tag.filters where !value.hasPrefix("none") {
      guard let name = Self.name(value) else { throw .filterInDrawing }
      uses.append(name)
      filtered.formUnion(open.compactMap(\.id) + [tag.id].compactMap(\.self))
    }
    if !tag.isEmpty { open.append((tag.name, tag.id)) }
  }

  /// The identifier in "url(#name)"; nil for functions and lists.
  private static func name(_ value: String) -> String? {
    let value = value.filter { !" \"'".contains($0) }
    guard value.hasPrefix("url(#"), value.hasSuffix(")"), !value.dropFirst(5).contains("(") else { return nil }
    return String(value.dropFirst(5).dropLast())
  }
}

/// The tags of an XML text, in order, without entities and without a look at whether they fit.
struct SVGTags: Sequence, IteratorProtocol {
  struct Tag {
    /// The element's name without a prefix.
    let name: String
    let isEnd: Bool
    let isEmpty: Bool
    let id: String?
    /// The elements that it refers to, but for filters.
    let targets: [String]
    let filters: [String]
  }

  private var rest: Substring

  init(_ text: String) { rest = text[...] }

  mutating func next() -> Tag? {
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      if rest.hasPrefix("!--") {
        rest = rest.firstRange(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      guard let end = Self.end(rest) else { return nil }
      let content = rest[..<end]
      rest = rest[rest.index(after: end)...]
      guard content.first != "?", content.first != "!" else { continue }
      return Self.tag(content)
    }
    return nil
  }

  /// Where the tag ends: at the first ">" outside of quotes.
  private static func end(_ text: Substring) -> Substring.Index? {
    var quote: Character?
    for index in text.indices {
      let letter = text[index]
      if let open = quote {
        if letter == open { quote = nil }
      } else if letter == "\"" || letter == "'" {
        quote = letter
      } else if letter == ">" {
        return index
      }
    }
    return nil
  }

  private static func tag(_ content: Substring) -> Tag {
    let isEnd = content.first == "/"
    let whole = (isEnd ? content.dropFirst() : content).prefix { !$0.isWhitespace && $0 != "/" }
    let name = whole.split(separator: ":").last.map(String.init) ?? ""
    let values = attributes(content.dropFirst(whole.count))
    var (targets, filters): ([String], [String]) = ([], [])
    for (key, value) in values {
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
    return Tag(
      name: name, isEnd: isEnd, isEmpty: content.last == "/", id: values["id"], targets: targets, filters: filters)
  }

  private static func attributes(_ text: Substring) -> [String: String] {
    var (values, rest) = ([String: String](), text)
    while let sign = rest.firstIndex(of: "=") {
      let key = rest[..<sign].filter { !$0.isWhitespace && $0 != "/" }
      rest = rest[rest.index(after: sign)...].drop(while: \.isWhitespace)
      guard let quote = rest.first, let end = rest.dropFirst().firstIndex(of: quote) else { return values }
      values[key] = String(rest.dropFirst()[..<end])
      rest = rest[rest.index(after: end)...]
    }
    return values
  }
}
