/// What a painter keeps between pictures.
final class PaintStore {
  /// The fonts opened so far.
  let fonts: FontStore
  /// The images made ready so far.
  let images = ImageStore()

  init() throws(PaintError) {
    fonts = try FontStore()
  }
}
