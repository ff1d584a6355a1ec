import GalleyGeometry
import GalleyMotion

/// A text as it is shown.
struct SetText {
  let rule: TextRule
  /// What the text is offered.
  let proposal: ProposedViewSize
  /// How large its node is.
  let size: Size

  /// Whether both show the same words in the same fonts, whatever their colours and line breaks.
  func isSame(as other: SetText) -> Bool { rule.isEqual(to: other.rule) }
}

/// Words that fade out while others fade in at their place.
///
/// SwiftUI fades words and fonts that change in an animation into each other, where no content transition says
/// otherwise. Words that change again meanwhile start a fade of their own.
struct TextFade {
  /// The words that were shown.
  let old: SetText
  /// How much of the new words shows, in units.
  private(set) var progress = AnimatedValue(0.0)

  /// A fade from `old`, from `time` on; nil without an animation that takes time.
  init?(of old: SetText, _ animation: Animation?, at time: Double) {
    self.old = old
    progress.move(to: unitScale, animation: animation, at: time)
    guard progress.end != nil else { return nil }
  }

  /// How much of the new words shows at `time`, 0 … 1.
  func share(at time: Double) -> Double { min(max(progress.value(at: time) / unitScale, 0), 1) }
}
