import GalleyGeometry
public import GalleyPicture
public import GalleySnapshot

/// The pixels that another image shows at a different position, so that a difference image shows only the actual
/// change.
public struct MovedPixels: Hashable, Sendable {
  /// Pixels of the second image that only moved, and pixels that a moved view uncovered without revealing anything new.
  public private(set) var moved: PixelSet
  /// Lines in the second image that mark the position of removed content.
  public private(set) var seams: PixelSet

  private init(_ second: Bitmap) {
    moved = PixelSet(size: PixelSize(second))
    seams = PixelSet(size: PixelSize(second))
  }

  /// Finds pixels of views that both layouts contain and that are drawn identically at different positions.
  ///
  /// Fails if the layouts have different scales. If `differences` is set, only those pixels are examined, because a
  /// difference image marks no others.
  ///
  /// - Parameters:
  ///   - old: The layout of the first bitmap.
  ///   - new: The layout of the second bitmap.
  ///   - first: The first bitmap.
  ///   - second: The second bitmap.
  ///   - differences: The pixels to examine; nil (the default) examines all.
  public init?(
    _ old: LayoutSnapshot, _ new: LayoutSnapshot, drawn first: Bitmap, _ second: Bitmap,
    among differences: PixelSet? = nil
  ) {
    guard old.scale == new.scale else { return nil }
    self.init(second)
    let (old, new) = LayoutSnapshot.comparable(old, new)
    let pair = ViewPair(old.view, new.view)
    let shifts = ShiftedPixels(
      ComparedViews(pair, scale: new.scale, first, second, leavesMargins: false), first, second, among: differences)
    moved = shifts.pixels
    addSeams(in: pair, scale: new.scale, window: PixelRect(x: 0, y: 0, width: second.width, height: second.height))
  }

  /// Finds the pixels of rows or columns that `alignment` matched at different positions.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the two bitmaps.
  ///   - first: The first bitmap of the alignment.
  ///   - second: The second bitmap of the alignment.
  public init(_ alignment: LineAlignment, of first: Bitmap, _ second: Bitmap) {
    self.init(second)
    let isRows = alignment.axis == .rows
    let length = isRows ? second.height : second.width
    let pairs = alignment.pairs(old: isRows ? first.height : first.width, new: length)
    let width = isRows ? min(first.width, second.width) : min(first.height, second.height)
    first.withPlane { one in
      second.withPlane { other in
        for (old, new) in pairs where old != new {
          for place in 0..<width {
            let isSame = isRows ? one[place, old] == other[place, new] : one[old, place] == other[new, place]
            if isSame { moved[isRows ? place : new, isRows ? new : place] = true }
          }
        }
      }
    }
    for seam in alignment.seams(old: isRows ? first.height : first.width) where (0..<length).contains(seam) {
      seams.insert(
        isRows
          ? PixelRect(x: 0, y: seam, width: second.width, height: 1)
          : PixelRect(x: seam, y: 0, width: 1, height: second.height))
    }
  }
}

extension MovedPixels {
  private mutating func addSeams(in pair: ViewPair, scale: Double, window: PixelRect) {
    var window = window
    if let scroll = pair.new.scroll { window = PixelRect(around: scroll.viewport, scale: scale).intersection(window) }
    let axis = pair.stackAxis
    let isHorizontal = axis == .horizontal
    for (index, member) in pair.children.enumerated() {
      switch member {
      case .both(let child): addSeams(in: child, scale: scale, window: window)
      case .removed(let view) where axis != nil && !view.isDecoration:
        guard let place = pair.end(before: index, isHorizontal: isHorizontal) else { continue }
        let frame = pair.new.frame
        let line =
          isHorizontal
          ? Rect(x: place, y: frame.minY, width: 1, height: frame.height)
          : Rect(x: frame.minX, y: place, width: frame.width, height: 1)
        seams.insert(PixelRect(around: line, scale: scale).intersection(window))
      default: break
      }
    }
  }
}

extension ViewPair {
  /// The axis of a stack whose views close up when one of them is removed.
  var stackAxis: Siblings.Axis? {
    switch new.kind {
    case "HStack", "LazyHStack": .horizontal
    case "VStack", "LazyVStack", "ListRows": .vertical
    default: nil
    }
  }

  /// Returns the end of the nearest view before the member, or the start of the nearest view after it if there is none.
  fileprivate func end(before index: Int, isHorizontal: Bool) -> Double? {
    func place(_ member: Member, isEnd: Bool) -> Double? {
      guard case .both(let pair) = member else { return nil }
      let frame = pair.newPlace
      return isHorizontal ? (isEnd ? frame.maxX : frame.minX) : (isEnd ? frame.maxY : frame.minY)
    }
    return children[..<index].reversed().firstAnswer { place($0, isEnd: true) }
      ?? children[index...].firstAnswer { place($0, isEnd: false) }
  }
}

extension LineAlignment {
  func pairs(old: Int, new: Int) -> [(old: Int, new: Int)] {
    func left(_ count: Int, isInsertion: Bool) -> [Int] {
      let gone = Set(edits.filter { $0.isInsertion == isInsertion }.flatMap { $0.start..<($0.start + $0.count) })
      return (0..<count).filter { !gone.contains($0) }
    }
    return Array(zip(left(old, isInsertion: false), left(new, isInsertion: true))).map { (old: $0, new: $1) }
  }

  fileprivate func seams(old: Int) -> [Int] {
    edits.filter { !$0.isInsertion }.map { edit in
      let before = edits.filter { !$0.isInsertion && $0.start < edit.start }.reduce(0) { $0 + $1.count }
      var place = edit.start - before
      for other in edits where other.isInsertion && other.start <= place { place += other.count }
      return place
    }
  }
}
