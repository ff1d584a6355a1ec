import CPangoCairo
import GalleyGeometry

final class WidthTableBuilder {
  private let faceCache: FaceCache
  private let typesetter: Typesetter
  private let cascade: Cascade
  private let emojiFamily: String
  private let proofs: ShapingProofs
  private var shapes = BoundedCache<ShapeKey, TextShapes?>(capacity: 16)
  let scratch = TextScratch()
  let memory = TableMemory()

  private struct ShapeKey: Hashable {
    var face: ObjectIdentifier
    var script: UInt32
    var language: String
    var hasMonospacedDigits: Bool
    var smallCaps: Font.SmallCaps
    var isSpaced: Bool
  }

  /// Creates a builder. Builders on other threads may share `proofs`.
  init(
    faceCache: FaceCache, typesetter: Typesetter, cascade: Cascade, emojiFamily: String, proofs: ShapingProofs
  ) {
    self.faceCache = faceCache
    self.typesetter = typesetter
    self.cascade = cascade
    self.emojiFamily = emojiFamily
    self.proofs = proofs
  }

  var clusterFacts: ClusterFacts { faceCache.clusterFacts }

  func mixed(for style: FontWidths.Style, own: FontWidths) -> MixedWidths? {
    guard style.font.features == nil, PangoUnits.nearest(style.font.layoutTracking) == 0,
      style.font.layoutSize <= WidthTable.largestSize, let face = face(of: style)
    else { return nil }
    let faces = FallbackFaces(
      own: face, font: style.font, language: style.language, emojiFamily: emojiFamily, faceCache: faceCache,
      cascade: cascade)
    return MixedWidths(style, faces, own: own, tableBuilder: self)
  }

  func table(for style: FontWidths.Style, script: GUnicodeScript) -> WidthTable? {
    guard style.font.layoutSize <= WidthTable.largestSize, let face = face(of: style) else { return nil }
    let scalars = Alphabet.scalars(of: script).filter { face.glyph(for: $0) != nil }
    guard let probe = probe(Probe.text(scalars), in: face, style) else { return nil }
    let plan = ShapingPlan(probe, style.font)
    let key = ShapeKey(
      face: ObjectIdentifier(face), script: plan.scriptCode, language: style.language,
      hasMonospacedDigits: style.font.hasMonospacedDigits, smallCaps: style.font.smallCaps,
      isSpaced: style.font.isSpaced)
    return shapes(key, plan, scalars, Probe.uprights(scalars, probe.starts)).map {
      WidthTable(plan, $0, tracking: PangoUnits.nearest(style.font.layoutTracking), memory)
    }
  }

  /// Returns whether a script is shaped with the same lookups as in `plan`, which must have the same style.
  func isShapedAlike(_ plan: ShapingPlan, _ style: FontWidths.Style, script: GUnicodeScript) -> Bool {
    Alphabet.scalars(of: script).first.map { isShapedAlike(plan, style, sample: $0) } ?? false
  }

  func isShapedAlike(_ plan: ShapingPlan, _ style: FontWidths.Style, sample: Unicode.Scalar) -> Bool {
    guard let face = face(of: style),
      let probe = probe(String(sample), in: face, style)
        ?? probe(String(sample), in: face, style, isRightToLeft: true)
    else { return false }
    let other = ShapingPlan(probe, style.font)
    return plan.lookups(inTable: .substitution) == other.lookups(inTable: .substitution)
      && plan.lookups(inTable: .positioning) == other.lookups(inTable: .positioning)
  }

  private func face(of style: FontWidths.Style) -> LoadedFace? {
    guard case .success(let face) = faceCache.face(for: style.font), !face.isColor else { return nil }
    return face
  }

  func probe(
    _ text: String, in face: LoadedFace, _ style: FontWidths.Style, isRightToLeft: Bool = false
  ) -> ProbedText? {
    faceCache.use(face)
    typesetter.use(faceCache)
    typesetter.use(language: style.language)
    typesetter.use(.leftToRight)
    return typesetter.probe(text, in: face, font: style.font, isRightToLeft: isRightToLeft)
  }

  private func shapes(
    _ key: ShapeKey, _ plan: ShapingPlan, _ scalars: [Unicode.Scalar], _ uprights: Set<Unicode.Scalar>?
  ) -> TextShapes? {
    if let known = shapes[key] { return known }
    let profile = uprights.flatMap { proofs.profile(plan, scalars, uprights: $0) }
    let answer = profile.map { TextShapes($0, isShared: Alphabet.isShared) }
    shapes[key] = .some(answer)
    return answer
  }
}

extension ShapingPlan {
  fileprivate convenience init(_ probe: ProbedText, _ font: ResolvedFont) {
    let properties = Properties(
      script: probe.script, language: probe.language, hasMonospacedDigits: font.hasMonospacedDigits,
      smallCaps: font.smallCaps,
      isSpaced: font.isSpaced)
    self.init(probe.font, properties)
  }
}

extension ResolvedFont {
  fileprivate var isSpaced: Bool { PangoUnits.nearest(layoutTracking) != 0 }
}

/// A string whose items show which characters Pango puts into separate items.
private enum Probe {
  static func text(_ scalars: [Unicode.Scalar]) -> String {
    scalars.reduce(into: ".") { $0 += "\($1)." }
  }

  static func uprights(_ scalars: [Unicode.Scalar], _ starts: [Int]) -> Set<Unicode.Scalar>? {
    var expected: Set<Int> = [0]
    var uprights: Set<Unicode.Scalar> = []
    let starts = Set(starts)
    var offset = 1
    for scalar in scalars {
      let end = offset + Unicode.UTF8.width(scalar)
      if starts.contains(offset) {
        uprights.insert(scalar)
        expected.formUnion([offset, end])
      }
      offset = end + 1
    }
    return expected == starts ? uprights : nil
  }
}
