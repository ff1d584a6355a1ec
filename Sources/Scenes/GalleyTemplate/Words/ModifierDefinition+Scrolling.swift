import GalleyScroll
import GalleyTables
import GalleyViews

extension ModifierDefinition {
  static let scrolling: [ModifierDefinition] = [
    ModifierDefinition(
      "scrollTargetBehavior", "Where the scroller comes to rest when it is let go.", ScrollRest.shape, ofScrollers
    ) { view, rest in rest.applied(to: view) },
    ModifierDefinition(
      "scrollTargetLayout", "Makes the views of the layout what a scroller comes to rest on.", .boolean, inScroller
    ) { view, isOn in view.scrollTargetLayout(isEnabled: isOn) },
    ModifierDefinition(
      "scrollTarget", "Makes the view one that a scroller comes to rest on.", .boolean, inScroller
    ) { view, isOn in view.scrollTarget(isEnabled: isOn) },
    ModifierDefinition(
      "scrollDecelerationRate",
      "How fast the scrollers inside slow down: the share of the velocity that is left after a millisecond.",
      .oneOf(
        .words(
          "a deceleration rate",
          ["normal": (.normal, "0.998; the default."), "fast": (.fast, "0.99, as for pages and pickers.")]),
        TypedShape<Double>.number(NumberShape(noun: "a share from 0.5 to 0.9999", minimum: 0.5, maximum: 0.9999))
          .map { ScrollDecelerationRate($0) }),
      ofScrollers
    ) { view, rate in view.scrollDecelerationRate(rate) },
    ModifierDefinition(
      "scrollBounce", "How content of the scrollers inside comes back from beyond its edges.",
      .words(
        "a bounce",
        [
          "ios": (ScrollBounce.ios, "A critically damped spring; the default."),
          "flutter": (.flutter, "An overdamped spring."), "webkit": (.webkit, "WebKit's curve."),
          "none": (.none, "Content stops at its edge."),
        ]), ofScrollers
    ) { view, bounce in view.scrollBounce(bounce) },
    ModifierDefinition(
      "scrollBounceBehavior", "When the scrollers inside can be pulled beyond their edges.",
      .words(
        "a bounce behaviour",
        [
          "automatic": (ScrollBounceBehavior.automatic, "As always; the default."),
          "always": (.always, "Also where all content shows."),
          "basedOnSize": (.basedOnSize, "Only where content is larger than the window."),
        ]), ofScrollers
    ) { view, behavior in view.scrollBounceBehavior(behavior) },
  ]

  private static let ofScrollers = ModifierTraits(need: .inside(.scroller))
  private static let inScroller = ModifierTraits(need: .around(.scroller))
}

private enum ScrollRest: Sendable {
  case pages
  case views(ViewAlignedScrollTargetBehavior.LimitBehavior)

  func applied(to view: AnyView) -> AnyView {
    switch self {
    case .pages: AnyView(view.scrollTargetBehavior(.paging))
    case .views(let limit): AnyView(view.scrollTargetBehavior(.viewAligned(limitBehavior: limit)))
    }
  }

  static let shape: TypedShape<ScrollRest> = .oneOf(
    .words(
      "a scroll target behaviour",
      [
        "paging": (.pages, "Pages as large as the window, one at a time."),
        "viewAligned": (
          .views(.automatic), "The view of a scrollTargetLayout that is nearest to where it would come to rest."
        ),
      ]),
    .record("scrollTargetBehavior", "Views of a scrollTargetLayout.") { fields in
      let limit = fields.required("viewAligned", limit, "How many views further it may come at once.")
      return { given in try .views(given[limit]) }
    })

  private static let limit = TypedShape<ViewAlignedScrollTargetBehavior.LimitBehavior>.words(
    "a limit",
    [
      "automatic": (.automatic, "As never; the default."), "always": (.always, "One view."),
      "alwaysByOne": (.alwaysByOne, "One view."), "alwaysByFew": (.alwaysByFew, "Three views."),
      "never": (.never, "As far as it goes."),
    ])
}
