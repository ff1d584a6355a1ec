struct NodeTraits: Equatable {
  var priority = 0.0
  var modifiedChild: Int32 = -1
  var flags: Flags = []
  var guides: GuideSet = []
  var dependence: PlacementDependence = []
  /// The space above this view if this view begins with text and the view above it ends with text; nil if this view
  /// does not begin with text.
  var textSpacing: Float?

  struct Flags: OptionSet {
    let rawValue: UInt16

    static let hasPriority = Flags(rawValue: 1)
    static let hasZeroSpacing = Flags(rawValue: 1 << 1)
    static let isZeroSpaced = Flags(rawValue: 1 << 2)
    static let hasOwnSpacing = Flags(rawValue: 1 << 3)
    static let definesSpacing = Flags(rawValue: 1 << 4)
    static let hasDrawingOrder = Flags(rawValue: 1 << 5)
    static let isCheap = Flags(rawValue: 1 << 6)
    static let producesNoRow = Flags(rawValue: 1 << 7)
    static let retainsNodes = Flags(rawValue: 1 << 8)
    static let presentsLayers = Flags(rawValue: 1 << 9)
    static let endsWithText = Flags(rawValue: 1 << 10)
    static let isControl = Flags(rawValue: 1 << 11)

    static let shown: Flags = [.hasPriority, .hasZeroSpacing, .hasOwnSpacing, .hasDrawingOrder]
    /// The flags that are set from outside, regardless of the rule.
    static let given: Flags = [.isZeroSpaced, .isControl]
  }

  init(isZeroSpaced: Bool) { if isZeroSpaced { flags = .isZeroSpaced } }

  var given: Flags {
    get { flags.intersection(.given) }
    set { flags = flags.subtracting(.given).union(newValue) }
  }

  init(_ own: LayoutTraits, given: Flags, around inner: NodeTraits?) {
    let shown = inner?.flags.intersection(.shown) ?? []
    flags = shown.union(given)
    if given.contains(.isZeroSpaced) { flags.insert(.hasZeroSpacing) }
    if own.hasOwnSpacing { flags.formUnion([.hasOwnSpacing, .definesSpacing]) }
    if own.drawingOrder != nil { flags.insert(.hasDrawingOrder) }
    if own.isCheap { flags.insert(.isCheap) }
    if own.producesNoRow { flags.insert(.producesNoRow) }
    if own.retainsNodes { flags.insert(.retainsNodes) }
    if own.presentsLayers { flags.insert(.presentsLayers) }
    if let priority = own.priority {
      self.priority = priority
      flags.insert(.hasPriority)
    } else if let inner, shown.contains(.hasPriority) {
      priority = inner.priority
    } else {
      priority = own.ownPriority
    }
    modifiedChild = own.modifiedChild.map(Int32.init(clamping:)) ?? -1
    guides = own.guides
    dependence = own.dependence
    takeTextEdges(own, of: inner)
  }

  /// A control keeps the usual distance from text, although it may consist of text.
  private mutating func takeTextEdges(_ own: LayoutTraits, of inner: NodeTraits?) {
    guard !flags.contains(.isControl) else { return }
    if let spacing = own.textSpacing {
      textSpacing = Float(spacing)
      flags.insert(.endsWithText)
    } else if case .inherited(let top, let bottom) = own.textEdges, let inner {
      if top { textSpacing = inner.textSpacing }
      if bottom, inner.flags.contains(.endsWithText) { flags.insert(.endsWithText) }
    }
  }

  mutating func takeTextEdges(_ edges: LayoutTraits.TextEdges, of children: [LayoutNode]) {
    guard !flags.contains(.isControl) else { return }
    switch edges {
    case .inherited: return
    case .column:
      textSpacing = children.first?.traits.textSpacing
      if children.last?.endsWithText == true { flags.insert(.endsWithText) }
    case .row:
      textSpacing = children.compactMap(\.traits.textSpacing).max()
      if children.contains(where: \.endsWithText) { flags.insert(.endsWithText) }
    }
  }
}
