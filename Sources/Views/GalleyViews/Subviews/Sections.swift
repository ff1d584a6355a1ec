import GalleyLayout

/// A section that another view found in its content; views beside sections are sections without header and footer.
public struct SectionConfiguration: Identifiable {
  /// What tells the section from the others.
  public let id: AnyHashable
  /// What stands above the rows.
  public fileprivate(set) var header = SubviewsCollection([])
  /// The rows.
  public fileprivate(set) var content = SubviewsCollection([])
  /// What stands below the rows.
  public fileprivate(set) var footer = SubviewsCollection([])

  fileprivate init(id: AnyHashable) { self.id = id }

  /// What the rows say to the container around them: what the first of them does.
  public var containerValues: ContainerValues? { content.first?.containerValues }
}

/// The sections that another view found in its content, from first to last.
public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  init(_ sections: [SectionConfiguration]) { self.sections = sections }

  /// The sections in `view`.
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

  /// Where the first section is.
  public var startIndex: Int { sections.startIndex }
  /// Behind the last section.
  public var endIndex: Int { sections.endIndex }

  /// The section at `index`.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension SubviewsCollection: View {
  /// Its nodes are built already.
  public typealias Body = Never

  /// Adds the nodes of the subviews.
  public func _build(into builder: inout NodeBuilder) { for subview in self { subview._build(into: &builder) } }
}

extension ForEach where Data == SectionCollection, ID == AnyHashable, Content: View {
  /// A view for each of the sections in `view`.
  public init<Base: View>(sections view: Base, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) {
    self.init(elements: SectionCollection([]), id: \.id, content: content)
    finding = { SectionCollection(in: view, builder: &$0) }
  }
}

extension Group {
  /// The views that `transform` makes of the sections in `view`.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupOfSections<Base, Result> {
    self.init { GroupOfSections(base: view, transform: transform) }
  }
}

/// The views that are made of the sections in another view.
public struct GroupOfSections<Base: View, Result: View>: View {
  /// It has nodes of its own making.
  public typealias Body = Never

  let base: Base
  let transform: (SectionCollection) -> Result

  /// Adds the nodes of what is made.
  public func _build(into builder: inout NodeBuilder) {
    transform(SectionCollection(in: base, builder: &builder))._build(into: &builder)
  }
}
