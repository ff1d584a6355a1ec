import GalleyGeometry
import GalleyPicture
import GalleySnapshot

/// Which views are drawn otherwise though they are laid out alike.
///
/// Each pixel belongs to the view that is drawn last there. A pixel of the new picture is compared with the one that
/// the same view had there before it was shifted, if that pixel belonged to the view too: what is shifted is not
/// different, and what covers it is not its own.
struct RedrawnViews {
  /// The changes, one for each row or named view: of the smallest view that holds all of it.
  private(set) var changes: [LayoutChange] = []
  /// The pixels of the second picture that are drawn otherwise.
  private(set) var pixels: PixelSet

  /// The changes of `views`, which are those of `pair`, and which `first` and `second` show.
  ///
  /// `unequal` are the pixels that are not the same in both pictures; nil where they are not known. No change is
  /// reported for which `isExplained` is true.
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
            // Edges of what moved over a view or behind it are not the view's.
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

  /// The change of the views in which pixels were `found`: of the smallest one that holds all of them.
  private static func change(_ views: ComparedViews, _ found: Found, _ pair: ViewPair) -> LayoutChange? {
    guard let colors = found.tally.mostFrequent else { return nil }
    // A view that lies between pixels paints some that are also of the stack around it.
    let leaves = found.views.filter { views.list[$0].isLeaf }
    let nodes = (leaves.isEmpty ? found.views : leaves).map { views.list[$0].node }
    guard let first = nodes.first else { return nil }
    let path = views.path(to: nodes.reduce(first, views.common), in: pair)
    guard let view = path.last else { return nil }
    var name = ViewName(view, inside: path.dropLast())
    name.parent = path.dropLast().last { $0.new.content == nil }?.new.kind
    return .redrawn(name, pixels: found.tally.count, from: PixelColor(colors.from), to: PixelColor(colors.to))
  }

  /// Pixels of some views that are drawn otherwise.
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

/// How many pixels changed, and from which colours to which.
private struct Tally {
  private(set) var count = 0
  private var colors: [UInt64: Int] = [:]
  /// The last change, and how often it came in a row: most pixels change as the one before.
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

  /// The pair of colours that most pixels changed between; of several the one with the lowest bytes.
  var mostFrequent: (from: UInt32, to: UInt32)? {
    let best = colors.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return best.map { (UInt32($0.key >> 32), UInt32(truncatingIfNeeded: $0.key)) }
  }
}
