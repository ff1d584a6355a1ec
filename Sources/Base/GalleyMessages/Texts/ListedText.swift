extension [String] {
  /// The elements as an English list, such as "one, two and three".
  package var listed: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
