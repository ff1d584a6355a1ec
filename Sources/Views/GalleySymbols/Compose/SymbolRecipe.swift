indirect enum SymbolRecipe: Hashable {
  case row(SymbolRow)
  case letters(String)
  case shape(Enclosure, isFilled: Bool)
  case enclosed(SymbolRecipe, Enclosure, isFilled: Bool)
  case slashed(SymbolRecipe)
  case badged(SymbolRecipe, SymbolRecipe?)
}

struct RecipeBook {
  let table: SymbolTable

  func recipe(_ name: String) -> SymbolRecipe? {
    if let row = table.rows[name] { return .row(row) }
    var parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let isFilled = parts.last == "fill" && parts.count > 1
    if isFilled { parts.removeLast() }
    return composed(parts, isFilled: isFilled)
  }

  private func composed(_ parts: [String], isFilled: Bool) -> SymbolRecipe? {
    let last = parts.last ?? ""
    let stem = Array(parts.dropLast())
    if let shape = Enclosure(rawValue: last) {
      if stem.isEmpty { return .shape(shape, isFilled: isFilled) }
      return inner(stem).map { .enclosed($0, shape, isFilled: isFilled) }
    }
    if last == "slash", !stem.isEmpty { return whole(stem, isFilled: isFilled).map { .slashed($0) } }
    if last == "badge", !stem.isEmpty { return whole(stem, isFilled: isFilled).map { .badged($0, nil) } }
    if let place = parts.lastIndex(of: "trianglebadge"), place > 0, place + 1 < parts.count {
      guard let base = whole(Array(parts[..<place]), isFilled: isFilled), let sign = inner(Array(parts[(place + 1)...]))
      else { return nil }
      return .badged(base, .enclosed(sign, .triangle, isFilled: true))
    }
    if let place = parts.lastIndex(of: "badge"), place > 0, place + 1 < parts.count {
      guard let base = whole(Array(parts[..<place]), isFilled: isFilled),
        let badge = badge(Array(parts[(place + 1)...]))
      else { return nil }
      return .badged(base, badge)
    }
    return isFilled ? recipe(parts.joined(separator: ".")) : nil
  }

  private func whole(_ parts: [String], isFilled: Bool) -> SymbolRecipe? {
    recipe((parts + (isFilled ? ["fill"] : [])).joined(separator: "."))
  }

  private func inner(_ parts: [String]) -> SymbolRecipe? {
    let name = parts.joined(separator: ".")
    if let row = table.rows[name + ".fill"] ?? table.rows[name] { return .row(row) }
    if parts.count == 1, name.utf8.count <= 2, name.utf8.allSatisfy({ $0.isDigit || $0.isLowercaseLetter }) {
      return name.utf8.count == 1 || name.utf8.allSatisfy(\.isDigit) ? .letters(name.uppercased()) : nil
    }
    return recipe(name)
  }

  /// A sign is placed in a filled circle; other symbols are not.
  private func badge(_ parts: [String]) -> SymbolRecipe? {
    let sign = parts.joined(separator: ".")
    guard let recipe = inner(parts) else { return nil }
    return ["plus", "minus", "xmark", "checkmark", "exclamationmark", "questionmark", "ellipsis"].contains(sign)
      ? .enclosed(recipe, .circle, isFilled: true) : recipe
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
  fileprivate var isLowercaseLetter: Bool { (0x61...0x7A).contains(self) }
}
