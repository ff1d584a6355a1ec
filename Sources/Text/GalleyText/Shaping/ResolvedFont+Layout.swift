extension ResolvedFont {
  var layoutSize: Double {
    let size = size >= 1.0 / 64 ? min(size, 16_384) : 1.0 / 64
    return (size * PangoUnits.scale).rounded() / PangoUnits.scale
  }

  var layoutTracking: Double { tracking.isNaN ? 0 : max(-16_384, min(16_384, tracking)) }

  /// The size of the face with iOS's letter widths; nil if the font has the metrics of its file.
  var systemStep: SystemFace.Step? {
    metrics == .system && family == SystemFont.family ? SystemFace.Step(layoutSize) : nil
  }

  var features: String? {
    var tags: [String] = []
    if hasMonospacedDigits { tags.append("tnum=1") }
    if smallCaps.contains(.lowercase) { tags.append("smcp=1") }
    if smallCaps.contains(.uppercase) { tags.append("c2sc=1") }
    return tags.isEmpty ? nil : tags.joined(separator: ",")
  }
}
