import GalleyGeometry
import GalleyRender
import GalleySnapshot
import GalleyViews

extension Explanation.Decision {
  package func sentences(width: Double) -> [String] {
    let subject = list.map { $0.id ?? $0.kind } ?? "screen"
    var first = "\(subject): \(fit.name(of: fit.chosen))"
    if let reason = fit.reason { first += ", because \(reason)" } else { first += ", which fits every row" }
    return [first] + (turns(width: width) + [fit.slack].compactMap(\.self)).map { "  " + $0 }
  }

  private func turns(width: Double) -> [String] {
    var turns: [String] = []
    func at(_ breakpoint: FitBreakpoints.Width) -> String {
      (breakpoint.source == .search ? "about " : "") + InspectedView.text(breakpoint.width)
    }
    if let wider = breakpoints.wider {
      turns.append("\(fit.name(of: wider.chosen)) at a canvas width of \(at(wider)) pt or more; it is \(canvas(width))")
    }
    if let narrower = breakpoints.narrower {
      turns.append(
        "\(fit.name(of: narrower.chosen)) at a canvas width below \(at(narrower)) pt; it is \(canvas(width))")
    }
    for (breakpoint, direction) in [(breakpoints.smaller, "smaller"), (breakpoints.larger, "larger")] {
      if let breakpoint {
        turns.append("\(fit.name(of: breakpoint.chosen)) at text size \(breakpoint.size) or \(direction)")
      }
    }
    return turns.isEmpty ? ["no other canvas width or text size changes this"] : turns
  }

  private func canvas(_ width: Double) -> String { InspectedView.text(width) }
}
