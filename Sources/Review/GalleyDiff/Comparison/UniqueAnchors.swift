/// The longest common sequence of elements that occur exactly once in each of two lists (Bram Cohen's patience diff).
struct UniqueAnchors {
  let pairs: [(old: Int, new: Int)]

  init<Element: Hashable>(_ old: [Element], _ new: [Element]) {
    let places = (Self.uniquePlaces(old), Self.uniquePlaces(new))
    let candidates = old.indices.compactMap { index -> (old: Int, new: Int)? in
      guard places.0[old[index]] == .some(.some(index)), let place = places.1[old[index]] ?? nil else { return nil }
      return (index, place)
    }
    // Longest increasing subsequence: the last candidate of the best run of each length, and the predecessor of each
    // candidate.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: candidates.count)
    for (index, candidate) in candidates.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if candidates[ends[middle]].new < candidate.new { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var run: [(old: Int, new: Int)] = []
    var next = ends.last
    while let index = next {
      run.append(candidates[index])
      next = previous[index]
    }
    pairs = run.reversed()
  }

  private static func uniquePlaces<Element: Hashable>(_ elements: [Element]) -> [Element: Int?] {
    var places: [Element: Int?] = [:]
    for (index, element) in elements.enumerated() {
      if places[element] == nil { places[element] = .some(index) } else { places[element] = .some(nil) }
    }
    return places
  }
}
