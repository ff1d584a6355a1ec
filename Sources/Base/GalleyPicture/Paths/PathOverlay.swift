import GalleyGeometry

struct PathOverlay {
  enum Operation {
    case union, intersection, subtraction, symmetricDifference

    func holds(_ first: Bool, _ second: Bool) -> Bool {
      switch self {
      case .union: first || second
      case .intersection: first && second
      case .subtraction: first && !second
      case .symmetricDifference: first != second
      }
    }
  }

  struct Piece {
    let start: Point
    let end: Point
    var windings: (first: Int, second: Int)
  }

  private let isEvenOdd: Bool
  private var pieces: [Piece] = []

  init(_ first: Path, _ second: Path, isEvenOdd: Bool) {
    self.isEvenOdd = isEvenOdd
    let lines = [first, second].enumerated().flatMap { owner, path in
      Polylines(path, isClosed: true).segments.map { CutLine(start: $0.start, end: $0.end, owner: owner) }
    }
    var places: [PieceKey: Int] = [:]
    for (line, cuts) in zip(lines, CutLine.cuts(of: lines)) {
      for (start, end) in zip(cuts, cuts.dropFirst()) where start != end {
        add(start, end, owner: line.owner, &places)
      }
    }
  }

  private mutating func add(_ start: Point, _ end: Point, owner: Int, _ places: inout [PieceKey: Int]) {
    let isForward = (start.x, start.y) < (end.x, end.y)
    let (low, high) = isForward ? (start, end) : (end, start)
    let change = isForward ? 1 : -1
    let index = places[PieceKey(low: low, high: high)] ?? pieces.count
    if index == pieces.count {
      pieces.append(Piece(start: low, end: high, windings: (0, 0)))
      places[PieceKey(low: low, high: high)] = index
    }
    if owner == 0 { pieces[index].windings.first += change } else { pieces[index].windings.second += change }
  }

  func path(_ operation: Operation) -> Path {
    var edges: [(start: Point, end: Point)] = []
    for index in pieces.indices {
      let sides = windings(besides: index)
      func isInside(_ winding: (first: Int, second: Int)) -> Bool {
        operation.holds(holds(winding.first), holds(winding.second))
      }
      let (left, right) = (isInside(sides.left), isInside(sides.right))
      guard left != right else { continue }
      let piece = pieces[index]
      edges.append(left ? (piece.start, piece.end) : (piece.end, piece.start))
    }
    return EdgeChains(edges).path
  }

  private func holds(_ winding: Int) -> Bool { isEvenOdd ? !winding.isMultiple(of: 2) : winding != 0 }

  private func windings(
    besides index: Int
  ) -> (left: (first: Int, second: Int), right: (first: Int, second: Int)) {
    let piece = pieces[index]
    let middle = Point(x: (piece.start.x + piece.end.x) / 2, y: (piece.start.y + piece.end.y) / 2)
    let isSteep = abs(piece.end.y - piece.start.y) >= abs(piece.end.x - piece.start.x)
    var beyond = (first: 0, second: 0)
    for (other, line) in pieces.enumerated() where other != index {
      let crossing = isSteep ? line.crossing(right: middle) : line.crossing(below: middle)
      beyond.first += crossing * line.windings.first
      beyond.second += crossing * line.windings.second
    }
    // Crossing the piece itself changes the winding from one side to the other.
    let own = isSteep ? (piece.end.y > piece.start.y ? 1 : -1) : -1
    let before = (first: beyond.first + own * piece.windings.first, second: beyond.second + own * piece.windings.second)
    // For steep pieces, the far end of the ray is on the left side of the piece if the piece runs downwards.
    let isBeyondLeft = isSteep ? piece.end.y > piece.start.y : false
    return isBeyondLeft ? (beyond, before) : (before, beyond)
  }
}

private struct PieceKey: Hashable {
  let low: Point
  let high: Point
}

extension PathOverlay.Piece {
  func crossing(right point: Point) -> Int {
    let (low, high) = start.y < end.y ? (start, end) : (end, start)
    guard low.y <= point.y, point.y < high.y else { return 0 }
    let x = low.x + (point.y - low.y) / (high.y - low.y) * (high.x - low.x)
    return x > point.x ? (end.y > start.y ? 1 : -1) : 0
  }

  func crossing(below point: Point) -> Int {
    let (low, high) = start.x < end.x ? (start, end) : (end, start)
    guard low.x <= point.x, point.x < high.x else { return 0 }
    let y = low.y + (point.x - low.x) / (high.x - low.x) * (high.y - low.y)
    return y > point.y ? (end.x > start.x ? -1 : 1) : 0
  }
}
