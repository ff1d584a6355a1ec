/// A buffer of widths. Each thread writes only its own widths, and the buffer is read only after all threads are done.
struct WidthPlaces: @unchecked Sendable {
  private let base: UnsafeMutablePointer<TextWidth>

  init(_ base: UnsafeMutablePointer<TextWidth>) { self.base = base }

  @inline(__always)
  subscript(index: Int) -> TextWidth {
    get { base[index] }
    nonmutating set { (base + index).initialize(to: newValue) }
  }
}
