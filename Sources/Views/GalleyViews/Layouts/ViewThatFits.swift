public import GalleyGeometry
import GalleyLayout

/// If `uniform` is set, all rows of a list, a section or the screen show the same candidate: the first one that fits in
/// every row.
///
/// ```
/// ViewThatFits(in: .horizontal, uniform: .list) {
///   Text("12 unread messages")
///   Text("12")
/// }
/// ```
public struct ViewThatFits<Content: View>: View {
  private let site = CallSite()
  private let axes: Axis.Set
  private let scope: SyncScope?
  private let place: FitPlace
  private let content: Content

  /// Creates a view from candidates in order of preference.
  ///
  /// - Parameters:
  ///   - axes: The axes on which a candidate has to fit.
  ///   - scope: The scope in which all rows show the same candidate; nil uses ``View/uniformFits(in:)``.
  ///   - fileID: Identifies the choice, with `line` and `column`. Do not set these.
  ///   - line: See `fileID`.
  ///   - column: See `fileID`.
  ///   - content: The candidates.
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
    let around = builder.enter(site)
    defer { builder.site = around }
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

/// Rows with the same source location share a choice.
struct FitPlace: Hashable {
  let file: String
  let line: Int
  let column: Int
}
