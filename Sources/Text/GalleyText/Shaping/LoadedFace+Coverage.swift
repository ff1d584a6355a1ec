import CPangoCairo

extension LoadedFace {
  /// Returns whether the face has glyphs for a cluster. Invisible characters need no glyph.
  func covers(_ cluster: Character) -> Bool {
    cluster.onlyScalar.map(covers(letter:)) ?? findsGlyphs(for: cluster)
  }

  func covers(letter: Unicode.Scalar) -> Bool {
    coverage.facts(of: letter) { findsGlyph(for: letter) ? 1 : 0 } == 1
  }

  /// Returns whether the face has a glyph for a character. For a unified ideograph, only its own glyph counts, because
  /// it cannot be composed.
  private func findsGlyph(for scalar: Unicode.Scalar) -> Bool {
    scalar.isCommonIdeograph ? glyph(for: scalar) != nil : findsGlyphs(for: Character(scalar))
  }

  private func findsGlyphs(for cluster: Character) -> Bool {
    if cluster.unicodeScalars.allSatisfy(has) { return true }
    return cluster.unicodeScalars.count < 4
      && [G_NORMALIZE_DEFAULT_COMPOSE, G_NORMALIZE_DEFAULT].contains { mode in
        Self.normalized(cluster, mode)?.unicodeScalars.allSatisfy(has) ?? false
      }
  }

  private func has(_ scalar: Unicode.Scalar) -> Bool {
    glyph(for: scalar) != nil || scalar == "\t" || scalar.properties.isDefaultIgnorableCodePoint
      || scalar.properties.generalCategory == .spaceSeparator && glyph(for: " ") != nil
  }

  private static func normalized(_ cluster: Character, _ mode: GNormalizeMode) -> String? {
    guard let text = g_utf8_normalize(String(cluster), -1, mode) else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }
}

extension Unicode.Scalar {
  fileprivate var isCommonIdeograph: Bool { (0x4E00...0x9FFF).contains(value) || (0x3400...0x4DBF).contains(value) }
}
