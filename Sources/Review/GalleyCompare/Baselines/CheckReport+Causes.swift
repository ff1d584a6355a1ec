import GalleyDiff
import GalleyJSON
import GalleyMessages
import GalleySnapshot
import GalleyTemplate

extension CheckReport {
  mutating func findCauses() {
    let numbers = images.indices.filter { images[$0].isJudgedWrong }
    let cases = numbers.map { images[$0].causedCase }
    let drawn = Dictionary(grouping: images.filter { $0.status != .orphaned }) { $0.scene }
      .mapValues { $0.map { CausedCase.variant($0.variant) } }
    causes = Causes(cases, drawn: drawn).all
    let places = Dictionary(numbers.map { (images[$0].name, $0) }) { first, _ in first }
    for index in causes.indices {
      defer { causes[index].shown = [] }
      guard let number = places[causes[index].clearest], let new = images[number].actual?.layout,
        let old = images[number].baseline?.layout
      else { continue }
      causes[index].show(from: old, to: new)
    }
    for cause in causes {
      for name in cause.images { places[name].map { images[$0].causes.append(cause.number) } }
    }
  }

  public var sharesCauses: Bool { causes.areShared }

  var causeLines: [String] { causes.lines }

  public var acceptOneCommand: String? {
    guard revision == nil, sharesCauses, causes.count > 1, let artifactsFolder,
      let alone = images.compactMap({ $0.causes.count == 1 ? $0.causes[0] : nil }).min()
    else { return nil }
    return CheckMessages.approve(causes: [alone], from: artifactsFolder, in: namedBaselines)
  }
}

extension Cause {
  /// How many images, scenes and variants the cause affects. Images drawn by Swift code do not belong to scenes.
  public var reach: String {
    CauseMessages.reach(images: images.count, scenes: place == nil ? scenes.count : nil, variants: variants)
  }
}

extension CheckedImage {
  /// Whether the failure may have a cause in the layout. This is also possible if the image could not be compared.
  fileprivate var isJudgedWrong: Bool {
    [.failed, .missing].contains(status) || status == .couldNotCompare && layoutDiff?.isEmpty == false
  }

  fileprivate var causedCase: CausedCase {
    let layouts = baseline?.layout.flatMap { old in actual?.layout.map { (old, $0) } }
    let diff = layoutDiff ?? (status == .failed ? layouts.map { LayoutDiff($0.0, $0.1, account: account) } : nil)
    return CausedCase(
      name: name, scene: scene, variant: CausedCase.variant(variant), diff: diff, changedValues: changedValues,
      sources: layouts.map { Self.sources(of: diff?.changes ?? [], from: $0.0, to: $0.1) } ?? [:],
      isOfCode: actual?.layout?.view.isLocated ?? false, verdict: status.rawValue,
      lead: sentences.first ?? name)
  }

  /// The locations in code of added views, and of the containers of removed views. Empty for scenes.
  private static func sources(
    of changes: [LayoutChange], from old: LayoutSnapshot, to new: LayoutSnapshot
  ) -> [LayoutChange: ViewSource] {
    guard new.view.isLocated else { return [:] }
    return changes.reduce(into: [:]) { sources, change in
      switch change {
      case .added, .removed: sources[change] = change.source(from: old, to: new)
      default: break
      }
    }
  }
}

extension InspectedView {
  fileprivate var isLocated: Bool { origin != nil || children.contains(where: \.isLocated) }
}

extension CheckedImage {
  public var variantValues: [String] { CausedCase.values(variant) }
}

extension Cause {
  mutating func show(from old: LayoutSnapshot, to new: LayoutSnapshot) {
    area = shown.lazy.compactMap { $0.place(from: old, to: new) }.first ?? area
    guard let source = shown.lazy.compactMap({ $0.source(from: old, to: new) }).first else { return }
    let place = SourcePlace(file: source.file, line: source.line, column: source.column)
    (self.place, sentence) = (place, CauseMessages.sentence(sentence, file: source.file, line: source.line))
  }

  var json: JSONValue {
    .object([
      "number": .integer(number), "kind": .string(kind.rawValue), "sentence": .string(sentence),
      "scenes": .strings(scenes), "variants": .integer(variants), "only": only.isEmpty ? nil : .strings(only),
      "clearest": .string(clearest),
      "file": place.map { .string($0.file) }, "line": place?.line.map { .integer($0) },
      "area": area.map { .array([$0.x, $0.y, $0.width, $0.height].map { .integer($0) }) },
      "images": .strings(images),
    ])
  }

  init?(_ object: JSONValue) {
    guard let number = object["number"]?.integer, let sentence = object["sentence"]?.string else { return nil }
    self.init(
      number: number, kind: object["kind"]?.string.flatMap(Kind.init) ?? .picture, sentence: sentence,
      images: object["images"]?.strings ?? [], scenes: object["scenes"]?.strings ?? [],
      variants: object["variants"]?.integer ?? 1, only: object["only"]?.strings ?? [],
      clearest: object["clearest"]?.string ?? "")
    place = object["file"]?.string.map { SourcePlace(file: $0, line: object["line"]?.integer) }
    let sides = object["area"]?.list.compactMap(\.integer) ?? []
    area = sides.count == 4 ? PixelRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3]) : nil
  }
}
