import GalleyGeometry
import GalleyViews

/// Fills a page with blocks. Blocks that overlap vertically, such as the cells of a grid row, stay together. Blocks
/// taller than a page continue on the next pages.
struct PageFill {
  struct Pending {
    let block: PageBlock
    let from: Double

    var minY: Double { block.frame.minY + from }
    var maxY: Double { block.frame.maxY }
  }

  /// The part of each block that is visible on the page, measured from the top of the block.
  private(set) var extents: [PageBlock.Key: ClosedRange<Double>] = [:]
  private(set) var blocks: [PageBlock] = []
  private var groups: [[Pending]] = []
  private let window: ClosedRange<Double>

  static let tolerance = 0.01

  init(_ pending: [Pending], in window: ClosedRange<Double>, isLast: Bool) {
    self.window = window
    let all = PageFill.groups(of: pending)
    for group in all {
      guard group.bottom > window.upperBound + Self.tolerance else {
        groups.append(group)
        continue
      }
      if group.height > window.upperBound - window.lowerBound + Self.tolerance { addSome(of: group) }
      break
    }
    if !isLast || groups.count < all.count { dropLastHeaders() }
    for pending in groups.joined() where extents[pending.block.key] == nil {
      extents[pending.block.key] = pending.from...pending.block.frame.height
    }
    blocks = groups.joined().map(\.block)
  }

  func finishes(_ block: PageBlock) -> Bool {
    extents[block.key].map { $0.upperBound >= block.frame.height - Self.tolerance } ?? false
  }

  private mutating func addSome(of group: [Pending]) {
    let whole = group.filter { $0.maxY <= window.upperBound + Self.tolerance }
    if !whole.isEmpty { return groups.append(whole) }
    guard groups.isEmpty else { return }
    let begun = group.filter { $0.minY < window.upperBound - Self.tolerance }
    for pending in begun {
      extents[pending.block.key] = pending.from...(window.upperBound - pending.block.frame.minY)
    }
    groups.append(begun)
  }

  private mutating func dropLastHeaders() {
    while groups.count > 1, let last = groups.last, last.allSatisfy({ $0.block.role == .header }) {
      groups.removeLast()
    }
  }

  private static func groups(of pending: [Pending]) -> [[Pending]] {
    var groups: [[Pending]] = []
    var end = -Double.infinity
    for next in pending {
      if next.minY < end - tolerance, !groups.isEmpty {
        groups[groups.count - 1].append(next)
      } else {
        groups.append([next])
      }
      end = max(end, next.maxY)
    }
    return groups
  }
}

extension [PageFill.Pending] {
  fileprivate var bottom: Double { map(\.maxY).max() ?? 0 }
  fileprivate var height: Double { bottom - (map(\.minY).min() ?? 0) }
}
