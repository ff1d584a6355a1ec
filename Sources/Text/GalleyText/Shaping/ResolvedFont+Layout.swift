extension ResolvedFont {
  /// The size that is set, in points: what is asked for, to the nearest of Pango's units and within what its numbers
  /// hold (1/64 … 16,384 points).
  var layoutSize: Double {
    let size = size >= 1.0 / 64 ? min(size, 16_384) : 1.0 / 64
    return (size * PangoUnits.scale).rounded() / PangoUnits.scale
  }

  /// The space after each character that is set, in points: what is asked for, within the largest font's size.
  var layoutTracking: Double { tracking.isNaN ? 0 : max(-16_384, min(16_384, tracking)) }

  /// The OpenType features that are asked for beyond the ones that are always on, as Pango writes them; nil for none.
  var features: String? {
    var tags: [String] = []
    if hasMonospacedDigits { tags.append("tnum=1") }
    if smallCaps.contains(.lowercase) { tags.append("smcp=1") }
    if smallCaps.contains(.uppercase) { tags.append("c2sc=1") }
    return tags.isEmpty ? nil : tags.joined(separator: ",")
  }
}
