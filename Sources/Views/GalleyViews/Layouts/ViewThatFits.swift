public import GalleyGeometry
import GalleyLayout

/// The first of its views whose ideal size fits what is offered, else the last.
///
/// With `uniform`, all rows of a list, a section or the screen show the same candidate: the first that fits in every
/// one of them.
public struct ViewThatFits<Content: View>: View {
  private let axes: Axis.Set
  private let scope: SyncScope?
  private let place: FitPlace
  private let content: Content

  /// Candidates in order of preference; each has to fit on `axes`.
  ///
  /// `scope` says for which rows the choice is made together; nil leaves it to `uniformFits(in:)` around.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], uniform scope: SyncScope? = nil, fileID: String = #fileID,
    line: UInt = #line, column: UInt = #column, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.scope = scope
    place = FitPlace(file: fileID, line: Int(line), column: Int(column))
    self.content = content()
  }

  public func _build(into builder: inout NodeBuilder) {
    let candidates = builder.children(along: builder.stackAxis, content._build(into:))
    guard let scope = scope ?? builder.environment.uniformFits else {
      return builder.add(FitRule(axes: axes), candidates, kind: "ViewThatFits")
    }
    let rule = UniformFitRule(axes: axes, key: key(in: builder), sharedSize: builder.sharedSize(in: scope))
    builder.add(rule, candidates, kind: "ViewThatFits")
  }

  private func key(in builder: NodeBuilder) -> AnyHashable {
    guard let origin = builder.origin else { return AnyHashable(place) }
    return AnyHashable(FitPlace(file: origin.file, line: origin.line, column: origin.column))
  }
}

/// Where a `ViewThatFits` is written: rows that share a decision share the place.
struct FitPlace: Hashable {
  let file: String
  let line: Int
  let column: Int
}
