import GalleyGeometry
import GalleyMotion
import GalleySnapshot
import GalleyViews
import Testing

/// A layout of descending steps: each view starts where the previous one ends.
private struct Stairs: Layout, Equatable {
  var gap = 0.0

  /// Counts how often the cache of the layout was created and updated.
  final class Record {
    var made = 1
    var updated = 0
    var sizes: [Size] = []
  }

  func makeCache(subviews: Subviews) -> Record {
    let record = Record()
    record.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return record
  }

  func updateCache(_ cache: inout Record, subviews: Subviews) {
    cache.updated += 1
    cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Record) -> Size {
    cache.sizes.reduce(Size(width: 0, height: -gap)) {
      Size(width: $0.width + $1.width, height: $0.height + $1.height + gap)
    }
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Record) {
    var corner = bounds.origin
    for (view, size) in zip(subviews, cache.sizes) where !view[Skipped.self] {
      view.place(at: corner, proposal: .unspecified)
      corner = Point(x: corner.x + size.width, y: corner.y + size.height + gap)
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Record
  ) -> Double? { guide == .firstTextBaseline ? 5 : nil }
}

private struct Skipped: LayoutValueKey {
  static let defaultValue = false
}

/// Centres all views in its bounds and requests custom spacing around itself.
private struct Pile: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews {
      view.place(at: Point(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    subviews.reduce(ViewSpacing.zero) { $0.union($1.spacing) }
  }
}

@Suite("Custom layouts")
struct CustomLayoutTests {
  private func box(_ width: Double, _ height: Double, _ id: String) -> some View {
    Color.red.frame(width: width, height: height).id(id)
  }

  @Test("Views are placed at the positions that a custom layout sets")
  func places() {
    let screen = Screen(
      Stairs(gap: 2) {
        box(10, 20, "a")
        box(30, 5, "b")
      }.id("stairs"), width: 100, height: 101)
    #expect(screen.frame("stairs") == "30,37 40x27")
    #expect(screen.frame("a") == "30,37 10x20")
    #expect(screen.frame("b") == "40,59 30x5")
  }

  @Test("The coordinates of a custom layout are mirrored in right-to-left layouts")
  func mirrored() {
    let stairs = Stairs {
      box(10, 20, "a")
      box(30, 5, "b")
    }
    let screen = Screen(stairs, width: 40, height: 25) { $0.layoutDirection = .rightToLeft }
    #expect(screen.frame("a") == "30,0 10x20")
    #expect(screen.frame("b") == "0,20 30x5")
  }

  @Test("A view that a layout does not place is centred, and the layout can read layout values of views")
  func unplaced() {
    let stairs = Stairs {
      box(10, 20, "a").padding(1).layoutValue(key: Skipped.self, value: true).layoutPriority(2)
      box(30, 4, "b")
    }
    let screen = Screen(stairs, width: 42, height: 26)
    #expect(screen.frame("a") == "16,3 10x20")
    #expect(screen.frame("b") == "0,0 30x4")
  }

  @Test("Alignment guides of a layout are used, and placement anchors are points in the placed view")
  func guides() {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Stairs { box(10, 20, "a") }
      box(10, 5, "b")
      Pile { box(4, 6, "c") }.frame(width: 10, height: 10)
    }
    let screen = Screen(row, width: 30, height: 25)
    #expect(screen.view["a"]?.frame.minY == screen.view["b"]?.frame.minY)
    #expect(screen.frame("c") == "23,2 4x6")
  }

  @Test("A custom layout gets the spacing that it requests around itself")
  func spacing() {
    let row = HStack {
      Pile { Spacer() }.frame(width: 10, height: 10).id("pile")
      box(10, 10, "b")
    }
    #expect(Screen(row.id("row"), width: 100, height: 50).view["row"]?.frame.width == 20)
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .vertical) == 0)
  }

  @Test("AnyLayout gives views the same frames as the layout that it wraps", arguments: [false, true])
  func erased(isRow: Bool) {
    let layout = isRow ? AnyLayout(HStackLayout(spacing: 1)) : AnyLayout(AnyLayout(VStackLayout(spacing: 2)))
    let screen = Screen(
      layout {
        box(10, 10, "a")
        Spacer(minLength: 5)
        box(10, 10, "b")
      }.fixedSize().id("stack"), width: 100, height: 100)
    #expect(screen.view["stack"]?.frame.size == (isRow ? Size(width: 27, height: 10) : Size(width: 10, height: 29)))
  }

  @Test("A custom layout can delegate to another layout")
  func composed() {
    struct Flipping: Layout {
      let isRow: Bool
      private var inner: AnyLayout { isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(ZStackLayout()) }

      init(isRow: Bool) { self.isRow = isRow }

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
        inner.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      }

      func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        inner.placeSubviews(in: bounds, proposal: proposal, subviews: subviews[0..<2], cache: &cache)
      }
    }
    let screen = Screen(
      Flipping(isRow: true) {
        box(10, 10, "a")
        box(20, 30, "b")
      }, width: 30, height: 30)
    #expect(screen.frame("a") == "0,10 10x10")
    #expect(screen.frame("b") == "10,0 20x30")
  }
}
