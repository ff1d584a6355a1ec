/// Maps each pixel to the view that is drawn last there. The map stores cells between the edges of views, because there
/// are far fewer cells than pixels.
struct OwnerMap {
  private var owners: [Int32]
  private var backgrounds: [Int32]
  private let size: PixelSize
  private let columns: Cells
  private let rows: Cells

  private static let nobody: Int32 = -1
  /// Marks pixels without a clear owner, because the background and the foreground moved differently.
  private static let mixed: Int32 = -2

  private struct Cells {
    let starts: [Int]
    let numbers: [Int32]

    init(_ edges: [Int], length: Int) {
      let inner = Set(edges.map { min(max($0, 0), length) }).union([0, length]).sorted()
      starts = inner
      var numbers = [Int32](repeating: 0, count: length)
      for (number, range) in zip(inner, inner.dropFirst()).enumerated() {
        for place in range.0..<range.1 { numbers[place] = Int32(number) }
      }
      self.numbers = numbers
    }

    var count: Int { starts.count - 1 }

    func range(_ start: Int, _ end: Int) -> Range<Int> {
      let (first, last) = (min(max(start, 0), numbers.count), min(max(end, 0), numbers.count))
      guard first < last else { return 0..<0 }
      return Int(numbers[first])..<(Int(numbers[last - 1]) + 1)
    }
  }

  /// Creates a map. Cells inside `coverings` have no owner.
  init(_ windows: [PixelWindow], _ size: PixelSize, except coverings: [PixelWindow]) {
    self.init(size, edges: windows + coverings)
    for (index, window) in windows.enumerated() { fill(window) { $0 = Int32(index) } }
    for window in coverings { fill(window) { $0 = Self.nobody } }
  }

  init(
    _ views: [ComparedView], _ window: KeyPath<ComparedView, PixelWindow>, _ size: PixelSize,
    except coverings: [PixelWindow]
  ) {
    self.init(size, edges: views.map { $0[keyPath: window] } + coverings)
    for (index, view) in views.enumerated() {
      let own = Int32(index)
      func goesWith(_ owner: Int32) -> Bool { views[Int(owner)].moves(like: view) }
      switch view.fill {
      case .solid: fillBackground(view[keyPath: window], with: own)
      case .translucent: fill(view[keyPath: window]) { if $0 >= 0, !goesWith($0) { $0 = Self.mixed } }
      case .clear:
        fill(view[keyPath: window]) { owner in
          if owner == Self.mixed { return }
          let isOnInk = owner >= 0 && views[Int(owner)].isInk
          // A container paints nothing itself, so the ink behind it keeps its owner.
          if !isOnInk { owner = own } else if view.isLeaf { owner = goesWith(owner) ? own : Self.mixed }
        }
      }
    }
    for window in coverings { fill(window) { $0 = Self.nobody } }
  }

  private init(_ size: PixelSize, edges: [PixelWindow]) {
    self.size = size
    columns = Cells(edges.flatMap { [$0.x, $0.maxX] }, length: size.width)
    rows = Cells(edges.flatMap { [$0.y, $0.maxY] }, length: size.height)
    owners = [Int32](repeating: Self.nobody, count: columns.count * rows.count)
    backgrounds = owners
  }

  private func lines(of window: PixelWindow) -> [Range<Int>] {
    let across = columns.range(window.x, window.maxX)
    guard !across.isEmpty else { return [] }
    return rows.range(window.y, window.maxY).map { row in
      (row * columns.count + across.lowerBound)..<(row * columns.count + across.upperBound)
    }
  }

  private mutating func fill(_ window: PixelWindow, _ change: (inout Int32) -> Void) {
    for line in lines(of: window) {
      for place in line { change(&owners[place]) }
    }
  }

  private mutating func fillBackground(_ window: PixelWindow, with owner: Int32) {
    for line in lines(of: window) {
      for place in line { (owners[place], backgrounds[place]) = (owner, owner) }
    }
  }

  subscript(x: Int, y: Int) -> Int? {
    guard let place = place(x, y) else { return nil }
    let owner = Int(owners[place])
    return owner < 0 ? nil : owner
  }

  /// The owners of the pixels in one row, because this is faster than looking up each pixel separately.
  struct Row {
    fileprivate let owners: [Int32]
    fileprivate let columns: [Int32]
    fileprivate let start: Int

    /// The view at column `x`, which must be inside the image, or nil if there is none.
    @inline(__always)
    subscript(x: Int) -> Int? {
      let owner = Int(owners[start + Int(columns[x])])
      return owner < 0 ? nil : owner
    }
  }

  func row(_ y: Int) -> Row {
    Row(owners: owners, columns: columns.numbers, start: Int(rows.numbers[y]) * columns.count)
  }

  /// Returns the view behind the ink at a pixel, or −1 if there is none.
  func background(_ x: Int, _ y: Int) -> Int32 { place(x, y).map { backgrounds[$0] } ?? Self.nobody }

  /// Calls `body` with each rectangle that belongs to the view and has a single background. Adjacent cells are joined.
  func forEachPart(of owner: Int, in window: PixelWindow, _ body: (PixelRect) -> Void) {
    let across = columns.range(window.x, window.maxX)
    guard !across.isEmpty else { return }
    for row in rows.range(window.y, window.maxY) {
      var column = across.lowerBound
      while column < across.upperBound {
        let end = endOfRun(row, from: column, to: across.upperBound)
        if owners[row * columns.count + column] == owner {
          let (left, top) = (columns.starts[column], rows.starts[row])
          let run = PixelRect(
            x: left, y: top, width: columns.starts[end] - left, height: rows.starts[row + 1] - top)
          let part = run.intersection(window)
          if !part.isEmpty { body(part) }
        }
        column = end
      }
    }
  }

  private func endOfRun(_ row: Int, from column: Int, to limit: Int) -> Int {
    let first = row * columns.count + column
    var place = first + 1
    while place < row * columns.count + limit, owners[place] == owners[first], backgrounds[place] == backgrounds[first]
    {
      place += 1
    }
    return place - row * columns.count
  }

  private func place(_ x: Int, _ y: Int) -> Int? {
    guard x >= 0, y >= 0, x < size.width, y < size.height else { return nil }
    return Int(rows.numbers[y]) * columns.count + Int(columns.numbers[x])
  }
}
