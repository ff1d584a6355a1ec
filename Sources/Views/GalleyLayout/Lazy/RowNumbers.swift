package struct RowNumbers {
  package enum Role: Hashable, Sendable {
    case row
    case header
    case footer
    case gap
  }

  package let count: Int
  private let others: [(position: Int, role: Role)]

  init(_ segments: [LazyRows.Segment]) {
    var others: [(position: Int, role: Role)] = []
    var total = 0
    for segment in segments {
      if segment.role != .row { others += (total..<total + segment.count).map { ($0, segment.role) } }
      total += segment.count
    }
    self.others = others
    count = total - others.count
  }

  package func count(of role: Role) -> Int { role == .row ? count : others.count { $0.role == role } }

  package func role(at position: Int) -> Role {
    let next = firstOther(from: position)
    return others.indices.contains(next) && others[next].position == position ? others[next].role : .row
  }

  /// Returns the number of the row, from 0; nil for headers, footers and gaps.
  package func number(at position: Int) -> Int? {
    role(at: position) == .row ? position - firstOther(from: position) : nil
  }

  private func firstOther(from position: Int) -> Int {
    var (low, high) = (0, others.count)
    while low < high {
      let middle = (low + high) / 2
      if others[middle].position < position { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension LazyRows {
  /// Takes time proportional to the number of segments.
  package var numbers: RowNumbers { RowNumbers(segments) }
}

extension LazyRows.Segment {
  fileprivate var role: RowNumbers.Role {
    if isGap { return .gap }
    return switch part?.role {
    case .header?: .header
    case .footer?: .footer
    case .content?, nil: .row
    }
  }
}
