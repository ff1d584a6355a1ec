import CPangoCairo
import CPangoFT2
import GalleyFiles
import Synchronization

/// A cache of profiles. The weights of a family usually have the same glyphs and rules, and engines on several threads
/// use the same faces.
final class ShapingProofs: Sendable {
  private let kept = Mutex(BoundedCache<Key, ShapingProfile?>(capacity: 16))

  private struct Key: Hashable {
    var tables: String
    var lookups: [Int]
    var script: UInt32
    var language: String
    var hasMonospacedDigits: Bool
    var smallCaps: Font.SmallCaps
    var isSpaced: Bool
    var scalars: [Unicode.Scalar]
    var uprights: Set<Unicode.Scalar>

    init(_ tables: String, _ plan: ShapingPlan, _ scalars: [Unicode.Scalar], _ uprights: Set<Unicode.Scalar>) {
      self.tables = tables
      lookups = plan.lookups(inTable: .substitution)
      let properties = plan.properties
      script = plan.scriptCode
      language = hb_language_to_string(properties.language).map { String(cString: $0) } ?? ""
      hasMonospacedDigits = properties.hasMonospacedDigits
      smallCaps = properties.smallCaps
      isSpaced = properties.isSpaced
      (self.scalars, self.uprights) = (scalars, uprights)
    }
  }

  init() {}

  var count: Int { kept.withLock { $0.count } }

  /// Returns the profile of a face. `uprights` are the characters that form separate items.
  func profile(
    _ plan: ShapingPlan, _ scalars: [Unicode.Scalar], uprights: Set<Unicode.Scalar>
  ) -> ShapingProfile? {
    guard plan.isOpenTypeOnly, let tables = Self.digest(of: plan.face) else { return nil }
    let key = Key(tables, plan, scalars, uprights)
    let known = kept.withLock { $0[key] }
    guard let profile = known ?? ShapingProfile(plan, scalars: scalars, isUpright: uprights.contains) else {
      if known == nil { kept.withLock { $0[key] = .some(nil) } }
      return nil
    }
    if known == nil { kept.withLock { $0[key] = profile } }
    return profile.isPositionedByPairs(plan) ? profile : nil
  }

  private static func digest(of face: OpaquePointer?) -> String? {
    guard let tables = OpenTypeFace.digest(ofTables: ["cmap", "GDEF", "GSUB"], in: face) else { return nil }
    // HarfBuzz has a list of faces with faulty tables, and ignores those tables.
    return tables + "\(hb_ot_layout_has_glyph_classes(face)) \(hb_ot_layout_has_substitution(face))"
  }
}
