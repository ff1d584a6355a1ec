import GalleyGeometry
import GalleyMotion
import GalleyScroll
import GalleyViews

extension ModifierTemplate {
  /// `view` with a header over its scroller.
  func headered(_ view: AnyView) -> AnyView {
    guard case .view(let template)? = record["view"] else { return view }
    let behavior = HeaderBehavior(
      stay: record.word("stay").flatMap(HeaderBehavior.Stay.init) ?? .pinned, snaps: record.boolean("snaps") ?? false,
      spring: record["spring"].flatMap(Spring.init), delay: record.number("after"))
    let header = TemplateViews(templates: [template], rows: rows)
    return AnyView(
      view.scrollHeader(
        HeaderRule(record), behavior: behavior, alignment: record.word("alignment").map(Alignment.init) ?? .bottom,
        name: record.text("name")
      ) { header })
  }
}

extension HeaderRule {
  /// The rule that a scene's `scrollHeader` describes.
  fileprivate init(_ record: SceneRecord) {
    let points = record.list("points").compactMap { value in
      if case .record(let point) = value {
        Point(x: point.number("at") ?? 0, y: point.number("height") ?? 0)
      } else {
        nil
      }
    }
    let resting = record.number("resting") ?? 0
    let minimum = record.number("minimum") ?? resting
    let maximum = record.number("maximum") ?? .infinity
    switch record.word("rule") {
    case _ where !points.isEmpty: self = .points(points)
    case "fixed": self = .fixed(resting)
    case "thresholds":
      self = .thresholds(
        resting: resting, minimum: minimum, maximum: maximum, collapsing: record.number("collapsing") ?? 20,
        stretching: record.number("stretching") ?? 50)
    default: self = .continuous(resting: resting, minimum: minimum, maximum: maximum)
    }
  }
}

extension Spring {
  /// The spring that a scene describes; nil where it says none.
  init?(_ value: SceneValue) {
    switch value {
    case .word("smooth"): self = .smooth
    case .word("snappy"): self = .snappy
    case .word("bouncy"): self = .bouncy
    case .record(let spring):
      self.init(duration: spring.number("over") ?? 0.5, bounce: spring.number("bounce") ?? 0)
    default: return nil
    }
  }
}

extension ModifierTemplate {
  /// `view`, whose scroller holds labels, linked with a list.
  func linked(_ view: AnyView) -> AnyView {
    guard case .record(let link) = value else { return AnyView(view.scrollLink(to: text)) }
    let spring = link["spring"].map { Spring($0) } ?? .smooth
    return AnyView(
      view.scrollLink(
        to: link.text("to") ?? "", anchor: UnitPoint(word: link.word("anchor") ?? "center"), spring: spring))
  }
}
