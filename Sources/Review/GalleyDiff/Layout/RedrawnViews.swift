import GalleyGeometry
import GalleyPicture
import GalleySnapshot

/// Views whose drawing changed although their layout did not.
///
/// Each pixel belongs to the view that is drawn last there. It is compared with the same pixel of that view at its old
/// position, so a view that only moved or was covered is not reported.
struct RedrawnViews {
  /// The changes, at most one for each row or named view. Each is reported at the smallest view that contains all its
  /// changed pixels.
  private(set) var changes: [LayoutChange] = []
  private(set) var pixels: PixelSet

  /// Finds redrawn views. `unequal` contains all pixels that differ. Changes for which `isExplained` returns true are
  /// omitted.
  init(
    _ views: ComparedViews, of pair: ViewPair, _ first: Bitmap, _ second: Bitmap, unequal: PixelSet? = nil,
    isExplained: (LayoutChange) -> Bool
  ) {
    pixels = PixelSet(size: PixelSize(second))
    let owners = views.owners(first, second)
    var units: [Int: [Int]] = [:]
    first.withPlane { one in
      second.withPlane { other in
        let before = (owners: owners.old, plane: one, size: PixelSize(first))
        let after = (owners: owners.new, plane: other)
        for (index, view) in views.list.enumerated() {
          var isRedrawn = false
          view.forEachChange(index, before, after, unequal) { _, _, _, _ in isRedrawn = true }
          if isRedrawn { units[view.unit, default: []].append(index) }
        }
        for (_, unit) in units.sorted(by: { $0.key < $1.key }) {
          var found = Found(PixelSize(second))
          let nodes = Set(unit.map { views.list[$0].node })
          for index in unit {
            // The edges of other views that moved in front of the view or behind it do not belong to the view.
            let others = views.explained(in: views.list[index].new, except: nodes)
            views.list[index].forEachChange(index, before, after, unequal) { x, y, from, to in
              if !others.contains(where: { $0.contains(x, y) }) { found.add(x, y, from, to, of: index) }
            }
          }
          found.tally.close()
          guard let change = Self.change(views, found, pair), !isExplained(change) else { continue }
          changes.append(change)
          pixels.formUnion(found.pixels)
        }
      }
    }
  }

  private static func change(_ views: ComparedViews, _ found: Found, _ pair: ViewPair) -> LayoutChange? {
    guard let colors = found.tally.mostFrequent else { return nil }
    // Some pixels inside a view can belong to its enclosing stack, so views without children take precedence.
    let leaves = found.views.filter { views.list[$0].isLeaf }
    let nodes = (leaves.isEmpty ? found.views : leaves).map { views.list[$0].node }
    guard let first = nodes.first else { return nil }
    let path = views.path(to: nodes.reduce(first, views.common), in: pair)
    guard let view = path.last else { return nil }
    var name = ViewName(view, inside: path.dropLast())
    name.parent = path.dropLast().last { $0.new.content == nil }?.new.kind
    return .redrawn(name, pixels: found.tally.count, from: PixelColor(colors.from), to: PixelColor(colors.to))
  }

  private struct Found {
    var tally = Tally()
    private(set) var pixels: PixelSet
    private(set) var views: [Int] = []

    init(_ size: PixelSize) { pixels = PixelSet(size: size) }

    mutating func add(_ x: Int, _ y: Int, _ from: UInt32, _ to: UInt32, of view: Int) {
      tally.add(from, to)
      pixels[x, y] = true
      if views.last != view { views.append(view) }
    }
  }
}

private struct Tally {
  private(set) var count = 0
  private var colors: [UInt64: Int] = [:]
  /// The length of the current run. Neighbouring pixels usually change in the same way, so counting runs saves
  /// dictionary look-ups.
  private var last: (colors: UInt64, count: Int) = (0, 0)

  @inline(__always)
  mutating func add(_ from: UInt32, _ to: UInt32) {
    let pair = UInt64(from) << 32 | UInt64(to)
    if pair != last.colors {
      close()
      last.colors = pair
    }
    last.count += 1
  }

  mutating func close() {
    guard last.count > 0 else { return }
    count += last.count
    colors[last.colors, default: 0] += last.count
    last.count = 0
  }

  /// The most frequent change. If several changes are equally frequent, the lowest value is used.
  var mostFrequent: (from: UInt32, to: UInt32)? {
    let best = colors.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return best.map { (UInt32($0.key >> 32), UInt32(truncatingIfNeeded: $0.key)) }
  }
}
