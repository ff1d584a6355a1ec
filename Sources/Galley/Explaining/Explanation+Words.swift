import GalleyGeometry
import GalleyViews

extension Explanation.Decision {
  /// The decision in words: what is shown and which row makes it so, where it turns, and how near it is to turning.
  func sentences(width: Double) -> [String] {
    let subject = list.map { $0.id ?? $0.kind } ?? "screen"
    var first = "\(subject): \(fit.name(of: fit.chosen))"
    if let reason = fit.reason { first += ", because \(reason)" } else { first += ", which fits every row" }
    return [first] + (turns(width: width) + [fit.slack].compactMap(\.self)).map { "  " + $0 }
  }

  private func turns(width: Double) -> [String] {
    var turns: [String] = []
    func at(_ flip: FitFlips.Width) -> String {
      (flip.source == .search ? "about " : "") + ExplainReport.points(flip.width)
    }
    if let wider = flips.wider {
      turns.append("\(fit.name(of: wider.chosen)) from a canvas of \(at(wider)) pt on; it is \(canvas(width)) wide")
    }
    if let narrower = flips.narrower {
      turns.append(
        "\(fit.name(of: narrower.chosen)) below a canvas of \(at(narrower)) pt; it is \(canvas(width)) wide")
    }
    for (flip, direction) in [(flips.smaller, "smaller"), (flips.larger, "larger")] {
      if let flip { turns.append("\(fit.name(of: flip.chosen)) with text \(flip.size) or \(direction)") }
    }
    return turns.isEmpty ? ["no other canvas width or text size turns it"] : turns
  }

  private func canvas(_ width: Double) -> String { ExplainReport.points(width) }
}

extension InspectedAgreement.Fit {
  /// What candidate `index` looks like.
  func name(of index: Int) -> String {
    guard candidates.indices.contains(index) else { return "candidate \(index + 1)" }
    let kind = candidates[index]
    let arrangement = Self.arrangements[kind]
    // Two candidates of one kind are told apart by their numbers.
    guard candidates.count(where: { $0 == kind }) == 1, let arrangement else {
      return "candidate \(index + 1) (\(kind))"
    }
    return arrangement
  }

  private static let arrangements = [
    "HStack": "side by side", "VStack": "stacked", "ZStack": "on top of each other",
  ]

  /// Why no earlier candidate is shown; nil where there is none.
  var reason: String? {
    let lost = findings.prefix(chosen).enumerated().map { index, finding in
      "\(finding.subject) needs \(ExplainReport.points(finding.needed)) pt \(name(of: index)) and "
        + "\(ExplainReport.points(finding.offered)) pt are offered (\(ExplainReport.points(finding.excess)) pt too few"
        + "\(finding.overruns > 1 ? "; \(finding.overruns) rows overrun" : ""))"
    }
    return lost.isEmpty ? nil : lost.joined(separator: ", and ")
  }

  /// How near the candidate that is shown is to not fitting.
  var slack: String? {
    guard findings.indices.contains(chosen) else { return nil }
    let finding = findings[chosen]
    let room = "\(ExplainReport.points(finding.needed)) of \(ExplainReport.points(finding.offered)) pt"
    return finding.excess > 0
      ? "as the last candidate it wraps or is cut, worst in \(finding.subject): \(room)"
      : "the tightest is \(finding.subject): \(room)"
  }
}

extension InspectedAgreement.Finding {
  fileprivate var subject: String {
    [row.map { "row \($0)" }, words.isEmpty ? nil : ExplainReport.quoted(words)].compactMap(\.self)
      .joined(separator: " ")
  }
}

extension InspectedAgreement.Column {
  /// The column in words: how wide it is, who makes it so, who comes next, and what is cut.
  func sentence(of list: InspectedAgreement.List?) -> String {
    var sentence =
      "column \(key) of \(list.map { $0.id ?? $0.kind } ?? "screen"): \(ExplainReport.points(width)) pt wide"
    switch mode {
    case .growing?: sentence += ", grown by what was shown so far"
    case .capped?: sentence += ", capped"
    case .percentile(let share)?: sentence += ", enough for \(ExplainReport.points(share * 100)) % of its cells"
    case .exact?, nil: break
    }
    if let widest { sentence += "; the widest of \(ExplainReport.count(cells, "cell")) is \(widest.words(in: self))" }
    if let runnerUp { sentence += ", the next \(runnerUp.words(in: self))" }
    if cut > 0 { sentence += "; \(ExplainReport.count(cut, "cell")) cut" }
    return sentence
  }
}

extension InspectedAgreement.Cell {
  fileprivate func words(in column: InspectedAgreement.Column) -> String {
    let place = row.map { " in row \($0)" } ?? ""
    return "\(ExplainReport.quoted(words))\(place) with \(ExplainReport.points(width))"
  }
}
