/// A face that many runs of glyphs share: handing it on copies no names.
package final class SharedFontFace: Sendable {
  /// The face.
  package let face: FontFace

  /// The shared `face`.
  package init(_ face: FontFace) { self.face = face }
}
