import ArgumentParser

/// How many pictures of one cause get a picture of what differs.
struct DifferenceCount: ExpressibleByArgument {
  /// The number; nil where each gets one.
  let limit: Int?

  init(limit: Int?) { self.limit = limit }

  init?(argument: String) {
    guard argument != "all" else {
      limit = nil
      return
    }
    guard let number = Int(argument), number >= 0 else { return nil }
    limit = number
  }

  var defaultValueDescription: String { limit.map { "\($0)" } ?? "all" }
}
