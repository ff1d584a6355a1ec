/// Passing a reference avoids copying the face's names.
package final class SharedFontFace: Sendable {
  package let face: FontFace

  package init(_ face: FontFace) { self.face = face }
}
