import GalleyGeometry
import GalleyMotion
import GalleyPicture

struct SetText {
  let rule: TextRule
  let proposal: ProposedViewSize
  let size: Size

  /// Colours and line breaks may differ.
  func isSame(as other: SetText) -> Bool { rule.isEqual(to: other.rule) }
}

/// SwiftUI cross-fades strings and fonts that change in an animation, unless a content transition is set. If the text
/// changes again, a new fade starts.
struct TextFade {
  let old: SetText
  private(set) var progress = AnimatedValue(0.0)

  private let transition: ContentTransition?

  /// Returns nil if the animation has no duration.
  init?(of old: SetText, to new: SetText, _ animation: Animation?, at time: Double) {
    self.old = old
    transition = new.rule.transition
    if transition == .identity { return nil }
    progress.move(to: unitScale, animation: animation, at: time)
    guard progress.end != nil else { return nil }
  }

  func items(from old: [Picture.Item], to new: [Picture.Item], at time: Double) -> [Picture.Item] {
    let share = share(at: time)
    if let transition, transition != .opacity, let roll = TextRoll(from: old, to: new) {
      return roll.items(at: share, rollingDown: transition.rollsDown(after: self.old.rule.transition))
    }
    return [(old, 1 - share), (new, share)].compactMap { items, opacity in
      items.isEmpty || opacity <= 0 ? nil : .group(.init(items, opacity: opacity))
    }
  }

  func share(at time: Double) -> Double { min(max(progress.value(at: time) / unitScale, 0), 1) }
}
