package struct CountedViews<Content: View>: View {
  package typealias Body = Never

  private let content: Content
  private let onCount: (Int) -> Void

  package init(_ content: Content, onCount: @escaping (Int) -> Void) {
    self.content = content
    self.onCount = onCount
  }

  package func _build(into builder: inout NodeBuilder) {
    let before = builder.output.count
    content._build(into: &builder)
    onCount(builder.output.count - before)
  }
}

extension NodeBuilder.Output {
  fileprivate var count: Int {
    switch self {
    case .nodes(let nodes): nodes.count
    case .rows(let segments): segments.count
    }
  }
}
