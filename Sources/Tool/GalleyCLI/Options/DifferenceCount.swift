import ArgumentParser

/// The maximum number of difference images for each cause.
struct DifferenceCount: ExpressibleByArgument {
  /// The maximum number of difference images; nil for all.
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
