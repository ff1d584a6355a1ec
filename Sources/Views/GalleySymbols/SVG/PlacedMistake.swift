struct PlacedMistake: Error, Hashable {
  let line: Int
  let reason: String
}
