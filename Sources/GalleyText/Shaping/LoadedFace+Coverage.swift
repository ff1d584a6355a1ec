import CPangoCairo

extension LoadedFace {
  /// Whether the face can show `cluster` as one reader's character: every scalar, or a composed or decomposed form.
  ///
  /// Spaces, joiners, variation selectors and other invisible characters ask for no glyph of their own: shaping makes
  /// every space from the ordinary one and leaves the invisible ones out.
  func covers(_ cluster: Character) -> Bool {
    guard let scalar = cluster.onlyScalar else { return findsGlyphs(for: cluster) }
    return coverage.facts(of: scalar) { findsGlyphs(for: cluster) ? 1 : 0 } == 1
  }

  private func findsGlyphs(for cluster: Character) -> Bool {
    if cluster.unicodeScalars.allSatisfy(covers) { return true }
    return cluster.unicodeScalars.count < 4
      && [G_NORMALIZE_DEFAULT_COMPOSE, G_NORMALIZE_DEFAULT].contains { mode in
        Self.normalized(cluster, mode)?.unicodeScalars.allSatisfy(covers) ?? false
      }
  }

  private func covers(_ scalar: Unicode.Scalar) -> Bool {
    glyph(for: scalar) != nil || scalar == "\t" || scalar.properties.isDefaultIgnorableCodePoint
      || scalar.properties.generalCategory == .spaceSeparator && glyph(for: " ") != nil
  }

  private static func normalized(_ cluster: Character, _ mode: GNormalizeMode) -> String? {
    guard let text = g_utf8_normalize(String(cluster), -1, mode) else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }
}
