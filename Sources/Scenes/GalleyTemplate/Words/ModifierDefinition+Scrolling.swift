import GalleyScroll
import GalleyTables
import GalleyViews

extension ModifierDefinition {
  static let scrolling: [ModifierDefinition] = [
    ModifierDefinition(
      "scrollTargetBehavior", "Where the scroll view comes to rest after a drag.", ScrollRest.shape, ofScrollers
    ) { view, rest in rest.applied(to: view) },
    ModifierDefinition(
      "scrollTargetLayout", "Lets the scroll view come to rest at each view of this layout.", .boolean, inScroller
    ) { view, isOn in view.scrollTargetLayout(isEnabled: isOn) },
    ModifierDefinition(
      "scrollTarget", "Lets the scroll view come to rest at this view.", .boolean, inScroller
    ) { view, isOn in view.scrollTarget(isEnabled: isOn) },
    ModifierDefinition(
      "scrollDecelerationRate",
      "Deceleration of the scroll views inside: the fraction of velocity that remains after 1 ms.",
      .oneOf(
        .words(
          "a deceleration rate",
          ["normal": (.normal, "0.998 (default)."), "fast": (.fast, "0.99, as for pages and pickers.")]),
        TypedShape<Double>.number(NumberShape(noun: "a fraction from 0.5 to 0.9999", minimum: 0.5, maximum: 0.9999))
          .map { ScrollDecelerationRate($0) }),
      ofScrollers
    ) { view, rate in view.scrollDecelerationRate(rate) },
    ModifierDefinition(
      "scrollBounce", "How the scroll views inside return from overscroll.",
      .words(
        "a bounce",
        [
          "ios": (ScrollBounce.ios, "A critically damped spring (default)."),
          "flutter": (.flutter, "An overdamped spring."), "webkit": (.webkit, "The curve of WebKit."),
          "none": (.none, "No overscroll: content stops at its edge."),
        ]), ofScrollers
    ) { view, bounce in view.scrollBounce(bounce) },
    ModifierDefinition(
      "scrollBounceBehavior", "When the scroll views inside can be pulled beyond their edges.",
      .words(
        "a bounce behaviour",
        [
          "automatic": (ScrollBounceBehavior.automatic, "Same as always (default)."),
          "always": (.always, "Always, even if all content fits."),
          "basedOnSize": (.basedOnSize, "Only if the content is larger than the scroll view."),
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
        "paging": (.pages, "Pages as large as the scroll view, one at a time."),
        "viewAligned": (
          .views(.automatic), "The view of a scrollTargetLayout that is nearest to the predicted resting position."
        ),
      ]),
    .record("scrollTargetBehavior", "Views of a scrollTargetLayout.") { fields in
      let limit = fields.required("viewAligned", limit, "Maximum number of views per swipe.")
      return { given in try .views(given[limit]) }
    })

  private static let limit = TypedShape<ViewAlignedScrollTargetBehavior.LimitBehavior>.words(
    "a limit",
    [
      "automatic": (.automatic, "Same as never (default)."), "always": (.always, "One view."),
      "alwaysByOne": (.alwaysByOne, "One view."), "alwaysByFew": (.alwaysByFew, "Three views."),
      "never": (.never, "No limit."),
    ])
}
