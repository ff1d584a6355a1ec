import GalleyLayout

final class SectionMarks {
  private var marks: [ObjectIdentifier: Mark] = [:]
  private var count = 0

  struct Mark {
    let section: Int
    let role: SectionPart.Role
  }

  func begin() -> Int {
    count += 1
    return count
  }

  func mark(_ nodes: [LayoutNode], _ role: SectionPart.Role, of section: Int) {
    // Nodes that an inner section marked belong to that section.
    for node in nodes where marks[ObjectIdentifier(node)] == nil {
      marks[ObjectIdentifier(node)] = Mark(section: section, role: role)
    }
  }

  func mark(of node: LayoutNode) -> Mark? {
    var node: LayoutNode? = node
    while let current = node {
      if let mark = marks[ObjectIdentifier(current)] { return mark }
      node = current.shownThrough
    }
    return nil
  }
}

extension NodeBuilder {
  var nodeCount: Int { if case .nodes(let nodes) = output { nodes.count } else { 0 } }

  func nodes(from start: Int) -> [LayoutNode] {
    if case .nodes(let nodes) = output { Array(nodes.dropFirst(start)) } else { [] }
  }
}
