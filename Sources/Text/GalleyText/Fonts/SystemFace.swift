import GalleyFiles

/// A copy of a face with the letter widths of iOS's system font, for shaping text at one size.
///
/// It has the glyphs, kerning and rules of the original but no outlines, because text is drawn with the original.
final class SystemFace: Sendable {
  /// A font size rounded to quarters of a point. Sizes in between use the widths of the nearest step, scaled in
  /// proportion.
  struct Step: Hashable, Sendable {
    private let quarters: Int

    init(_ size: Double) { quarters = Int((min(max(size, 0.25), 256) * 4).rounded()) }

    var size: Double { Double(quarters) / 4 }
  }

  var path: String { file.path }
  private let file: MemoryFile
  /// The change of each glyph's advance including tracking, in ems.
  private let changes: [Float]
  private let tracking: Float

  /// Returns nil if the system has no more memory or file descriptors.
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

  /// Returns how far the outline of `glyph` is moved to the right, in ems. The space that a letter gains or loses is
  /// split between its two sides. Tracking stays on the right.
  func shift(of glyph: UInt32) -> Double {
    Int(glyph) < changes.count ? Double(changes[Int(glyph)] - tracking) / 2 : 0
  }
}
