import CPangoCairo

final class LogAttributes {
  let base: UnsafeMutablePointer<PangoLogAttr>

  init(count: Int) {
    base = .allocate(capacity: count)
    base.initialize(repeating: PangoLogAttr(), count: count)
  }

  deinit { base.deallocate() }
}
