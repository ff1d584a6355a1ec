/// A mistake in a text, and where it is.
struct PlacedMistake: Error, Hashable {
  let line: Int
  let reason: String
}
