import CPangoCairo

/// Pango's attributes of the characters of a text, at a fixed address.
final class LogAttributes {
  let base: UnsafeMutablePointer<PangoLogAttr>

  init(count: Int) {
    base = .allocate(capacity: count)
    base.initialize(repeating: PangoLogAttr(), count: count)
  }

  deinit { base.deallocate() }
}
