import GalleyGeometry
import GalleyLayout
import GalleyPicture
import GalleyScroll
import GalleySnapshot
import GalleyText
import GalleyViews

enum Outcome {
  case passed
  case failed([String])
  case skipped(String)
}

/// Lays out a case and compares it with the expected results.
struct CaseCheck {
  let testCase: Case
  private var json: JSON { testCase.json }

  private var builder: CaseBuilder { CaseBuilder(custom: json["customAlignments"]) }

  func outcome() -> Outcome {
    CaseAlignments.$places.withValue(CaseAlignments.places(in: json["customAlignments"])) { checked() }
  }

  private func checked() -> Outcome {
    do {
      guard json["view"].exists else { throw Unsupported(reason: "the case has no view") }
      let tree = ViewTree(try builder.view(json["view"]), environment: try environment(), context: context())
      let misses = try compare(tree)
      return misses.isEmpty ? .passed : .failed(misses)
    } catch let error as Unsupported {
      return .skipped(error.reason)
    } catch {
      return .failed(["\(error)"])
    }
  }

  private func context() -> BuildContext {
    let positions = ScrollPositions()
    if let offset = scrollOffset(json["view"]) { positions[offset.id] = .offset(offset.point) }
    return BuildContext(
      measurer: TextMeasurer { _, _ in TextLayout(size: .zero, lines: []) },
      images: ImageLoader { _ in throw Unsupported(reason: "images are not read") }, scrollPositions: positions)
  }

  private func scrollOffset(_ node: JSON) -> (id: String, point: Point)? {
    if let id = node["id"].string, node["contentOffset"].exists {
      let numbers = node["contentOffset"].array.compactMap(\.number)
      return (id, Point(x: numbers.first ?? 0, y: numbers.last ?? 0))
    }
    for child in node["children"].array {
      if let found = scrollOffset(child) { return found }
    }
    return nil
  }

  private func environment() throws -> EnvironmentValues {
    var values = EnvironmentValues()
    let asked = json["environment"]
    values.displayScale = asked["displayScale"].number ?? 1
    if asked["layoutDirection"].string == "rightToLeft" { values.layoutDirection = .rightToLeft }
    // A divider is one pixel thick, so its thickness determines the display scale.
    if let thickness = asked["dividerThickness"].number { values.displayScale = 1 / thickness }
    return values
  }

  private func compare(_ tree: ViewTree) throws -> [String] {
    let tolerance = json["expect"]["tolerance"].number ?? json["tolerance"].number ?? 0.01
    let inspection = place(tree)
    var misses: [String] = []
    func check(_ name: String, _ got: [Double], _ want: JSON) { check(name, got, want.array) }
    func check(_ name: String, _ got: [Double], _ want: [JSON]) {
      let wanted = want.compactMap(\.number)
      let equal = got.count == wanted.count && zip(got, wanted).allSatisfy { $0 == $1 || abs($0 - $1) <= tolerance }
      if !equal { misses.append("\(name): got \(got), want \(wanted)") }
    }
    let expect = json["expect"]
    if expect["size"].exists { check("size", [inspection.frame.width, inspection.frame.height], expect["size"]) }
    for id in expect["frames"].keys {
      check(id, numbers(inspection[id]?.frame), expect["frames"][id])
    }
    let grid = PixelGrid(scale: json["environment"]["displayScale"].number ?? 1)
    for id in expect["pixelFrames"].keys {
      check("\(id) in pixels", numbers(inspection[id].map { grid.snap($0.frame) }), expect["pixelFrames"][id])
    }
    for probe in expect["probes"].array {
      let size = tree.size(for: proposal(probe["proposal"]))
      check("probe \(probe["proposal"].array.map(\.number))", [size.width, size.height], probe["size"])
    }
    if let selected = expect["selected"].number, fit(in: inspection)?.chosen != Int(selected) {
      misses.append("selected: got \(String(describing: fit(in: inspection)?.chosen)), want \(selected)")
    }
    for name in expect["guides"].keys {
      let key = try builder.guide(name)
      check("guide \(name)", [tree.root.dimensions(for: proposal(json["proposal"]))[key]], [expect["guides"][name]])
    }
    for entry in expect["log"].array {
      // Sizes must be those in the recording. Fewer proposals than in the recording are allowed.
      let (name, offer) = (entry.array[0].string ?? "", entry.array[1])
      let answer = node(name, below: tree.root)?.size(for: proposal(offer))
      check("\(name) offered \(offer.array.map(\.number))", answer.map { [$0.width, $0.height] } ?? [], entry.array[2])
    }
    for key in expect.keys
    where !["size", "guides", "log", "frames", "pixelFrames", "probes", "selected", "tolerance"].contains(key) {
      throw Unsupported(reason: "the test cannot check '\(key)' yet")
    }
    return misses
  }

  private func place(_ tree: ViewTree) -> InspectedView {
    if json["host"].exists {
      tree.place(on: proposal(json["host"]), safeArea: .zero)
    } else {
      tree.place(atOriginOffering: proposal(json["proposal"]))
    }
    return tree.inspection
  }

  private func proposal(_ json: JSON) -> ProposedViewSize {
    ProposedViewSize(width: json.array.first?.number, height: json.array.last?.number)
  }

  private func numbers(_ rect: Rect?) -> [Double] { rect.map { [$0.minX, $0.minY, $0.width, $0.height] } ?? [] }

  private func node(_ id: String, below node: LayoutNode) -> LayoutNode? {
    if ViewPayload.of(node)?.id == AnyHashable(id) { return node }
    return node.children.lazy.compactMap { self.node(id, below: $0) }.first
  }

  private func fit(in view: InspectedView) -> InspectedView.Fit? {
    if let fit = view.fit { return fit }
    return view.children.lazy.compactMap { self.fit(in: $0) }.first
  }
}
