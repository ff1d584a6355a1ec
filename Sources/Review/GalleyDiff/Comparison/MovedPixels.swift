import GalleyGeometry
public import GalleyPicture
public import GalleySnapshot

/// Which pixels of a picture another one shows too, elsewhere: in a row that others pushed down.
///
/// A picture of differences is about what changed, and not about all that lies behind it.
public struct MovedPixels: Hashable, Sendable {
  /// The pixels of the second picture that only moved, and those that nothing new is seen at since something moved away.
  public private(set) var moved: PixelSet
  /// Where something is gone, and what stood on both sides of it meets, in the second picture.
  public private(set) var seams: PixelSet

  private init(_ second: Bitmap) {
    moved = PixelSet(size: PixelSize(second))
    seams = PixelSet(size: PixelSize(second))
  }

  /// The pixels of views that are in both layouts, drawn alike at other places; nil where the layouts are of pictures
  /// of other scales.
  ///
  /// Only those of `differences` are looked for, where some are given: a picture of what differs shows no others.
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

  /// The pixels of rows or columns that `alignment` has found in both pictures, at other places.
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
  /// A line where each view was that is gone from a stack, as wide as the stack is.
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
  /// The axis along which the views inside stand behind each other and close up where one is gone; nil for none.
  var stackAxis: Siblings.Axis? {
    switch new.kind {
    case "HStack", "LazyHStack": .horizontal
    case "VStack", "LazyVStack", "ListRows": .vertical
    default: nil
    }
  }

  /// Where the view before the member at `index` ends, or else where the one behind it starts.
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
  /// The lines that are in both pictures, of which the first has `old` and the second `new`.
  func pairs(old: Int, new: Int) -> [(old: Int, new: Int)] {
    func left(_ count: Int, isInsertion: Bool) -> [Int] {
      let gone = Set(edits.filter { $0.isInsertion == isInsertion }.flatMap { $0.start..<($0.start + $0.count) })
      return (0..<count).filter { !gone.contains($0) }
    }
    return Array(zip(left(old, isInsertion: false), left(new, isInsertion: true))).map { (old: $0, new: $1) }
  }

  /// The lines of the second picture before which lines of the first are gone, of which that has `old`.
  fileprivate func seams(old: Int) -> [Int] {
    edits.filter { !$0.isInsertion }.map { edit in
      let before = edits.filter { !$0.isInsertion && $0.start < edit.start }.reduce(0) { $0 + $1.count }
      var place = edit.start - before
      for other in edits where other.isInsertion && other.start <= place { place += other.count }
      return place
    }
  }
}
