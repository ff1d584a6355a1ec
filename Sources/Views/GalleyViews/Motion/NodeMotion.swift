import GalleyGeometry
import GalleyMotion

struct NodeMotion {
  private(set) var frame: AnimatedValue<Rect.AnimatableData>
  private(set) var drawing: AnimatedValue<AnimatableVector>
  private(set) var fade: TextFade?
  private var words: SetText?
  private(set) var exchange: SymbolExchange?
  private var symbol: SetSymbol?

  init(_ appearance: NodeAppearance) {
    frame = AnimatedValue(appearance.frame.animatableData)
    drawing = AnimatedValue(appearance.drawing)
    words = appearance.words
    symbol = appearance.symbol
  }

  /// Values that cannot be interpolated change immediately.
  mutating func move(to appearance: NodeAppearance, _ transaction: Transaction, at time: Double) {
    let animation = transaction.effectiveAnimation
    if appearance.frame.animatableData != frame.target {
      frame.move(to: appearance.frame.animatableData, animation: animation, at: time)
      transaction.completions.forEach { $0.wait(for: frame) }
    }
    if !appearance.drawing.isAlike(drawing.target) {
      drawing = AnimatedValue(appearance.drawing)
    } else if appearance.drawing != drawing.target {
      drawing.move(to: appearance.drawing, animation: animation, at: time)
      transaction.completions.forEach { $0.wait(for: drawing) }
    }
    showText(appearance.words, transaction, at: time)
    showSymbol(appearance.symbol, transaction, at: time)
  }

  private mutating func showSymbol(_ new: SetSymbol?, _ transaction: Transaction, at time: Double) {
    defer { symbol = new }
    guard let symbol, let new, symbol.ink.name != new.ink.name else { return }
    exchange = SymbolExchange(of: symbol, for: new, transaction.effectiveAnimation, at: time)
    if let exchange { transaction.completions.forEach { $0.wait(for: exchange.progress) } }
  }

  private mutating func showText(_ new: SetText?, _ transaction: Transaction, at time: Double) {
    defer { words = new }
    guard let words, let new, !words.isSame(as: new) else { return }
    fade = TextFade(of: words, to: new, transaction.effectiveAnimation, at: time)
    if let fade { transaction.completions.forEach { $0.wait(for: fade.progress) } }
  }

  /// The time at which the last animation ends; nil if all animations have ended.
  var end: Double? { [frame.end, drawing.end, fade?.progress.end, exchange?.progress.end].compactMap { $0 }.max() }
}

/// The animatable appearance that the views request.
struct NodeAppearance {
  var frame: Rect
  var drawing: AnimatableVector
  var words: SetText?
  var symbol: SetSymbol?

  func isSame(as other: NodeAppearance) -> Bool {
    guard frame == other.frame, drawing == other.drawing, symbol?.ink.name == other.symbol?.ink.name else {
      return false
    }
    guard let words, let others = other.words else { return words == nil && other.words == nil }
    return words.isSame(as: others)
  }
}
