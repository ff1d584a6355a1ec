import CPangoCairo

/// What Pango says may happen between characters, in memory that stays where it is.
final class LogAttributes {
  /// Where they begin.
  let base: UnsafeMutablePointer<PangoLogAttr>

  /// `count` of them, of which none says anything.
  init(count: Int) {
    base = .allocate(capacity: count)
    base.initialize(repeating: PangoLogAttr(), count: count)
  }

  deinit { base.deallocate() }
}
