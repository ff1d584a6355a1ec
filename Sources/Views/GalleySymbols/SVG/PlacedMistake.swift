/// A mistake in a text and its place.
struct PlacedMistake: Error, Hashable {
  let line: Int
  let reason: String
}
