import GalleyFiles

/// A copy of a face for shaping text of one size, with the letter widths of iOS's system font.
///
/// It has the glyphs, kerning and rules of the original, but no outlines: text is drawn with the original.
final class SystemFace: Sendable {
  /// In quarters of a point. The widths of other sizes are proportional to those of the nearest step.
  struct Step: Hashable, Sendable {
    private let quarters: Int

    init(_ size: Double) { quarters = Int((min(max(size, 0.25), 256) * 4).rounded()) }

    var size: Double { Double(quarters) / 4 }
  }

  var path: String { file.path }
  private let file: MemoryFile
  /// In ems, with tracking.
  private let changes: [Float]
  private let tracking: Float

  /// Nil if the system has no more memory or file descriptors.
  init?(_ face: OpenTypeFace, _ letters: SystemLetters, step: Step) {
    let share = SystemFont.standard.displayShare(at: step.size)
    let tracking = SystemFont.standard.tracking(at: step.size)
    let changes = letters.changes(weight: face.weight, displayShare: share).map { $0 + tracking }
    guard let file = face.widened(by: changes) else { return nil }
    self.file = file
    self.tracking = Float(tracking)
    self.changes = changes.map { Float($0) }
  }

  func change(of glyph: UInt32) -> Double { Int(glyph) < changes.count ? Double(changes[Int(glyph)]) : 0 }

  /// How far the outline of `glyph` is drawn to the right of its original place, in ems. The gained or lost space is
  /// divided between both sides. Tracking stays on the right.
  func shift(of glyph: UInt32) -> Double {
    Int(glyph) < changes.count ? Double(changes[Int(glyph)] - tracking) / 2 : 0
  }
}
