/// A reference to a face. Passing the reference avoids copying the face's names.
package final class SharedFontFace: Sendable {
  package let face: FontFace

  package init(_ face: FontFace) { self.face = face }
}
