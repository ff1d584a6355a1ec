import GalleyGeometry
import GalleyMotion
import GalleyScroll
import GalleyTables
import GalleyViews

extension ModifierDefinition {
  static let headers: [ModifierDefinition] = [
    scrollHeader, scrollProgress,
    ModifierDefinition(
      "scrollLink",
      "Links a scroll view of labels with a list whose sections have the same ids: each follows the other.",
      .oneOf(TypedShape<String>.text("an id").map { ListLink(list: $0) }, ListLink.shape),
      ModifierTraits(need: .inside(.scroller), brings: .link, follows: FollowedScroller.named(by: ListLink.listField))
    ) { view, link in view.scrollLink(to: link.list, anchor: link.anchor, spring: link.spring) },
    whenSelected,
  ]

  static let scrollHeader = ModifierDefinition.inRows(
    "scrollHeader", "Shows a header above the scroll view; its height depends on the scroll offset.", SceneHeader.shape,
    ModifierTraits(namesScrollers: true, viewsBeside: ModifierTraits.views(under: SceneHeader.viewField))
  ) { view, header, rows in
    view.scrollHeader(header.rule, behavior: header.behavior, alignment: header.alignment, name: header.name) {
      header.view.views(in: rows)
    }
  }

  static let whenSelected = ModifierDefinition(
    asked: "whenSelected",
    "Modifiers that apply while the row is selected in a scrollLink; they replace modifiers with the same names.",
    .modifiers, ModifierTraits(need: .around(.link)))
}

extension FollowedScroller {
  package static func named(by field: TypedField<String>) -> @Sendable (SceneValue) -> FollowedScroller? {
    { value in
      switch value {
      case .text(let text): return text.constant.map { FollowedScroller(name: $0) }
      case .record(let record):
        let given = RecordValues(record: record)
        return (try? given[field]).map { FollowedScroller(name: $0, place: given.place(of: field)) }
      default: return nil
      }
    }
  }
}

private struct ListLink: Sendable {
  var list: String
  var anchor = UnitPoint.center
  var spring: Spring? = .smooth

  static let listField = TypedField("to", required: TypedShape<String>.text("an id"), "The list's id.")

  static let shape = TypedShape<ListLink>.record("scrollLink", "The list to follow.") { fields in
    let list = fields.add(listField)
    let anchor = fields.optional(
      "anchor", .unitPoint, "Position in the scroll view to which the selected label scrolls (default: center).",
      default: .center)
    let spring = fields.optional(
      "spring", .spring, "Animation of both scroll views (default: smooth).", default: .smooth)
    return { given in try ListLink(list: given[list], anchor: given[anchor], spring: given[spring]) }
  }
}

package struct SceneHeader: Sendable {
  let view: ViewTemplate
  package let name: String?
  let rule: HeaderRule
  let behavior: HeaderBehavior
  let alignment: Alignment

  static let viewField = TypedField("view", required: TypedShape<ViewTemplate>.view, "Content of the header.")
  static let nameField = TypedField("name", TypedShape<String>.text("a name"), "Name of the header in reports.")

  fileprivate static let shape = TypedShape<SceneHeader>.record(
    "scrollHeader", "A header above a scroll view.", rising: [["minimum", "resting", "maximum"]],
    exclusions: [
      .init(["rule", "resting", "minimum", "maximum", "collapsing", "stretching"], with: "points"),
      .init(["minimum", "maximum"], with: "rule", words: ["fixed"]),
      .init(["collapsing", "stretching"], with: "rule", words: ["continuous", "fixed"], standard: "continuous"),
    ], needed: ["resting", "points"]
  ) { fields in
    let (view, name) = (fields.add(viewField), fields.add(nameField))
    let rule = HeaderRule.fields(&fields)
    let stay = fields.optional("stay", stay, "Whether the header stays visible (default: pinned).", default: .pinned)
    let snaps = fields.optional(
      "snaps", .boolean, "Whether the scroll view comes to rest only with the header open or collapsed.",
      default: false)
    let spring = fields.optional("spring", .spring, "Spring that animates the height (default: none).", default: nil)
    let delay = fields.optional(
      "after", .number(.length),
      "Scroll offset at which the rule starts (default: the offset at which the header above has collapsed).")
    let alignment = fields.optional(
      "alignment", .alignment, "Alignment of the view in the header (default: bottom).", default: .bottom)
    return { given in
      let behavior = try HeaderBehavior(
        stay: given[stay], snaps: given[snaps], spring: given[spring], delay: given[delay])
      return try SceneHeader(
        view: given[view], name: given[name], rule: rule(given), behavior: behavior, alignment: given[alignment])
    }
  }

  private static let stay = TypedShape<HeaderBehavior.Stay>.words(
    "a pinning rule",
    [
      "pinned": (.pinned, "Stays at the top (default)."), "scrolling": (.scrolling, "Scrolls away with the content."),
      "floating": (
        .floating, "Scrolls away with the content and returns as soon as the content scrolls back."
      ),
    ])
}

extension HeaderRule {
  private enum Kind: Sendable { case continuous, thresholds, fixed }

  fileprivate static func fields(
    _ fields: inout RecordFields
  ) -> @Sendable (RecordValues) throws -> HeaderRule {
    let kind = fields.optional(
      "rule", kind, "How the height follows the offset (default: continuous).", default: .continuous)
    let resting = fields.optional(
      "resting", .number(.length), "Height at rest, in points; the content starts below it.")
    let minimum = fields.optional("minimum", .number(.length), "Minimum height (default: the height at rest).")
    let maximum = fields.optional(
      "maximum", .number(.length), "Maximum height (default: no limit; the header grows with the overscroll).",
      default: .infinity)
    let collapsing = fields.optional(
      "collapsing", .number(.length), "Offset above which `thresholds` collapses the header (default: 20 pt).",
      default: 20)
    let stretching = fields.optional(
      "stretching", .number(.length), "Overscroll above which `thresholds` stretches the header (default: 50 pt).",
      default: 50)
    let points = fields.optional(
      "points", .list(point, noun: "points of a rule", minimum: 2),
      """
      Points that define the height at each offset, instead of `rule` and its heights. Straight lines connect them; \
      two points at the same offset make a jump.
      """
    )
    return { given in
      if let points = try given[points] { return .points(points) }
      guard let resting = try given[resting] else { throw UnreadField() }
      let (minimum, maximum) = (try given[minimum] ?? resting, try given[maximum])
      switch try given[kind] {
      case .fixed: return .fixed(resting)
      case .thresholds:
        return .thresholds(
          resting: resting, minimum: minimum, maximum: maximum, collapsing: try given[collapsing],
          stretching: try given[stretching])
      case .continuous: return .continuous(resting: resting, minimum: minimum, maximum: maximum)
      }
    }
  }

  private static let kind = TypedShape<Kind>.words(
    "a rule",
    [
      "continuous": (
        .continuous, "Shrinks by one point per point scrolled; grows by one point per point of overscroll (default)."
      ),
      "thresholds": (.thresholds, "Jumps between the three heights at two thresholds."),
      "fixed": (.fixed, "Always the height at rest."),
    ])

  private static let point = TypedShape<Point>.record("a point of a rule", "An offset and the height there.") {
    fields in
    let offset = fields.required(
      "at", .number(.points), "Scroll offset; negative for overscroll.")
    let height = fields.required("height", .number(.length), "Height of the header at this offset.")
    return { given in try Point(x: given[offset], y: given[height]) }
  }
}

extension TypedShape<Spring?> {
  fileprivate static var spring: Self {
    .oneOf(
      .words(
        "a spring",
        [
          "none": (nil, "No animation."), "smooth": (.smooth, "Without bounce."),
          "snappy": (.snappy, "With a little bounce."), "bouncy": (.bouncy, "With more bounce."),
        ]),
      .record("spring", "A spring.") { fields in
        let duration = fields.optional("over", .number(.time), "Duration (default: 500ms).", default: 0.5)
        let bounce = fields.optional("bounce", .number(.bounce), "Bounce (default: 0).", default: 0)
        return { given in try Spring(duration: given[duration], bounce: given[bounce]) }
      })
  }
}
