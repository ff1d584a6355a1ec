import GalleyGeometry
import GalleySnapshot

/// In a layout, a modifier is a view around its content, but readers see both as one view.
extension InspectedView {
  /// Modifiers that add views next to their content. The value is true if the content is drawn last.
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

  /// Modifiers that change the position or size of their content, but not how it is drawn.
  private static let arranging: Set = [
    "padding", "frame", "fixedSize", "layoutPriority", "aspectRatio", "position", "alignmentGuide", "syncWidth",
    "containerRelativeFrame", "ignoresSafeArea", "offset",
  ]

  private var contentPlace: Int? {
    // A sheet has a scroll position like a scroll view, but it is a modifier.
    guard !children.isEmpty, scroll == nil || presentsLayers, rows == nil, fit == nil else { return nil }
    if startsLow, let isLast = Self.layered[kind] { return isLast ? children.count - 1 : 0 }
    guard children.count == 1 else { return nil }
    return startsLow && !Self.parts.contains(kind) || Self.passing.contains(kind) ? 0 : nil
  }

  var isStack: Bool { ["HStack", "VStack", "ZStack"].contains(kind) }

  var wrapped: InspectedView? { isStack && children.count == 1 && control == nil ? children[0] : nil }

  var startsLow: Bool {
    guard let byte = kind.utf8.first else { return false }
    return byte < 0x80 ? (0x61...0x7A).contains(byte) : kind.first?.isLowercase == true
  }

  var isReader: Bool { Self.passing.contains(kind) || kind == "scrollHeaderReader" }

  var content: InspectedView? { contentPlace.map { children[$0] } }

  var layers: [InspectedView] {
    guard let place = contentPlace else { return [] }
    return Array(children[..<place] + children[(place + 1)...])
  }

  var placeInLayers: Int? { Self.layered[kind] == nil ? nil : contentPlace }

  var presentsLayers: Bool { kind == "sheet" }

  /// Whether the arguments describe something separate from the content, such as a shadow.
  var ownsArguments: Bool {
    presentsLayers || ["shadow", "border", "clipShape", "overlay", "safeAreaInset", "scrollHeader"].contains(kind)
  }

  /// The id of the sheet or the name of the header, neither of which identifies the view behind it.
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

  var rowNumber: Int? { row ?? content?.rowNumber }

  var isUnseen: Bool { Self.unseen.contains(kind) || presentsLayers && layers.isEmpty }

  var isTransform: Bool { ["rotationEffect", "scaleEffect", "scrollTransition", "visualEffect"].contains(kind) }

  var isDrawn: Bool { !isUnseen && !Self.arranging.contains(kind) }

  var insets: EdgeInsets? {
    guard kind == "padding", let inner = content?.frame else { return nil }
    // Here, leading means left and trailing means right on the canvas, because the layout direction is not known.
    return EdgeInsets(
      top: inner.minY - frame.minY, leading: inner.minX - frame.minX, bottom: frame.maxY - inner.maxY,
      trailing: frame.maxX - inner.maxX)
  }

  /// Returns the view with the id and row of `outer`, unless the view has its own.
  func named(as outer: InspectedView) -> InspectedView {
    var view = self
    // A sheet's name identifies only the sheet, not the view that presents it.
    view.id = id ?? (outer.presentsLayers ? nil : outer.id)
    view.row = row ?? outer.row
    return view
  }
}
