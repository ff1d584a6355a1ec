import CPangoCairo

/// What Pango says may happen between characters, in memory that stays where it is.
final class LogAttributes {
  let base: UnsafeMutablePointer<PangoLogAttr>

  init(count: Int) {
    base = .allocate(capacity: count)
    base.initialize(repeating: PangoLogAttr(), count: count)
  }

  deinit { base.deallocate() }
}
