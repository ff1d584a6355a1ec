import GalleyGeometry
import GalleyLayout
public import GalleyViews

public protocol ChartContent: View {}

public typealias ChartContentBuilder = ViewBuilder

extension EmptyView: ChartContent {}
extension Optional: ChartContent where Wrapped: ChartContent {}
extension ConditionalContent: ChartContent where First: ChartContent, Second: ChartContent {}
extension Group: ChartContent where Content: ChartContent {}
extension ForEach: ChartContent where Content: ChartContent {}
extension TupleView: ChartContent where First: ChartContent, Next: ChartContent {}

public struct AnyChartContent: ChartContent {
  public typealias Body = Never

  private let content: any ChartContent

  public init(_ content: some ChartContent) { self.content = content }

  public func _build(into builder: inout NodeBuilder) { content._build(into: &builder) }
}

protocol PlainMark: ChartContent where Body == Never {
  var mark: Mark { get }
}

extension PlainMark {
  func addMark(to builder: inout NodeBuilder) {
    let node = builder.node(RigidRule(size: .zero), [], kind: "\(Self.self)")
    ViewPayload.of(node)?[MarkKey.self] = mark
    BuiltNode(node)._build(into: &builder)
  }
}

struct ChangedMarks<Content: ChartContent>: ChartContent {
  typealias Body = Never

  let content: Content
  let change: (inout Mark) -> Void

  func _build(into builder: inout NodeBuilder) {
    for node in builder.children(along: nil, content._build(into:)) {
      // A modifier does not change marks that are part of a mask.
      if let payload = ViewPayload.of(node), var mark = payload[MarkKey.self], mark.partOf == nil {
        change(&mark)
        payload[MarkKey.self] = mark
      }
      BuiltNode(node)._build(into: &builder)
    }
  }
}

struct MaskedMarks<Content: ChartContent, Mask: ChartContent>: ChartContent {
  typealias Body = Never

  let content: Content
  let mask: Mask

  func _build(into builder: inout NodeBuilder) {
    let through = MarkMask()
    content.changed { $0.shownThrough = $0.shownThrough ?? through }._build(into: &builder)
    mask.changed { $0.partOf = $0.partOf ?? through }._build(into: &builder)
  }
}

extension ChartContent {
  func changed(_ change: @escaping (inout Mark) -> Void) -> some ChartContent {
    ChangedMarks(content: self, change: change)
  }
}
