import GalleyLayout

/// Views outside sections form sections without a header or footer.
public struct SectionConfiguration: Identifiable {
  public let id: AnyHashable
  public fileprivate(set) var header = SubviewsCollection([])
  public fileprivate(set) var content = SubviewsCollection([])
  public fileprivate(set) var footer = SubviewsCollection([])

  fileprivate init(id: AnyHashable) { self.id = id }

  public var containerValues: ContainerValues? { content.first?.containerValues }
}

public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  init(_ sections: [SectionConfiguration]) { self.sections = sections }

  init<Base: View>(in view: Base, builder: inout NodeBuilder) {
    let marks = SectionMarks()
    var inner = builder
    inner.sectionMarks = marks
    var parts: [(section: Int?, roles: [SectionPart.Role: [Subview]])] = []
    let subviews = inner.children(along: nil, view._build(into:)).enumerated().map { index, node in
      (mark: marks.mark(of: node), view: Subview(node, at: index))
    }
    for (mark, view) in subviews {
      if parts.isEmpty || parts[parts.count - 1].section != mark?.section { parts.append((mark?.section, [:])) }
      parts[parts.count - 1].roles[mark?.role ?? .content, default: []].append(view)
    }
    sections = parts.enumerated().map { index, part in
      var section = SectionConfiguration(id: AnyHashable(index))
      section.header = SubviewsCollection(part.roles[.header] ?? [])
      section.content = SubviewsCollection(part.roles[.content] ?? [])
      section.footer = SubviewsCollection(part.roles[.footer] ?? [])
      return section
    }
  }

  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }

  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension SubviewsCollection: View {
  public typealias Body = Never

  public func _build(into builder: inout NodeBuilder) { for subview in self { subview._build(into: &builder) } }
}

extension ForEach where Data == SectionCollection, ID == AnyHashable, Content: View {
  public init<Base: View>(sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) {
    self.init(elements: SectionCollection([]), id: \.id, content: content)
    finding = { SectionCollection(in: view, builder: &$0) }
  }
}

extension Group {
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupOfSections<Base, Result> {
    self.init { GroupOfSections(base: view, transform: transform) }
  }
}

public struct GroupOfSections<Base: View, Result: View>: View {
  public typealias Body = Never

  let base: Base
  let transform: (SectionCollection) -> Result

  public func _build(into builder: inout NodeBuilder) {
    transform(SectionCollection(in: base, builder: &builder))._build(into: &builder)
  }
}
