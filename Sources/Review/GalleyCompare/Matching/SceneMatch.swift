import GalleyDiff
import GalleyFiles
public import GalleyGeometry
import GalleyImage
import GalleyPaint
public import GalleyPicture
import GalleyRender
import GalleySnapshot
import GalleyStage
import GalleyTemplate
import GalleyViews

/// A scene found in an image from elsewhere, such as a device screenshot, and the positions of its views.
public struct SceneMatch: Sendable {
  public let picture: String
  public let scene: String
  /// The state shown in the image, including the values of its variant.
  public let title: String
  /// Pixels of the image per point of the scene.
  public let scale: Double
  /// The position of the scene's top left corner in the image, in pixels.
  public let corner: Point
  /// The similarity of the scene and the image, 0 … 1.
  public let likeness: Double
  /// The heights of the ignored areas at the top and bottom, in points. The system draws there.
  public let leftOut: (top: Double, bottom: Double)
  /// The views with visible content, in reading order.
  public let views: [SightedView]

  public struct SightedView: Hashable, Sendable {
    public let name: String
    public let frame: Rect
    public let finding: Finding
    /// Whether the view is a line of text with different words, while other lines differ only in their font.
    public var hasOtherWords = false
    /// The colours that differ from the scene.
    public var colors: [ColorChange] = []
  }

  public struct ColorChange: Hashable, Sendable {
    public let part: Part
    public let own: RGBA
    public let shown: RGBA

    public enum Part: String, Hashable, Sendable {
      case background
      case ink
    }
  }

  /// The position of a view in the image, compared with the scene.
  public enum Finding: Hashable, Sendable {
    case there
    /// The view moved by this offset, in points to the right and down.
    case moved(Point)
    /// The view is at its position but looks different. The similarity is 0 … 1.
    case otherwise(likeness: Double)
    case outside
  }

  public var isAlike: Bool { views.allSatisfy { [.there, .outside].contains($0.finding) && $0.colors.isEmpty } }
}

struct SceneSearch {
  private let bitmap: Bitmap
  private let light: LightSums
  private let painter: Painter

  private static let scale = 2.0
  /// Accepts a state that fills the image without a further search.
  private static let goodLikeness = 0.6
  private static let leastLikeness = (anywhere: 0.3, screen: 0.15)
  private static let mostStates = 24

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
      // An image with the aspect ratio of the screen shows all of it, even if the similarity is low.
      let isOfScreen = search(best.proof, best.drawing).isOfScreen
      if isOfScreen, best.place.likeness >= Self.leastLikeness.screen { return best }
      // A slightly cropped screenshot starts inside the screen.
      if best.place.likeness >= Self.goodLikeness {
        let closer = search(best.proof, best.drawing).findNear(best.place)
        return Found(proof: best.proof, drawing: best.drawing, place: closer ?? best.place)
      }
    }
    for (proof, drawing) in zip(proofs, drawings).prefix(Self.mostStates) {
      guard let place = search(proof, drawing).findAnywhere() else { continue }
      found.append(Found(proof: proof, drawing: drawing, place: place))
    }
    return best(of: found).flatMap { $0.place.likeness >= Self.leastLikeness.anywhere ? $0 : nil }
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

  func views(of found: Found) throws(PaintError) -> (views: [SceneMatch.SightedView], likeness: Double) {
    let scale = min(max(found.place.scale, 0.5), 4)
    let own = try painter.paint(found.proof.picture, scale: scale)
    let drawing = LightSums(own)
    let search = ViewSearch(in: light, for: drawing, drawingScale: scale, at: found.place)
    var lines: [(number: Int, own: TextRhythm, shown: TextRhythm)] = []
    var views: [SceneMatch.SightedView] = []
    for leaf in found.proof.layout.shownLeaves(in: found.proof.ownPart) {
      let frame = leaf.frame
      let match = search.find(frame)
      // A shape without contrast cannot be found.
      if match == nil, leaf.isShape { continue }
      var view = SceneMatch.SightedView(name: leaf.name, frame: frame, finding: .init(match))
      let part = Rect(
        x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale)
      view.colors = colors(
        of: view, isShape: leaf.isShape, own: MatchedColors(own, in: part, isClean: true), at: found.place)
      if leaf.isLine, case .otherwise = view.finding, let rhythm = TextRhythm(own, in: part, scale: scale),
        let shown = TextRhythm(bitmap, in: place(of: frame, at: found.place), scale: found.place.scale)
      {
        lines.append((views.count, rhythm, shown))
      }
      views.append(view)
    }
    for index in TextRhythm.otherWords(lines.map { ($0.own, $0.shown) }) {
      views[lines[index].number].hasOtherWords = true
    }
    return (
      Self.supported(views), max(search.likeness(of: found.proof.ownPart) ?? 0, found.place.likeness)
    )
  }
}

extension SceneSearch {
  /// Something else may be at the position of a view that looks different, so another view must confirm its colours.
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

  private static let leastColored = 0.42

  private func colors(
    of view: SceneMatch.SightedView, isShape: Bool, own: MatchedColors?, at place: ImageMatch
  ) -> [SceneMatch.ColorChange] {
    var offset = Point.zero
    switch view.finding {
    case .there: break
    case .moved(let moved): offset = moved
    case .otherwise(let likeness): if likeness < Self.leastColored { return [] }
    case .outside: return []
    }
    let part = self.place(of: view.frame, movedBy: offset, at: place)
    guard let own, let shown = MatchedColors(bitmap, in: part) else { return [] }
    let differs = shown.differs(from: own)
    // A shape fills most of its frame, so its background is its own colour.
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
  /// Text in another font reaches this similarity.
  private static let leastLikeness = 0.6

  fileprivate init(_ match: ViewMatch?) {
    guard let match else {
      self = .outside
      return
    }
    let offset = match.offset
    if match.likeness < Self.leastLikeness {
      self = .otherwise(likeness: match.likeness)
    } else if max(abs(offset.x), abs(offset.y)) < 1 {
      self = .there
    } else {
      self = .moved(Point(x: abs(offset.x) < 1 ? 0 : offset.x, y: abs(offset.y) < 1 ? 0 : offset.y))
    }
  }
}

extension Proof {
  /// The system draws over the rest. In points.
  var ownPart: Rect {
    let (area, size) = (source.variant.canvas.safeArea, picture.size)
    return Rect(x: 0, y: area.top, width: size.width, height: max(size.height - area.top - area.bottom, 0))
  }
}

private struct ShownLeaf {
  let name: String
  let frame: Rect
  var isShape = false
  var isLine = false

  static let shapes: Set<String> = ["Circle", "Ellipse", "Capsule", "Rectangle", "RoundedRectangle", "Color"]
}

extension InspectedView {
  fileprivate func shownLeaves(in window: Rect) -> [ShownLeaf] {
    let window = scroll.map { $0.viewport.intersection(window) ?? .zero } ?? window
    let own = frame.intersection(window) ?? .zero
    // A view cut by an edge would be matched by its visible part only.
    let isWhole = own.width >= frame.width - 0.5 && own.height >= frame.height - 0.5
    var leaves: [ShownLeaf] = []
    if isWhole, frame.width > 1, frame.height > 1 {
      if !lines.isEmpty {
        leaves.append(ShownLeaf(name: lines.joined(separator: " "), frame: frame, isLine: lines.count == 1))
      } else if children.isEmpty, ShownLeaf.shapes.contains(kind), min(frame.width, frame.height) >= 4 {
        leaves.append(ShownLeaf(name: id ?? kind, frame: frame, isShape: true))
      } else if kind == "Image" || (id != nil && children.isEmpty) {
        leaves.append(ShownLeaf(name: id ?? attributes["name"] ?? kind, frame: frame))
      }
    }
    return leaves + children.flatMap { $0.shownLeaves(in: window) }
  }
}
