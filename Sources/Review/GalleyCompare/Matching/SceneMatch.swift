import GalleyDiff
import GalleyFiles
package import GalleyGeometry
import GalleyImage
import GalleyPaint
package import GalleyPicture
import GalleyRender
import GalleySnapshot
import GalleyStage
import GalleyTemplate
import GalleyViews

/// A scene found in an image from elsewhere, such as a device screenshot, and the positions of its views.
package struct SceneMatch: Sendable {
  package let picture: String
  package let scene: String
  /// The state shown in the image, including the values of its variant.
  package let title: String
  package let scale: Double
  /// The position of the scene's top left corner in the image, in pixels.
  package let corner: Point
  /// The similarity, 0 … 1.
  package let likeness: Double
  /// The heights of the areas at the top and bottom, in points, that are ignored because the system draws there.
  package let leftOut: (top: Double, bottom: Double)
  /// The views with visible content, in reading order.
  package let views: [SightedView]
  /// Whether the letters in the image have the same shapes as those in the scene.
  package let isSameFont: Bool
  /// The colour profile of the image, or nil for sRGB.
  let profile: ColorProfile?

  package struct SightedView: Hashable, Sendable {
    package let name: String
    package let frame: Rect
    package internal(set) var finding: Finding
    /// Whether the view's text has different words, while other text differs only in its font.
    package var hasOtherWords = false
    package var colors: [ColorChange] = []
    /// The similarity at the best position nearby.
    var likeness = 0.0
    /// The measured differences, or nil for a view without a visible edge.
    package var measurement: Measurement?

    var facts: [Fact] { measurement?.facts ?? [] }
    var isThere: Bool { [.there, .outside].contains(finding) && colors.isEmpty && facts.isEmpty }
  }

  package struct ColorChange: Hashable, Sendable {
    package let part: Part
    package let own: RGBA
    package let shown: RGBA

    package enum Part: String, Hashable, Sendable {
      case background
      case ink
    }
  }

  package enum Finding: Hashable, Sendable {
    case there
    /// The view moved by a distance in points to the right and down.
    case moved(Point)
    /// The view is at its position but looks different. The similarity is 0 … 1.
    case otherwise(likeness: Double)
    case outside
  }

  package var isAlike: Bool { views.allSatisfy(\.isThere) }
}

struct SceneSearch {
  private let bitmap: Bitmap
  private let light: LightSums
  private let painter: Painter

  private static let scale = 2.0
  /// The minimum similarity at which a state that fills the image is accepted without a further search.
  private static let goodLikeness = 0.6
  private static let minimumLikeness = (anywhere: 0.3, screen: 0.15)
  private static let maximumStates = 24

  init(_ bitmap: Bitmap) throws(PaintError) {
    self.bitmap = bitmap
    light = LightSums(bitmap)
    painter = try RenderContext().painter()
  }

  struct Found {
    let proof: Proof
    let drawing: LightSums
    let place: ImageMatch
  }

  func find(_ proofs: [Proof]) throws(PaintError) -> Found? {
    if let same = try findSameSize(proofs) { return same }
    var found: [Found] = []
    var drawings: [LightSums] = []
    for proof in proofs {
      let drawing = LightSums(try painter.paint(proof.picture, scale: Self.scale))
      drawings.append(drawing)
      if let place = search(proof, drawing).findScreen() {
        found.append(Found(proof: proof, drawing: drawing, place: place))
      }
    }
    if let best = best(of: found) {
      // An image with the aspect ratio of the screen shows the whole screen, even if the similarity is low.
      let isOfScreen = search(best.proof, best.drawing).isOfScreen
      if isOfScreen, best.place.likeness >= Self.minimumLikeness.screen { return best }
      // A slightly cropped screenshot starts a little inside the screen.
      if best.place.likeness >= Self.goodLikeness {
        let closer = search(best.proof, best.drawing).findNear(best.place)
        return Found(proof: best.proof, drawing: best.drawing, place: closer ?? best.place)
      }
    }
    for (proof, drawing) in zip(proofs, drawings).prefix(Self.maximumStates) {
      guard let place = search(proof, drawing).findAnywhere() else { continue }
      found.append(Found(proof: proof, drawing: drawing, place: place))
    }
    return best(of: found).flatMap { $0.place.likeness >= Self.minimumLikeness.anywhere ? $0 : nil }
  }

  /// Finds a state whose canvas has exactly the size of the image, however different it looks.
  private func findSameSize(_ proofs: [Proof]) throws(PaintError) -> Found? {
    var found: [Found] = []
    for proof in proofs {
      let empty = LightSums(Bitmap(width: 0, height: 0, pixels: []))
      guard search(proof, empty).placeOfSameSize() != nil else { continue }
      let drawing = LightSums(try painter.paint(proof.picture, scale: Self.scale))
      guard let place = search(proof, drawing).placeOfSameSize() else { continue }
      found.append(Found(proof: proof, drawing: drawing, place: place))
    }
    guard let best = best(of: found), found.count > 1, best.place.likeness < Self.clearLikeness else {
      return best(of: found)
    }
    // A state whose strings are all found in the image is more likely than another state of similar brightness.
    var counts: [Int] = []
    for one in found.prefix(Self.maximumStates) { counts.append(try readTexts(of: one)) }
    guard let most = counts.max(), most > 0 else { return best }
    return self.best(of: zip(found, counts).filter { $0.1 == most }.map(\.0))
  }

  private static let clearLikeness = 0.95
  /// The minimum similarity of letters in the same font.
  private static let sameFont = 0.9

  /// Returns the number of strings that are near their expected positions.
  private func readTexts(of found: Found) throws(PaintError) -> Int {
    let own = try painter.paint(found.proof.picture, scale: found.place.scale)
    var measure = try measure(of: found, own: own, scale: found.place.scale, isSameFont: true)
    return found.proof.layout.shownLeaves(in: found.proof.ownPart).count { leaf in
      guard !leaf.lines.isEmpty, let result = measure.measure(leaf, at: nil) else { return false }
      return result.problem == nil && !result.facts.contains { if case .missingWords = $0 { true } else { false } }
    }
  }

  private func measure(of found: Found, own: Bitmap, scale: Double, isSameFont: Bool) throws(PaintError) -> SceneMeasure
  {
    SceneMeasure(
      found.proof.picture, own: InkReader(own, at: ImageMatch(scale: scale, x: 0, y: 0, likeness: 1)),
      shown: InkReader(bitmap, at: found.place), plate: try plate(of: found.proof.picture), isSameFont: isSameFont)
  }

  private func search(_ proof: Proof, _ drawing: LightSums) -> PictureSearch {
    PictureSearch(in: light, for: drawing, drawingScale: Self.scale, size: proof.picture.size, part: proof.ownPart)
  }

  private func best(of found: [Found]) -> Found? {
    func rank(_ one: Found) -> Double {
      let (place, size) = (one.place, one.proof.picture.size)
      let shown = light.mean(
        from: (place.x, place.y), to: (place.x + size.width * place.scale, place.y + size.height * place.scale))
      let own = one.drawing.mean(from: (0, 0), to: (size.width * Self.scale, size.height * Self.scale))
      return place.likeness - Double(abs(shown - own)) / 255 * 0.5
    }
    return found.max { rank($0) < rank($1) }
  }

  func views(of found: Found) throws(PaintError) -> (
    views: [SceneMatch.SightedView], likeness: Double, isSameFont: Bool
  ) {
    let scale = min(max(found.place.scale, 0.5), 4)
    let own = try painter.paint(found.proof.picture, scale: scale)
    let drawing = LightSums(own)
    let search = ViewSearch(in: light, for: drawing, drawingScale: scale, at: found.place)
    let leaves = found.proof.layout.shownLeaves(in: found.proof.ownPart).map { ($0, search.find($0.frame)) }
    let isSameFont = leaves.contains { !$0.lines.isEmpty && $1?.likeness ?? 0 >= Self.sameFont }
    var measure = try measure(of: found, own: own, scale: scale, isSameFont: isSameFont)
    var lines: [(number: Int, own: TextRhythm, shown: TextRhythm)] = []
    var views: [SceneMatch.SightedView] = []
    for (leaf, match) in leaves {
      let frame = leaf.frame
      // A shape without contrast cannot be found.
      if match == nil, leaf.isShape { continue }
      var view = SceneMatch.SightedView(name: leaf.name, frame: frame, finding: .init(match))
      view.likeness = match?.likeness ?? 0
      if InkReader(bitmap, at: found.place).contains(frame) { view.measurement = measure.measure(leaf, at: match) }
      view.finding = view.finding.corrected(by: view.measurement) { search.likeness(of: frame) ?? 0 }
      let part = Rect(
        x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale)
      view.colors = colors(
        of: view, isShape: leaf.isShape, own: [true, false].compactMap { MatchedColors(own, in: part, isClean: $0) },
        at: found.place)
      if leaf.isLine, case .otherwise = SceneMatch.Finding(match), let rhythm = TextRhythm(own, in: part, scale: scale),
        let shown = TextRhythm(bitmap, in: place(of: frame, at: found.place), scale: found.place.scale)
      {
        lines.append((views.count, rhythm, shown))
      }
      views.append(view)
    }
    SceneMatch.dropDoubtful(&views)
    for index in TextRhythm.otherWords(lines.map { ($0.own, $0.shown) }) {
      if case .otherwise = views[lines[index].number].finding { views[lines[index].number].hasOtherWords = true }
    }
    return (
      Self.supported(views), max(search.likeness(of: found.proof.ownPart) ?? 0, found.place.likeness), isSameFont
    )
  }
}

extension SceneSearch {
  private func plate(of picture: Picture) throws(PaintError) -> InkReader {
    InkReader(
      try painter.paint(picture.withoutTexts, scale: 1), at: ImageMatch(scale: 1, x: 0, y: 0, likeness: 1))
  }

  /// Removes colour changes that no other view confirms, because something else may be at the position of a view that
  /// looks different.
  private static func supported(_ views: [SceneMatch.SightedView]) -> [SceneMatch.SightedView] {
    views.enumerated().map { index, view in
      guard case .otherwise = view.finding else { return view }
      var view = view
      view.colors.removeAll { change in
        !views.indices.contains { $0 != index && views[$0].colors.contains { $0.isAlike(change) } }
      }
      return view
    }
  }

  private func place(of frame: Rect, movedBy offset: Point = .zero, at place: ImageMatch) -> Rect {
    let scale = place.scale
    return Rect(
      x: place.x + (frame.minX + offset.x) * scale, y: place.y + (frame.minY + offset.y) * scale,
      width: frame.width * scale, height: frame.height * scale)
  }

  private static let minimumColoredShare = 0.42

  private func colors(
    of view: SceneMatch.SightedView, isShape: Bool, own drawn: [MatchedColors], at place: ImageMatch
  ) -> [SceneMatch.ColorChange] {
    // The colour behind the text is unknown.
    if view.measurement?.problem == .background { return [] }
    var offset = Point.zero
    switch view.finding {
    case .there: break
    case .moved(let moved): offset = moved
    case .otherwise(let likeness): if likeness < Self.minimumColoredShare { return [] }
    case .outside: return []
    }
    let part = self.place(of: view.frame, movedBy: offset, at: place)
    guard let own = drawn.first, let shown = MatchedColors(bitmap, in: part) else { return [] }
    var differs = shown.differs(from: own)
    // A colour change must be found for all colours of the drawing, because ink of several colours, such as an emoji,
    // has no single colour.
    for other in drawn.dropFirst().map(shown.differs) {
      differs = (differs.background && other.background, differs.ink && other.ink)
    }
    // A shape fills most of its frame, so the colour measured as the background of its frame is the colour of the
    // shape.
    if isShape { return differs.background ? [.init(part: .ink, own: own.background, shown: shown.background)] : [] }
    var changes: [SceneMatch.ColorChange] = []
    if differs.background { changes.append(.init(part: .background, own: own.background, shown: shown.background)) }
    if differs.ink, let ink = shown.ink, let ownInk = own.ink {
      changes.append(.init(part: .ink, own: ownInk, shown: ink))
    }
    return changes
  }
}

extension SceneMatch.ColorChange {
  func isAlike(_ other: Self) -> Bool {
    part == other.part && MatchedColors.areAlike(own, other.own) && MatchedColors.areAlike(shown, other.shown)
  }
}

extension SceneMatch.Finding {
  /// The minimum similarity of a view, which text in another font still reaches.
  fileprivate static let minimumLikeness = 0.6

  fileprivate init(_ match: ViewMatch?) {
    guard let match else {
      self = .outside
      return
    }
    let offset = match.offset
    if match.likeness < Self.minimumLikeness {
      self = .otherwise(likeness: match.likeness)
    } else if max(abs(offset.x), abs(offset.y)) < 1 {
      self = .there
    } else {
      self = .moved(Point(x: abs(offset.x) < 1 ? 0 : offset.x, y: abs(offset.y) < 1 ? 0 : offset.y))
    }
  }
}

extension SceneMatch.Finding {
  /// Corrects the result with a measurement. Measured ink gives the position more precisely than a search, and explains
  /// why a view looks different.
  ///
  /// `likeness` returns the similarity at the position in the scene. It is negative if dark and light are swapped.
  fileprivate func corrected(by measurement: SceneMatch.Measurement?, likeness: () -> Double) -> Self {
    guard let measurement else { return self }
    switch (measurement.problem, self) {
    case (.outside, _): return .outside
    // In a list, the most similar text is often that of another item.
    case (.notFound, .outside), (.notFound, .moved): return .otherwise(likeness: max(likeness(), 0))
    case (.some, _): return self
    case (nil, _): break
    }
    if measurement.offset != .zero { return .moved(measurement.offset) }
    if case .otherwise = self, measurement.facts.isEmpty, likeness() > -Self.minimumLikeness { return self }
    return .there
  }
}

extension Proof {
  /// The area that the scene itself draws, in points. The system draws over the rest.
  var ownPart: Rect {
    let (area, size) = (source.variant.canvas.safeArea, picture.size)
    return Rect(x: 0, y: area.top, width: size.width, height: max(size.height - area.top - area.bottom, 0))
  }
}
