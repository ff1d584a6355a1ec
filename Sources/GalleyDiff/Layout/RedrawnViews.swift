import GalleyGeometry
import GalleyPicture

/// Which views are drawn otherwise though they are laid out alike.
///
/// Each pixel belongs to the view that is drawn last there. A pixel of the new picture is compared with the one that
/// the same view had there before it was shifted, if that pixel belonged to the view too: what is shifted is not
/// different, and what covers it is not its own.
struct RedrawnViews {
  /// The changes, one for each row or named view.
  let changes: [LayoutChange]

  init(_ pair: ViewPair, scale: Double, _ first: Bitmap, _ second: Bitmap, except changed: Set<Rect>) {
    var views = Views(scale: scale, changed: changed)
    views.add(pair, inside: Enclosure(old: Window(first), new: Window(second)))
    let owners = (
      old: OwnerMap(views.list.map(\.old), PixelSize(first), except: views.coverings.compactMap(\.old)),
      new: OwnerMap(views.list.map(\.new), PixelSize(second), except: views.coverings.compactMap(\.new))
    )
    var tallies = [Tally](repeating: Tally(), count: views.list.count)
    first.withPlane { one in
      second.withPlane { other in
        for (index, view) in views.list.enumerated() {
          view.compare(index, one, other, owners.old, owners.new, into: &tallies[index])
        }
      }
    }
    changes = Self.changes(views, tallies)
  }

  /// The tallies of each unit's views added up.
  private static func changes(_ views: Views, _ tallies: [Tally]) -> [LayoutChange] {
    var sums: [Int: Tally] = [:]
    for (view, tally) in zip(views.list, tallies) where tally.count > 0 { sums[view.unit, default: Tally()].add(tally) }
    return sums.sorted { $0.key < $1.key }.compactMap { unit, tally in
      tally.mostFrequent.map { colors in
        .redrawn(
          views.units[unit], pixels: tally.count, from: PixelColor(colors.from), to: PixelColor(colors.to))
      }
    }
  }
}

/// A part of a picture, in pixels.
private typealias Window = PixelRect

extension PixelRect {
  fileprivate init(_ bitmap: Bitmap) { self.init(x: 0, y: 0, width: bitmap.width, height: bitmap.height) }

  /// The pixels that `rect` in points covers, those at its edges only if it covers them wholly.
  fileprivate init(_ rect: Rect, scale: Double) {
    func whole(_ value: Double) -> Int { Int(min(max(value, -1e9), 1e9)) }
    let (left, top) = ((rect.minX * scale - 1e-6).rounded(.up), (rect.minY * scale - 1e-6).rounded(.up))
    let (right, bottom) = ((rect.maxX * scale + 1e-6).rounded(.down), (rect.maxY * scale + 1e-6).rounded(.down))
    self.init(x: whole(left), y: whole(top), width: whole(right - left), height: whole(bottom - top))
  }
}

extension PixelRect {
  /// The pixels that a text or shape in `frame` may reach: italics and accents stand out of their frames.
  fileprivate init(aroundInk frame: Rect, scale: Double) {
    let margin = 4.0
    self.init(
      around: Rect(
        x: frame.minX - margin, y: frame.minY - margin, width: frame.width + 2 * margin,
        height: frame.height + 2 * margin), scale: scale)
  }
}

/// What is seen of both pictures inside of the scrollers around a view.
private struct Enclosure {
  var old: Window
  var new: Window
  var path: [ViewPair] = []
  /// The row or named view that the view is part of.
  var unit: Int?
}

/// A view that is compared, in pixels.
private struct ComparedView {
  let old: Window
  let new: Window
  /// How far it was shifted, in whole pixels; nil where its drawing cannot be compared.
  let shift: (x: Int, y: Int)?
  let unit: Int

  /// Counts the view's pixels that are drawn otherwise.
  func compare(
    _ index: Int, _ one: PixelPlane, _ other: PixelPlane, _ before: OwnerMap, _ after: OwnerMap,
    into tally: inout Tally
  ) {
    guard let shift else { return }
    for y in new.y..<new.maxY {
      for x in new.x..<new.maxX where after[x, y] == index {
        let (oldX, oldY) = (x - shift.x, y - shift.y)
        guard before[oldX, oldY] == index else { continue }
        let (from, to) = (one[oldX, oldY], other[x, y])
        if from != to { tally.add(from, to) }
      }
    }
  }
}

/// The views of two layouts that are in both.
private struct Views {
  let scale: Double
  let changed: Set<Rect>
  var list: [ComparedView] = []
  var units: [ViewName] = []
  /// What is not compared: where something is in one layout only, and around what changed, since glyphs reach out of
  /// their frames.
  var coverings: [(old: Window?, new: Window?)] = []

  mutating func add(_ pair: ViewPair, inside outer: Enclosure) {
    var inner = outer
    if pair.new.row != nil || pair.new.id != nil || outer.unit == nil {
      // A row stands for all that is in it, whatever inside has names of its own.
      let isInRow = outer.path.contains { $0.new.row != nil }
      if outer.unit == nil || !isInRow {
        inner.unit = units.count
        units.append(ViewName(pair.new, inside: outer.path))
      }
    }
    let unit = inner.unit ?? 0
    if changed.contains(pair.new.frame), pair.children.isEmpty {
      coverings.append(
        (PixelRect(aroundInk: pair.old.frame, scale: scale), PixelRect(aroundInk: pair.new.frame, scale: scale)))
    }
    list.append(
      ComparedView(
        old: PixelRect(pair.old.frame, scale: scale).intersection(outer.old),
        new: PixelRect(pair.new.frame, scale: scale).intersection(outer.new), shift: shift(pair), unit: unit))
    inner.path.append(pair)
    // Under a new background, or faded, nothing is drawn as it was.
    if pair.modifiers.contains(where: \.view.isDrawn) {
      coverings.append(
        (PixelRect(aroundInk: pair.oldPlace, scale: scale), PixelRect(aroundInk: pair.newPlace, scale: scale)))
      return
    }
    if let before = pair.old.scroll, let after = pair.new.scroll {
      inner.old = PixelRect(before.window, scale: scale).intersection(outer.old)
      inner.new = PixelRect(after.window, scale: scale).intersection(outer.new)
    }
    for member in pair.children {
      switch member {
      case .both(let child): add(child, inside: inner)
      case .added(let view): coverings.append((.none, PixelRect(aroundInk: view.frame, scale: scale)))
      case .removed(let view): coverings.append((PixelRect(aroundInk: view.frame, scale: scale), .none))
      }
    }
    if pair.new.scroll != nil { addIndicators(inner) }
  }

  /// The strips at the end of a window where a scroller draws how far it is.
  private mutating func addIndicators(_ inner: Enclosure) {
    let width = Int((Self.indicatorWidth * scale).rounded(.up))
    func strips(_ window: Window) -> [Window] {
      [
        PixelRect(x: window.maxX - width, y: window.y, width: width, height: window.height),
        PixelRect(x: window.x, y: window.maxY - width, width: window.width, height: width),
      ]
    }
    for (old, new) in zip(strips(inner.old), strips(inner.new)) { coverings.append((old, new)) }
  }

  /// An indicator's width and its distance from the edge, in points.
  private static let indicatorWidth = 8.0

  /// The shift in whole pixels; nil where a view's size or text changed, or it lies between pixels now.
  private func shift(_ pair: ViewPair) -> (x: Int, y: Int)? {
    let (old, new) = (pair.old, pair.new)
    guard old.frame.size == new.frame.size, !changed.contains(new.frame), old.lines == new.lines else { return nil }
    let shift = new.frame.origin - old.frame.origin
    let (x, y) = ((shift.x * scale).rounded(), (shift.y * scale).rounded())
    guard abs(shift.x * scale - x) < 1e-3, abs(shift.y * scale - y) < 1e-3 else { return nil }
    return (Int(x), Int(y))
  }
}

/// Which view is drawn last at each pixel.
private struct OwnerMap {
  private var owners: [Int32]
  private let size: PixelSize

  /// The owners where `windows` are drawn in order; nobody's is what `coverings` cover.
  init(_ windows: [Window], _ size: PixelSize, except coverings: [Window]) {
    self.size = size
    owners = [Int32](repeating: -1, count: size.count)
    for (index, window) in windows.enumerated() { fill(window, with: Int32(index)) }
    for window in coverings { fill(window, with: -1) }
  }

  private mutating func fill(_ window: Window, with owner: Int32) {
    let rect = window.intersection(PixelRect(x: 0, y: 0, width: size.width, height: size.height))
    guard !rect.isEmpty else { return }
    for y in rect.y..<rect.maxY {
      for place in (y * size.width + rect.x)..<(y * size.width + rect.maxX) { owners[place] = owner }
    }
  }

  subscript(x: Int, y: Int) -> Int? {
    guard x >= 0, y >= 0, x < size.width, y < size.height else { return nil }
    return Int(owners[y * size.width + x])
  }
}

/// How many pixels changed, and from which colours to which.
private struct Tally {
  private(set) var count = 0
  private var colors: [UInt64: Int] = [:]

  mutating func add(_ from: UInt32, _ to: UInt32) {
    count += 1
    colors[UInt64(from) << 32 | UInt64(to), default: 0] += 1
  }

  mutating func add(_ other: Tally) {
    count += other.count
    colors.merge(other.colors) { $0 + $1 }
  }

  /// The pair of colours that most pixels changed between; of several the one with the lowest bytes.
  var mostFrequent: (from: UInt32, to: UInt32)? {
    let best = colors.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return best.map { (UInt32($0.key >> 32), UInt32(truncatingIfNeeded: $0.key)) }
  }
}
