import GalleyGeometry
import GalleySnapshot

/// Modifiers stand around the view that they are given to: `padding` around `Text`. To a reader that is one view.
extension InspectedView {
  /// Those that have views of their own beside the one inside: whether that is drawn last, and not first.
  private static let layered = [
    "background": true, "overlay": false, "mask": false, "safeAreaInset": false, "sheet": false,
    "scrollHeader": false,
  ]

  private static let passing: Set = ["ScrollSelectionReader", "ScrollProgressReader"]

  private static let parts: Set = ["gap", "ground", "card", "layer", "view", "sheetContent", "dimming"]

  private static let unseen: Set = [
    "id", "content", "transaction", "animation", "transition", "preferenceValue", "transformPreference",
    "coordinateSpace", "scrollTarget",
    "layoutValue", "HStack", "VStack", "ZStack", "ScrollSelectionReader", "ScrollProgressReader", "scrollHeaderReader",
    "badge", "tag",
  ]

  /// Modifiers that change where things lie, and nothing else of how they are drawn.
  private static let arranging: Set = [
    "padding", "frame", "fixedSize", "layoutPriority", "aspectRatio", "position", "alignmentGuide", "syncWidth",
    "containerRelativeFrame", "ignoresSafeArea", "offset",
  ]

  /// The index of the child that a modifier applies to; nil if the view is not a modifier.
  private var contentPlace: Int? {
    // A sheet stands at a distance as a scroller does, and is a modifier.
    guard !children.isEmpty, scroll == nil || presentsLayers, rows == nil, fit == nil else { return nil }
    if startsLow, let isLast = Self.layered[kind] { return isLast ? children.count - 1 : 0 }
    guard children.count == 1 else { return nil }
    return startsLow && !Self.parts.contains(kind) || Self.passing.contains(kind) ? 0 : nil
  }

  var isStack: Bool { ["HStack", "VStack", "ZStack"].contains(kind) }

  /// The only view in a stack; nil for other views.
  var wrapped: InspectedView? { isStack && children.count == 1 && control == nil ? children[0] : nil }

  var startsLow: Bool {
    guard let byte = kind.utf8.first else { return false }
    return byte < 0x80 ? (0x61...0x7A).contains(byte) : kind.first?.isLowercase == true
  }

  var isReader: Bool { Self.passing.contains(kind) || kind == "scrollHeaderReader" }

  /// The view that a modifier is given to; nil for what is no modifier.
  var content: InspectedView? { contentPlace.map { children[$0] } }

  /// The views that a modifier brings along: a background, what lies over a view.
  var layers: [InspectedView] {
    guard let place = contentPlace else { return [] }
    return Array(children[..<place] + children[(place + 1)...])
  }

  /// Which of its children a modifier with views of its own is given to; nil for any other view.
  var placeInLayers: Int? { Self.layered[kind] == nil ? nil : contentPlace }

  /// Whether the modifier shows its own views or does not, as it was told.
  var presentsLayers: Bool { kind == "sheet" }

  /// Whether the arguments are those of something of its own, and would not be understood as the view's.
  var ownsArguments: Bool {
    presentsLayers || ["shadow", "border", "clipShape", "overlay", "safeAreaInset", "scrollHeader"].contains(kind)
  }

  /// The name that a modifier has of its own, by which nobody means the view that it is given to.
  var layerID: String? { presentsLayers ? id : kind == "scrollHeader" ? attributes["name"] : nil }

  var chain: [InspectedView] {
    var chain = [self]
    while let inner = chain[chain.count - 1].content { chain.append(inner) }
    return chain
  }

  var core: InspectedView {
    var core = self
    while let inner = core.content { core = inner }
    return core
  }

  /// The element of a collection that the view or one inside of its modifiers was built for.
  var rowNumber: Int? { row ?? content?.rowNumber }

  var isUnseen: Bool { Self.unseen.contains(kind) || presentsLayers && layers.isEmpty }

  var isTransform: Bool { ["rotationEffect", "scaleEffect", "scrollTransition", "visualEffect"].contains(kind) }

  /// Whether the modifier changes how what is inside is drawn, and not only where.
  var isDrawn: Bool { !isUnseen && !Self.arranging.contains(kind) }

  /// The room that a `padding` leaves on each side; nil for any other view.
  var insets: EdgeInsets? {
    guard kind == "padding", let inner = content?.frame else { return nil }
    // The sides are those of the canvas: which one is leading is not known here.
    return EdgeInsets(
      top: inner.minY - frame.minY, leading: inner.minX - frame.minX, bottom: frame.maxY - inner.maxY,
      trailing: frame.maxX - inner.maxX)
  }

  /// The view with the identity and the row of `outer`, which is no longer around it, where it has none of its own.
  func named(as outer: InspectedView) -> InspectedView {
    var view = self
    // A sheet's name is its own.
    view.id = id ?? (outer.presentsLayers ? nil : outer.id)
    view.row = row ?? outer.row
    return view
  }
}
