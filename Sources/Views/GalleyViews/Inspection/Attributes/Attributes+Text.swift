import GalleyText

extension TextRule: AttributedRule {
  /// Paragraph settings that differ from the defaults. Run styles are reported separately.
  var attributes: [String: String] {
    var told: [String: String] = [:]
    let request = request
    if let limit = request.lineLimit { told["lineLimit"] = "\(limit)" }
    if request.truncationMode != .tail { told["truncationMode"] = "\(request.truncationMode)" }
    if request.alignment != .leading { told["multilineTextAlignment"] = "\(request.alignment)" }
    if request.lineSpacing != 0 { told["lineSpacing"] = AttributeText.number(request.lineSpacing) }
    if minimumScale != 1 { told["minimumScaleFactor"] = AttributeText.percent(minimumScale) }
    let runs = request.runs
    let trackings = Set(runs.map(\.font.tracking))
    if trackings != [0] { told["tracking"] = trackings.sorted().map(AttributeText.number).joined(separator: " and ") }
    let offsets = Set(runs.map(\.baselineOffset))
    if offsets != [0] { told["baselineOffset"] = offsets.sorted().map(AttributeText.number).joined(separator: " and ") }
    if runs.contains(where: \.font.hasMonospacedDigits) { told["monospacedDigit"] = "true" }
    return told
  }
}
