import GalleyStage
import GalleyViews

/// Work that is done once for all previews: decoding images, and letting the runtime look up conformances and create
/// generic types. No preview code is executed.
@MainActor
struct SharedFindings {
  private var types: Set<ObjectIdentifier> = []
  private var unknownNames: Set<String> = []
  private var images: [String: ImageUse] = [:]
  private(set) var pixels = 0

  private static let pixelLimit = 32 << 20

  /// Returns new discoveries. Only images in `files` are included, because previews cannot modify them.
  func new(from stages: [Stage], _ context: RenderContext, files: Set<String>) -> Findings {
    let uses = context.imageUses.filter { use in
      files.contains(use.name) && !(images[use.name].map { Set($0.sizes).isSuperset(of: use.sizes) } ?? false)
    }
    let met = stages.reduce(into: Set<ObjectIdentifier>()) { $0.formUnion($1.builtViewTypes) }.subtracting(types)
    return Findings(images: uses, types: met.compactMap(BuiltViewTypes.name).filter { !unknownNames.contains($0) })
  }

  mutating func learn(_ findings: Findings, _ context: RenderContext) -> Bool {
    var isNew = false
    for name in findings.types {
      let before = types.count
      if BuiltViewTypes.learn(name, known: &types) == nil { unknownNames.insert(name) }
      isNew = isNew || types.count > before
    }
    for use in findings.images where pixels < Self.pixelLimit {
      let known = images[use.name]
      let missing = use.sizes.filter { !(known?.sizes.contains($0) ?? false) }
      guard known == nil || !missing.isEmpty else { continue }
      pixels += context.prepare(ImageUse(name: use.name, sizes: missing))
      images[use.name] = ImageUse(name: use.name, sizes: (known?.sizes ?? []) + missing)
      isNew = true
    }
    return isNew
  }
}
