import GalleyGeometry
import GalleyMessages
public import GalleySnapshot
import GalleyViews

extension InspectedView {
  /// The view tree as text: one line for each view, indented by its depth, with its frame as "x y width height" in
  /// points.
  public var outline: String {
    var lines: [String] = []
    addLines(to: &lines, depth: 0)
    return PrintedText.lines(lines)
  }

  private func addLines(to lines: inout [String], depth: Int) {
    lines.append(String(repeating: "  ", count: depth) + facts.joined(separator: "  "))
    for child in children { child.addLines(to: &lines, depth: depth + 1) }
  }

  private var facts: [String] {
    var facts = [kind]
    if let id { facts.append("#\(id)") }
    facts.append(Self.text(frame))
    if let target { facts.append("to " + Self.text(target)) }
    if let baseline { facts.append("baseline \(Self.text(baseline))") }
    if !lines.isEmpty { facts.append(lines.map { "\"\($0)\"" }.joined(separator: " / ")) }
    if isTruncated { facts.append("truncated") }
    if let fit { facts.append(fit.sentence) }
    if let syncWidth { facts.append(syncWidth.sentence) }
    if let rows { facts.append("rows \(rows.built.count) of \(rows.count)") }
    if let scroll { facts.append(scroll.sentence) }
    if let header { facts.append(header.sentence) }
    return facts
  }

  private static func text(_ frame: Rect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map(text).joined(separator: " ")
  }

  package static func text(_ number: Double) -> String {
    guard number.isFinite else { return number > 0 ? "inf" : number < 0 ? "-inf" : "nan" }
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
  }
}

extension InspectedView.Fit {
  fileprivate var sentence: String {
    let asked = ideals.map { "\(InspectedView.text($0.width))×\(InspectedView.text($0.height))" }
    let offer = [offered.width, offered.height].map { $0.map(InspectedView.text) ?? "ideal" }
    let shows = isUniform ? "all rows show candidate" : "shows candidate"
    return "\(shows) \(chosen + 1), ideals \(asked.joined(separator: ", ")), offered \(offer.joined(separator: "×"))"
  }
}

extension InspectedView.SyncWidth {
  fileprivate var sentence: String {
    "column \(key) \(InspectedView.text(width)), by itself \(InspectedView.text(ideal))"
  }
}

extension InspectedView.Header {
  fileprivate var sentence: String {
    var sentence = "header \(InspectedView.text(height)) high at \(InspectedView.text(distance))"
    if target != height { sentence += ", moving to \(InspectedView.text(target))" }
    if hidden > 0 { sentence += ", \(InspectedView.text(hidden)) hidden" }
    return sentence
  }
}

extension InspectedView.Scroll {
  fileprivate var sentence: String {
    func pair(_ x: Double, _ y: Double) -> String { "\(InspectedView.text(x)),\(InspectedView.text(y))" }
    var sentence = "scrolled \(pair(offset.x, offset.y)) of \(pair(contentSize.width, contentSize.height))"
    if let requested, requested != offset { sentence += ", requested \(pair(requested.x, requested.y))" }
    return sentence
  }
}
