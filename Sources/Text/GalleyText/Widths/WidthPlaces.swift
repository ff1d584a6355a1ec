/// Where the widths of a column's texts go, each to its own place.
///
/// Threads share the places; each writes only those of the texts it measures, and nobody reads before all are done.
struct WidthPlaces: @unchecked Sendable {
  private let base: UnsafeMutablePointer<TextWidth>

  init(_ base: UnsafeMutablePointer<TextWidth>) { self.base = base }

  @inline(__always)
  subscript(index: Int) -> TextWidth {
    get { base[index] }
    nonmutating set { (base + index).initialize(to: newValue) }
  }
}
