extension [SourceTokens.Token] {
  func text(at index: Int) -> Substring? { indices.contains(index) ? self[index].text : nil }

  func word(at index: Int) -> Substring? {
    indices.contains(index) && self[index].isWord ? self[index].text : nil
  }

  func bytes(_ first: Int, _ last: Int) -> Range<Int> { self[first].range.lowerBound..<self[last].range.upperBound }

  func closing(from index: Int) -> Int? {
    let opening = self[index].text
    let ending: Substring = opening == "(" ? ")" : "}"
    var depth = 0
    for place in index..<count {
      if self[place].text == opening { depth += 1 }
      if self[place].text == ending { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }

  func opening(to index: Int) -> Int? {
    var depth = 0
    for place in (0...index).reversed() {
      if self[place].text == "}" { depth += 1 }
      if self[place].text == "{" { depth -= 1 }
      if depth == 0 { return place }
    }
    return nil
  }
}
