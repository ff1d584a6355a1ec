/// Which view is drawn last at each pixel, and on which ground.
struct OwnerMap {
  private var owners: [Int32]
  /// The last view at each pixel that lets nothing through.
  private var grounds: [Int32]
  private let size: PixelSize

  private static let nobody: Int32 = -1
  /// What stands where nobody can tell what is a view's own: something behind it moved otherwise, or above it.
  private static let mixed: Int32 = -2

  /// The owners where `windows` are drawn in order; nobody's is what `coverings` cover.
  init(_ windows: [PixelWindow], _ size: PixelSize, except coverings: [PixelWindow]) {
    self.init(size)
    for (index, window) in windows.enumerated() { fill(window) { $0 = Int32(index) } }
    for window in coverings { fill(window) { $0 = Self.nobody } }
  }

  /// The same of `views` with the windows that `window` tells, of which some are seen through each other.
  init(
    _ views: [ComparedView], _ window: KeyPath<ComparedView, PixelWindow>, _ size: PixelSize,
    except coverings: [PixelWindow]
  ) {
    self.init(size)
    for (index, view) in views.enumerated() {
      let own = Int32(index)
      func goesWith(_ owner: Int32) -> Bool { views[Int(owner)].moves(like: view) }
      switch view.look {
      case .solid: fillGround(view[keyPath: window], with: own)
      case .veil: fill(view[keyPath: window]) { if $0 >= 0, !goesWith($0) { $0 = Self.mixed } }
      case .clear:
        fill(view[keyPath: window]) { owner in
          if owner == Self.mixed { return }
          let showsThrough = owner >= 0 && views[Int(owner)].isInk && !goesWith(owner)
          // A container paints nothing of its own: what lies behind is seen as it is.
          if !showsThrough { owner = own } else if view.isLeaf { owner = Self.mixed }
        }
      }
    }
    for window in coverings { fill(window) { $0 = Self.nobody } }
  }

  private init(_ size: PixelSize) {
    self.size = size
    owners = [Int32](repeating: Self.nobody, count: size.count)
    grounds = owners
  }

  private func lines(of window: PixelWindow) -> [Range<Int>] {
    let rect = window.intersection(PixelRect(x: 0, y: 0, width: size.width, height: size.height))
    guard !rect.isEmpty else { return [] }
    return (rect.y..<rect.maxY).map { y in (y * size.width + rect.x)..<(y * size.width + rect.maxX) }
  }

  private mutating func fill(_ window: PixelWindow, _ change: (inout Int32) -> Void) {
    for line in lines(of: window) {
      for place in line { change(&owners[place]) }
    }
  }

  private mutating func fillGround(_ window: PixelWindow, with owner: Int32) {
    for line in lines(of: window) {
      for place in line { (owners[place], grounds[place]) = (owner, owner) }
    }
  }

  subscript(x: Int, y: Int) -> Int? {
    guard let place = place(x, y) else { return nil }
    let owner = Int(owners[place])
    return owner < 0 ? nil : owner
  }

  /// The last view at the pixel that lets nothing through; -1 for none.
  func ground(_ x: Int, _ y: Int) -> Int32 { place(x, y).map { grounds[$0] } ?? Self.nobody }

  private func place(_ x: Int, _ y: Int) -> Int? {
    x >= 0 && y >= 0 && x < size.width && y < size.height ? y * size.width + x : nil
  }
}
