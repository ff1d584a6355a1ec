/// An error in a text with its location.
struct PlacedMistake: Error, Hashable {
  let line: Int
  let reason: String
}
