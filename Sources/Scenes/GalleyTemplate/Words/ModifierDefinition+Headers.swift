import GalleyGeometry
import GalleyMotion
import GalleyScroll
import GalleyTables
import GalleyViews

extension ModifierDefinition {
  static let headers: [ModifierDefinition] = [
    scrollHeader, scrollProgress,
    ModifierDefinition(
      "scrollLink", "Links a scroller of labels with a list whose sections have the labels' ids: each follows.",
      .oneOf(TypedShape<String>.text("an id").map { ListLink(list: $0) }, ListLink.shape),
      ModifierTraits(need: .inside(.scroller), brings: .link, follows: FollowedScroller.named(by: ListLink.listField))
    ) { view, link in view.scrollLink(to: link.list, anchor: link.anchor, spring: link.spring) },
    whenSelected,
  ]

  static let scrollHeader = ModifierDefinition.inRows(
    "scrollHeader", "Shows a header over the scroller's upper edge, as high as its offset says.", SceneHeader.shape,
    ModifierTraits(namesScrollers: true, viewsBeside: ModifierTraits.views(under: SceneHeader.viewField))
  ) { view, header, rows in
    view.scrollHeader(header.rule, behavior: header.behavior, alignment: header.alignment, name: header.name) {
      header.view.views(in: rows)
    }
  }

  static let whenSelected = ModifierDefinition(
    asked: "whenSelected",
    "Modifiers that hold while the row is the selected one of a scrollLink, instead of those of the same names.",
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

  static let shape = TypedShape<ListLink>.record("scrollLink", "A list to follow.") { fields in
    let list = fields.add(listField)
    let anchor = fields.optional(
      "anchor", .unitPoint, "Where in the window the selected label goes; center by default.", default: .center)
    let spring = fields.optional(
      "spring", .spring, "What takes both there; smooth by default.", default: .smooth)
    return { given in try ListLink(list: given[list], anchor: given[anchor], spring: given[spring]) }
  }
}

package struct SceneHeader: Sendable {
  let view: ViewTemplate
  package let name: String?
  let rule: HeaderRule
  let behavior: HeaderBehavior
  let alignment: Alignment

  static let viewField = TypedField("view", required: TypedShape<ViewTemplate>.view, "The header.")
  static let nameField = TypedField("name", TypedShape<String>.text("a name"), "What reports call the header.")

  fileprivate static let shape = TypedShape<SceneHeader>.record(
    "scrollHeader", "A header over a scroller.", rising: [["minimum", "resting", "maximum"]],
    exclusions: [
      .init(["rule", "resting", "minimum", "maximum", "collapsing", "stretching"], with: "points"),
      .init(["minimum", "maximum"], with: "rule", words: ["fixed"]),
      .init(["collapsing", "stretching"], with: "rule", words: ["continuous", "fixed"], standard: "continuous"),
    ], needed: ["resting", "points"]
  ) { fields in
    let (view, name) = (fields.add(viewField), fields.add(nameField))
    let rule = HeaderRule.fields(&fields)
    let stay = fields.optional("stay", stay, "Whether it stays; pinned by default.", default: .pinned)
    let snaps = fields.optional(
      "snaps", .boolean, "Whether the scroller comes to rest only where the header is open or collapsed.",
      default: false)
    let spring = fields.optional("spring", .spring, "What draws the height; none by default.", default: nil)
    let delay = fields.optional(
      "after", .number(.length), "Scrolled this far, the rule begins; where the header above has collapsed.")
    let alignment = fields.optional(
      "alignment", .alignment, "Where the view lies in the header; bottom by default.", default: .bottom)
    return { given in
      let behavior = try HeaderBehavior(
        stay: given[stay], snaps: given[snaps], spring: given[spring], delay: given[delay])
      return try SceneHeader(
        view: given[view], name: given[name], rule: rule(given), behavior: behavior, alignment: given[alignment])
    }
  }

  private static let stay = TypedShape<HeaderBehavior.Stay>.words(
    "how a header stays",
    [
      "pinned": (.pinned, "At the top; the default."), "scrolling": (.scrolling, "Goes away with the content."),
      "floating": (
        .floating, "Goes away with the content, and comes back wherever content is scrolled back."
      ),
    ])
}

extension HeaderRule {
  private enum Kind: Sendable { case continuous, thresholds, fixed }

  fileprivate static func fields(
    _ fields: inout RecordFields
  ) -> @Sendable (RecordValues) throws -> HeaderRule {
    let kind = fields.optional(
      "rule", kind, "How its height follows the offset; continuous by default.", default: .continuous)
    let resting = fields.optional(
      "resting", .number(.length), "Its height at rest, which the content leaves free, in points.")
    let minimum = fields.optional("minimum", .number(.length), "Its least height; that at rest by default.")
    let maximum = fields.optional(
      "maximum", .number(.length), "Its greatest height; without one it stretches as far as it is pulled.",
      default: .infinity)
    let collapsing = fields.optional(
      "collapsing", .number(.length), "Scrolled further than this, `thresholds` collapse; 20 by default.", default: 20)
    let stretching = fields.optional(
      "stretching", .number(.length), "Pulled further than this, `thresholds` stretch; 50 by default.", default: 50)
    let points = fields.optional(
      "points", .list(point, noun: "points of a rule", minimum: 2),
      "The rule itself, instead of its kind and heights: straight lines between points, jumps where two have one place."
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
        .continuous, "A point lower for each point scrolled, higher for each pulled; the default."
      ),
      "thresholds": (.thresholds, "As continuous, but only beyond two thresholds, at which it jumps."),
      "fixed": (.fixed, "Always as high as at rest."),
    ])

  private static let point = TypedShape<Point>.record("a point of a rule", "A distance and the height there.") {
    fields in
    let offset = fields.required(
      "at", .number(.points), "How far the content is scrolled; negative where it is pulled.")
    let height = fields.required("height", .number(.length), "The header's height there.")
    return { given in try Point(x: given[offset], y: given[height]) }
  }
}

extension TypedShape<Spring?> {
  fileprivate static var spring: Self {
    .oneOf(
      .words(
        "a spring",
        [
          "none": (nil, "At once."), "smooth": (.smooth, "Without bounce."),
          "snappy": (.snappy, "With a little bounce."), "bouncy": (.bouncy, "With more bounce."),
        ]),
      .record("spring", "A spring.") { fields in
        let duration = fields.optional("over", .number(.time), "Its pace; 500ms by default.", default: 0.5)
        let bounce = fields.optional("bounce", .number(.bounce), "How much it swings; 0 by default.", default: 0)
        return { given in try Spring(duration: given[duration], bounce: given[bounce]) }
      })
  }
}
