/// A face that many glyph runs share. Passing a reference avoids copying its names.
package final class SharedFontFace: Sendable {
  package let face: FontFace

  package init(_ face: FontFace) { self.face = face }
}
