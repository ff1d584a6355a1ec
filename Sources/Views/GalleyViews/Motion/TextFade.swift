import GalleyGeometry
import GalleyMotion
import GalleyPicture

/// A text as it is shown.
struct SetText {
  let rule: TextRule
  let proposal: ProposedViewSize
  let size: Size

  /// Whether both show the same words in the same fonts, whatever their colours and line breaks.
  func isSame(as other: SetText) -> Bool { rule.isEqual(to: other.rule) }
}

/// Words that fade out while others fade in at their place.
///
/// SwiftUI fades words and fonts that change in an animation into each other, where no content transition says
/// otherwise. Words that change again meanwhile start a fade of their own.
struct TextFade {
  let old: SetText
  private(set) var progress = AnimatedValue(0.0)

  private let transition: ContentTransition?

  /// A fade from `old` to `new`, from `time` on; nil without an animation that takes time.
  init?(of old: SetText, to new: SetText, _ animation: Animation?, at time: Double) {
    self.old = old
    transition = new.rule.transition
    if transition == .identity { return nil }
    progress.move(to: unitScale, animation: animation, at: time)
    guard progress.end != nil else { return nil }
  }

  /// What is drawn at `time` between `old`, which draws the words that were, and `new`.
  func items(from old: [Picture.Item], to new: [Picture.Item], at time: Double) -> [Picture.Item] {
    let share = share(at: time)
    if let transition, transition != .opacity, let roll = TextRoll(from: old, to: new) {
      return roll.items(at: share, rollingDown: transition.rollsDown(after: self.old.rule.transition))
    }
    return [(old, 1 - share), (new, share)].compactMap { items, opacity in
      items.isEmpty || opacity <= 0 ? nil : .group(.init(items, opacity: opacity))
    }
  }

  /// How much of the new words shows at `time`, 0 … 1.
  func share(at time: Double) -> Double { min(max(progress.value(at: time) / unitScale, 0), 1) }
}
