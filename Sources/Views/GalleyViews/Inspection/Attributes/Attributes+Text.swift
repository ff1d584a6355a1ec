import GalleyText

extension TextRule: AttributedRule {
  /// Only the settings that differ from the defaults. Run styles are reported separately.
  var attributes: [String: String] {
    var recorded: [String: String] = [:]
    let request = request
    if let limit = request.lineLimit { recorded["lineLimit"] = "\(limit)" }
    if request.truncationMode != .tail { recorded["truncationMode"] = "\(request.truncationMode)" }
    if request.alignment != .leading { recorded["multilineTextAlignment"] = "\(request.alignment)" }
    if request.lineSpacing != 0 { recorded["lineSpacing"] = AttributeText.number(request.lineSpacing) }
    if minimumScale != 1 { recorded["minimumScaleFactor"] = AttributeText.percent(minimumScale) }
    let runs = request.runs
    let trackings = Set(runs.map(\.font.tracking))
    if trackings != [0] {
      recorded["tracking"] = trackings.sorted().map(AttributeText.number).joined(separator: " and ")
    }
    let offsets = Set(runs.map(\.baselineOffset))
    if offsets != [0] {
      recorded["baselineOffset"] = offsets.sorted().map(AttributeText.number).joined(separator: " and ")
    }
    if runs.contains(where: \.font.hasMonospacedDigits) { recorded["monospacedDigit"] = "true" }
    return recorded
  }
}
