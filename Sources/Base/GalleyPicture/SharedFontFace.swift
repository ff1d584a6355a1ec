/// A face that many runs of glyphs share: handing it on copies no names.
package final class SharedFontFace: Sendable {
  package let face: FontFace

  package init(_ face: FontFace) { self.face = face }
}
