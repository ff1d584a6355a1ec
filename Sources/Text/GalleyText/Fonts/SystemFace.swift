import GalleyFiles

/// A copy of a face for shaping text of one size, whose letters are as wide as those of iOS's system font.
///
/// Pango, HarfBuzz and the width tables read it like any other font file, so all of them agree on the widths. It has the
/// glyphs, the kerning and the rules of the original, but no outlines: text is drawn with the original.
final class SystemFace: Sendable {
  /// A font size, in quarters of a point. The widths of other sizes are proportional to those of the nearest step.
  struct Step: Hashable, Sendable {
    private let quarters: Int

    init(_ size: Double) { quarters = Int((min(max(size, 0.25), 256) * 4).rounded()) }

    var size: Double { Double(quarters) / 4 }
  }

  var path: String { file.path }
  private let file: MemoryFile
  /// The change of each glyph's advance in ems, with tracking.
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

  /// Returns the difference from the original advance, in ems.
  func change(of glyph: UInt32) -> Double { Int(glyph) < changes.count ? Double(changes[Int(glyph)]) : 0 }

  /// Returns how far the outline of `glyph` is drawn to the right of its original place, in ems, so that the space that
  /// a letter gains or loses is on both sides. Tracking stays on the right.
  func shift(of glyph: UInt32) -> Double {
    Int(glyph) < changes.count ? Double(changes[Int(glyph)] - tracking) / 2 : 0
  }
}
