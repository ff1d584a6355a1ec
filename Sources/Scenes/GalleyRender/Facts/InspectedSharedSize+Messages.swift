import GalleyGeometry
import GalleyMessages
package import GalleySnapshot
import GalleyTables
import GalleyViews

extension InspectedSharedSize.Fit {
  /// Why earlier candidates do not fit; nil if the first candidate is shown.
  package var reason: String? {
    let lost = findings.prefix(chosen).enumerated().map { index, finding in
      "\(finding.subject) needs \(InspectedView.text(finding.needed)) pt \(name(of: index)) but gets "
        + "\(InspectedView.text(finding.offered)) pt (\(InspectedView.text(finding.excess)) pt too few"
        + "\(finding.overruns > 1 ? "; \(finding.overruns) rows do not fit" : ""))"
    }
    return lost.isEmpty ? nil : lost.joined(separator: ", and ")
  }

  package var slack: String? {
    guard findings.indices.contains(chosen) else { return nil }
    let finding = findings[chosen]
    let space = "\(InspectedView.text(finding.needed)) of \(InspectedView.text(finding.offered)) pt"
    return finding.excess > 0
      ? "the last candidate wraps or is truncated, worst in \(finding.subject): \(space)"
      : "the tightest is \(finding.subject): \(space)"
  }
}

extension InspectedSharedSize.Finding {
  fileprivate var subject: String {
    [row.map { "row \($0)" }, words.isEmpty ? nil : QuotedText.line(words)].compactMap(\.self)
      .joined(separator: " ")
  }
}

extension InspectedSharedSize.Column {
  package func sentence(of list: InspectedSharedSize.List?) -> String {
    var sentence =
      "column \(key) of \(list.map { $0.id ?? $0.kind } ?? "screen"): \(InspectedView.text(width)) pt wide"
    switch mode {
    case .growing?: sentence += ", the maximum of the rows shown so far"
    case .capped?: sentence += ", capped"
    case .percentile(let share)?: sentence += ", enough for \(InspectedView.text(share * 100)) % of its cells"
    case .exact?, nil: break
    }
    if let widest { sentence += "; the widest of \(CountedNoun.text(cells, "cell")) is \(widest.words(in: self))" }
    if let runnerUp { sentence += ", the next \(runnerUp.words(in: self))" }
    if cut > 0 { sentence += "; \(CountedNoun.text(cut, "cell")) truncated" }
    return sentence
  }
}

extension InspectedSharedSize.Cell {
  fileprivate func words(in column: InspectedSharedSize.Column) -> String {
    let place = row.map { " in row \($0)" } ?? ""
    return "\(QuotedText.line(words))\(place) with \(InspectedView.text(width))"
  }
}
