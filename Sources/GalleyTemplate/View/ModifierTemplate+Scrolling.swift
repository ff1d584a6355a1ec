import GalleyScroll
import GalleyViews

extension ModifierTemplate {
  /// `view`, whose scrollers move as the modifier says.
  func scrolling(_ view: AnyView) -> AnyView {
    switch kind {
    case .scrollTargetBehavior: AnyView(targeted(view))
    case .scrollTargetLayout: AnyView(view.scrollTargetLayout(isEnabled: isTrue))
    case .scrollTarget: AnyView(view.scrollTarget(isEnabled: isTrue))
    case .scrollDecelerationRate: AnyView(view.scrollDecelerationRate(decelerationRate))
    case .scrollBounce: AnyView(view.scrollBounce(ScrollBounce(rawValue: word) ?? .ios))
    default: AnyView(view.scrollBounceBehavior(bounceBehavior))
    }
  }

  private func targeted(_ view: AnyView) -> AnyView {
    if word == "paging" { return AnyView(view.scrollTargetBehavior(.paging)) }
    let limits: [String: ViewAlignedScrollTargetBehavior.LimitBehavior] = [
      "always": .always, "alwaysByOne": .alwaysByOne, "alwaysByFew": .alwaysByFew, "never": .never,
    ]
    let limit = record.word("viewAligned").flatMap { limits[$0] } ?? .automatic
    return AnyView(view.scrollTargetBehavior(.viewAligned(limitBehavior: limit)))
  }

  private var decelerationRate: ScrollDecelerationRate {
    if case .number(let share) = value { return ScrollDecelerationRate(share) }
    return word == "fast" ? .fast : .normal
  }

  private var bounceBehavior: ScrollBounceBehavior {
    switch word {
    case "always": .always
    case "basedOnSize": .basedOnSize
    default: .automatic
    }
  }
}
