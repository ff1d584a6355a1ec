import GalleyGeometry
import GalleyMotion
import GalleyPicture
import GalleyViews
import TestSupport

/// A random tree of views. Its description is enough to reproduce it, and smaller trees help to isolate a failure.
indirect enum RandomView: View, CustomStringConvertible {
  case leaf(Leaf)
  case container(Container, [RandomView])
  case modified(RandomView, Modifier)

  enum Leaf: CaseIterable { case text, longText, color, spacer, divider, empty, box, circle }

  enum Container: CaseIterable {
    case hstack, vstack, zstack, leadingStack, baselineRow, lazyVStack, lazyHStack, grid, scroll, carousel, fits, group
    case reader, rows, trueGrid, unevenGrid, lazyColumns, ownLayout, anyLayout
    case list, plainList, pinnedSections, sectionGrid, flow, lazyFlow
  }

  enum Modifier: CaseIterable {
    case padding, negativePadding, width, height, tinyFrame, bounds, endless, fixed, fixedWidth, ratio, fill, priority
    case overlay, background, guide, position, offset, safeArea, inset, sideInset, opacity, clip, identity, fine
    case turned, larger, front, masked, blended, wideCell, unsized, named, safePadding, margins, relative, listRow
  }

  init(depth: Int, _ generator: inout SplitMix64) {
    if depth == 0 || Int.random(in: 0..<6, using: &generator) == 0 {
      self = .leaf(Leaf.allCases.randomElement(using: &generator) ?? .text)
    } else if Bool.random(using: &generator) {
      let modifier = Modifier.allCases.randomElement(using: &generator) ?? .padding
      self = .modified(RandomView(depth: depth - 1, &generator), modifier)
    } else {
      let container = Container.allCases.randomElement(using: &generator) ?? .hstack
      let count = Int.random(in: 0...4, using: &generator)
      self = .container(container, (0..<count).map { _ in RandomView(depth: depth - 1, &generator) })
    }
  }

  var description: String {
    switch self {
    case .leaf(let leaf): "\(leaf)"
    case .container(let container, let children): "\(container){\(children.map(\.description).joined(separator: " "))}"
    case .modified(let view, let modifier): "\(view).\(modifier)"
    }
  }

  /// The trees that have one element less than this tree.
  var smaller: [RandomView] {
    switch self {
    case .leaf: []
    case .modified(let view, let modifier): [view] + view.smaller.map { .modified($0, modifier) }
    case .container(let container, let children):
      children
        + children.indices.map { index in
          .container(container, children.enumerated().filter { $0.offset != index }.map(\.element))
        }
        + children.indices.flatMap { index in
          children[index].smaller.map { smaller in
            var fewer = children
            fewer[index] = smaller
            return RandomView.container(container, fewer)
          }
        }
    }
  }

  /// Returns the smallest tree derived from this one for which `fails` still returns true.
  func shrunk(_ fails: (RandomView) -> Bool) -> RandomView {
    var tree = self
    while let smaller = tree.smaller.first(where: fails) { tree = smaller }
    return tree
  }

  typealias Body = Never

  func _build(into builder: inout NodeBuilder) { view._build(into: &builder) }

  private var view: AnyView {
    switch self {
    case .leaf(let leaf): leaf.view
    case .container(let container, let children): container.view(ForEach(0..<children.count) { children[$0] })
    case .modified(let view, let modifier): modifier.applied(to: view)
    }
  }
}

extension RandomView.Leaf {
  var view: AnyView {
    switch self {
    case .text: AnyView(Text("word"))
    case .longText: AnyView(Text("a text of several words, one longword among them"))
    case .color: AnyView(Color.red)
    case .spacer: AnyView(Spacer())
    case .divider: AnyView(Divider())
    case .empty: AnyView(EmptyView())
    case .box: AnyView(Color.blue.frame(width: 33, height: 17))
    case .circle: AnyView(Circle())
    }
  }
}

extension RandomView.Container {
  func view(_ content: some View) -> AnyView {
    switch self {
    case .hstack: AnyView(HStack { content })
    case .vstack: AnyView(VStack(spacing: 3) { content })
    case .zstack: AnyView(ZStack(alignment: .bottomTrailing) { content })
    case .leadingStack: AnyView(VStack(alignment: .leading) { content })
    case .baselineRow: AnyView(HStack(alignment: .firstTextBaseline, spacing: 0) { content })
    case .lazyVStack: AnyView(LazyVStack(alignment: .trailing) { content })
    case .lazyHStack: AnyView(LazyHStack(alignment: .lastTextBaseline, spacing: 2) { content })
    case .grid: AnyView(LazyVGrid(columns: [GridItem(.adaptive(minimum: 30)), GridItem(.fixed(20))]) { content })
    case .scroll: AnyView(ScrollView { content })
    case .carousel: AnyView(ScrollView(.horizontal) { content })
    case .fits: AnyView(ViewThatFits { content })
    case .group: AnyView(Group { content })
    case .reader: AnyView(GeometryReader { proxy in content.frame(width: proxy.size.width / 2) })
    case .trueGrid: AnyView(Grid { GridRow { content } })
    case .unevenGrid:
      AnyView(
        Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 1) {
          content
          GridRow(alignment: .top) { content }
          GridRow { Text("cell") }
        })
    case .lazyColumns: AnyView(LazyHGrid(rows: [GridItem(.flexible()), GridItem(.fixed(20))]) { content })
    case .ownLayout: AnyView(Overlapping { content })
    case .anyLayout: AnyView(AnyLayout(GridLayout(alignment: .topTrailing)) { content })
    case .list: AnyView(List { Section("Header") { content } }.listRowSpacing(3))
    case .plainList: AnyView(List { ForEach(0..<3) { Section("\($0)") { content } } }.listStyle(.plain))
    case .pinnedSections:
      AnyView(
        ScrollView {
          LazyVStack(pinnedViews: [.sectionHeaders, .sectionFooters]) {
            Section {
              content
            } header: {
              content
            } footer: {
              Text("footer")
            }
          }
        })
    case .sectionGrid:
      AnyView(LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<2) { Section("\($0)") { content } } })
    case .flow: AnyView(FlowLayout(alignment: .center, itemAlignment: .lastTextBaseline) { content })
    case .lazyFlow: AnyView(LazyFlowStack(columns: .adaptive(minimum: 30), spacing: 1) { content })
    case .rows: AnyView(ScrollView { LazyVStack { ForEach(0..<3) { _ in content } } })
    }
  }
}

extension RandomView.Modifier {
  func applied(to view: some View) -> AnyView {
    switch self {
    case .padding: AnyView(view.padding(EdgeInsets(top: 1, leading: 7, bottom: 3, trailing: 2)))
    case .negativePadding: AnyView(view.padding(-20))
    case .width: AnyView(view.frame(width: 60, alignment: .leading))
    case .height: AnyView(view.frame(height: 45, alignment: .bottom))
    case .tinyFrame: AnyView(view.frame(width: 1e-9, height: 0))
    case .bounds: AnyView(view.frame(minWidth: 20, idealWidth: 50, maxWidth: 80, minHeight: 10))
    case .endless: AnyView(view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing))
    case .fixed: AnyView(view.fixedSize())
    case .fixedWidth: AnyView(view.fixedSize(horizontal: true, vertical: false))
    case .ratio: AnyView(view.aspectRatio(1.7, contentMode: .fit))
    case .fill: AnyView(view.aspectRatio(nil, contentMode: .fill))
    case .priority: AnyView(view.layoutPriority(1))
    case .overlay: AnyView(view.overlay(alignment: .topLeading) { Text("over") })
    case .background: AnyView(view.background(Color.green))
    case .guide: AnyView(view.alignmentGuide(.trailing) { $0.width / 3 })
    case .position: AnyView(view.position(x: 11, y: 13))
    case .offset: AnyView(view.offset(y: 9))
    case .safeArea: AnyView(view.ignoresSafeArea())
    case .inset: AnyView(view.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 12) })
    case .sideInset: AnyView(view.safeAreaInset(edge: .leading) { Text("side") })
    case .opacity: AnyView(view.opacity(0.5))
    case .clip: AnyView(view.clipShape(Capsule()))
    case .identity: AnyView(view.id("id"))
    case .turned: AnyView(view.rotationEffect(.degrees(180)))
    case .larger: AnyView(view.scaleEffect(x: 1.5, y: 0.5))
    case .front: AnyView(view.zIndex(1))
    case .masked: AnyView(view.mask { Capsule().padding(2) })
    case .blended: AnyView(view.blendMode(.screen))
    case .wideCell: AnyView(view.gridCellColumns(3))
    case .unsized: AnyView(view.gridCellUnsizedAxes(.horizontal).gridCellAnchor(.trailing))
    case .named: AnyView(view.coordinateSpace(.named("space")))
    case .safePadding: AnyView(view.safeAreaPadding(.horizontal, 5))
    case .margins: AnyView(view.contentMargins(.vertical, 6))
    case .relative: AnyView(view.containerRelativeFrame(.horizontal))
    case .listRow:
      AnyView(
        view.listRowInsets(EdgeInsets(top: 1, leading: 9)).listRowBackground(Color.red).badge(3)
          .listRowSeparator(.hidden, edges: .top))
    case .fine: AnyView(view.environment(\.displayScale, 3))
    }
  }
}

/// A custom layout in which each view starts at the middle of the previous one.
struct Overlapping: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return Size(width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height / 2 })
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for view in subviews {
      view.place(at: Point(x: bounds.minX, y: y), proposal: proposal)
      y += view.sizeThatFits(proposal).height / 2
    }
  }
}
