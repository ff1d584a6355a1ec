struct LocatedError: Error, Hashable {
  let line: Int
  let reason: String
}
