import GalleyGeometry
import GalleyLayout

extension NodeBuilder {
  mutating func addSection(
    header: (inout NodeBuilder) -> Void, content: (inout NodeBuilder) -> Void, footer: (inout NodeBuilder) -> Void
  ) {
    guard isLazy else {
      let section = sectionMarks?.begin() ?? 0
      add(header, .header, of: section)
      add(content, .content, of: section)
      add(footer, .footer, of: section)
      return
    }
    let section = context.nextCollection()
    let (inside, sharedSize) = agreeingInSection()
    var segments = inside.margin(header, SectionPart(section: section, role: .header))
    segments += inside.rows(content, SectionPart(section: section, role: .content))
    segments += inside.margin(footer, SectionPart(section: section, role: .footer))
    for index in segments.indices where segments[index].sharedSize == nil { segments[index].sharedSize = sharedSize }
    append(segments)
  }

  private mutating func add(_ build: (inout NodeBuilder) -> Void, _ role: SectionPart.Role, of section: Int) {
    let start = nodeCount
    build(&self)
    if let sectionMarks { sectionMarks.mark(nodes(from: start), role, of: section) }
  }

  private func margin(_ build: (inout NodeBuilder) -> Void, _ part: SectionPart) -> [LazyRows.Segment] {
    var inner = self
    rowStyle.decoration?.adapt(&inner.environment, for: part.role)
    let nodes = inner.children(along: stackAxis, build)
    guard !nodes.isEmpty else {
      // Uses up the identity of the missing row, so later nodes keep their identities in either case.
      _ = scope?.nextNodeIdentity()
      return []
    }
    return [.single(stack(nodes, along: stackAxis ?? .vertical), part: part)]
  }

  private func rows(_ build: (inout NodeBuilder) -> Void, _ part: SectionPart) -> [LazyRows.Segment] {
    var inner = NodeBuilder(inside: self, lazily: true)
    build(&inner)
    guard case .rows(let segments) = inner.output else { return [] }
    return segments.map { segment in
      var row = segment
      // Rows of an inner section keep that section.
      row.part = segment.part ?? part
      return row
    }
  }
}
