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

  /// The changes of `pair`, which `first` and `second` show; those in `changed`, and what lies in `areas`, are drawn
  /// otherwise for a known reason.
  ///
  /// `unequal` are the pixels that are not the same in both pictures; nil where they are not known.
  init(
    _ pair: ViewPair, scale: Double, _ first: Bitmap, _ second: Bitmap, except changed: Set<Rect>,
    areas: [Rect] = [], unequal: PixelSet? = nil
  ) {
    let views = ComparedViews(pair, scale: scale, first, second, except: changed, areas: areas)
    let owners = views.owners(first, second)
    var tallies = [Tally](repeating: Tally(), count: views.list.count)
    first.withPlane { one in
      second.withPlane { other in
        for (index, view) in views.list.enumerated() {
          var tally = Tally()
          view.forEachChange(index, (owners.old, one, PixelSize(first)), (owners.new, other), unequal) {
            tally.add($0, $1)
          }
          tally.close()
          tallies[index] = tally
        }
      }
    }
    changes = Self.changes(views, tallies)
  }

  /// The tallies of each unit's views added up.
  private static func changes(_ views: ComparedViews, _ tallies: [Tally]) -> [LayoutChange] {
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

  /// Counts what was added last.
  mutating func close() {
    guard last.count > 0 else { return }
    count += last.count
    colors[last.colors, default: 0] += last.count
    last.count = 0
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
