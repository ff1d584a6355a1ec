extension InspectedSharedSize.Fit {
  private static let arrangements = [
    "HStack": "side by side", "VStack": "stacked", "ZStack": "on top of each other",
  ]

  package func name(of index: Int) -> String {
    guard candidates.indices.contains(index) else { return "candidate \(index + 1)" }
    let kind = candidates[index]
    // If two candidates have the same kind, only their numbers distinguish them.
    guard candidates.count(where: { $0 == kind }) == 1, let arrangement = Self.arrangements[kind] else {
      return "candidate \(index + 1) (\(kind))"
    }
    return arrangement
  }
}
