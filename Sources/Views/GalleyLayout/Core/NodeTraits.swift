/// Stored compactly because a tree has many nodes.
struct NodeTraits: Equatable {
  var priority = 0.0
  var modifiedChild: Int32 = -1
  var flags: Flags = []
  var guides: GuideSet = []
  /// Includes the dependences of descendants.
  var dependence: PlacementDependence = []

  struct Flags: OptionSet {
    let rawValue: UInt16

    static let hasPriority = Flags(rawValue: 1)
    static let hasZeroSpacing = Flags(rawValue: 1 << 1)
    static let isZeroSpaced = Flags(rawValue: 1 << 2)
    static let hasOwnSpacing = Flags(rawValue: 1 << 3)
    static let tellsSpacing = Flags(rawValue: 1 << 4)
    static let hasDrawingOrder = Flags(rawValue: 1 << 5)
    static let isCheap = Flags(rawValue: 1 << 6)
    static let producesNoRow = Flags(rawValue: 1 << 7)
    static let retainsNodes = Flags(rawValue: 1 << 8)
    static let presentsLayers = Flags(rawValue: 1 << 9)

    static let shown: Flags = [.hasPriority, .hasZeroSpacing, .hasOwnSpacing, .hasDrawingOrder]
  }

  init(isZeroSpaced: Bool) { self.isZeroSpaced = isZeroSpaced }

  var isZeroSpaced: Bool {
    get { flags.contains(.isZeroSpaced) }
    set { if newValue { flags.insert(.isZeroSpaced) } else { flags.remove(.isZeroSpaced) } }
  }

  init(_ own: LayoutTraits, isZeroSpaced: Bool, around inner: NodeTraits?) {
    let shown = inner?.flags.intersection(.shown) ?? []
    flags = shown
    if isZeroSpaced { flags.formUnion([.isZeroSpaced, .hasZeroSpacing]) }
    if own.hasOwnSpacing { flags.formUnion([.hasOwnSpacing, .tellsSpacing]) }
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
  }
}
