import GalleyScroll
package import GalleySnapshot
import GalleyTemplate
import GalleyViews

package enum HeaderMessages {
  package static func sentences(_ header: InspectedView.Header) -> [String] {
    [summary(header)] + jumps(of: header)
  }

  package static func jumps(of header: InspectedView.Header) -> [String] {
    header.jumps.map { jump in
      let way = jump.distance < 0 ? "pulled down by \(points(-jump.distance))" : "scrolled by \(points(jump.distance))"
      return "\(name(of: header)) jumps by \(points(abs(jump.size))) pt when the content is \(way) pt: "
        + "from \(points(jump.before)) to \(points(jump.after)) pt"
    }
  }

  package static func title(of header: InspectedView.Header) -> String {
    let rule = header.rule
    let maximum = rule.maximum.isFinite ? "at most \(points(rule.maximum))" : "growing with the overscroll"
    return "\(name(of: header)): \(points(rule.resting)) pt at rest, at least \(points(rule.minimum)), \(maximum)"
  }

  package static let noJumps = "the height never jumps"

  private static func summary(_ header: InspectedView.Header) -> String {
    let way =
      header.distance < 0 ? "pulled down by \(points(-header.distance))" : "scrolled by \(points(header.distance))"
    var sentence = "\(name(of: header)): \(points(header.height)) pt high when the content is \(way) pt"
    if header.hidden > 0 { sentence += ", \(points(header.hidden)) pt of it hidden" }
    let rule = header.rule
    let maximum = rule.maximum.isFinite ? "at most \(points(rule.maximum))" : "growing with the overscroll"
    return sentence + "; \(points(rule.resting)) at rest, at least \(points(rule.minimum)), \(maximum)"
  }

  private static func name(of header: InspectedView.Header) -> String {
    "header" + (header.name.map { " \($0)" } ?? "")
  }

  private static func points(_ length: Double) -> String { InspectedView.text(length) }
}
