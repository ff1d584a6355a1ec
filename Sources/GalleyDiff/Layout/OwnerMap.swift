/// Which view is drawn last at each pixel.
struct OwnerMap {
  private var owners: [Int32]
  private let size: PixelSize

  /// The owners where `windows` are drawn in order; nobody's is what `coverings` cover.
  init(_ windows: [PixelWindow], _ size: PixelSize, except coverings: [PixelWindow]) {
    self.size = size
    owners = [Int32](repeating: -1, count: size.count)
    for (index, window) in windows.enumerated() { fill(window, with: Int32(index)) }
    for window in coverings { fill(window, with: -1) }
  }

  private mutating func fill(_ window: PixelWindow, with owner: Int32) {
    let rect = window.intersection(PixelRect(x: 0, y: 0, width: size.width, height: size.height))
    guard !rect.isEmpty else { return }
    for y in rect.y..<rect.maxY {
      for place in (y * size.width + rect.x)..<(y * size.width + rect.maxX) { owners[place] = owner }
    }
  }

  subscript(x: Int, y: Int) -> Int? {
    guard x >= 0, y >= 0, x < size.width, y < size.height else { return nil }
    let owner = Int(owners[y * size.width + x])
    return owner < 0 ? nil : owner
  }
}
