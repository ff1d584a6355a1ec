public import Galley

/// A rule about the layout of views that is checked without drawing an image.
///
/// ```swift
/// assertLayout(of: stage, .noTruncation, .sameWidth("save", "cancel"), .uniformFit)
/// #expect(stage.layout["title"]?.frame == Rect(x: 16, y: 59, width: 358, height: 41))
/// ```
///
/// Write a custom rule as a closure that returns one sentence per violation:
///
/// ```swift
/// let tallRows = LayoutExpectation { layout in
///   guard let row = layout["row"] else { return ["no view has the id 'row'"] }
///   return row.frame.height < 44 ? ["'row' is lower than 44 pt"] : []
/// }
/// ```
public struct LayoutExpectation: Sendable {
  /// Returns one sentence for each violation in a layout, or an empty array.
  public let findings: @Sendable (InspectedView) -> [String]

  public init(findings: @escaping @Sendable (InspectedView) -> [String]) { self.findings = findings }

  /// Expects that no text is truncated.
  public static var noTruncation: LayoutExpectation {
    LayoutExpectation { layout in
      layout.all(where: \.isTruncated).map { ProofMessages.truncated($0.lines.joined(separator: " "), id: $0.id) }
    }
  }

  /// Expects that no text inside the view with this id is truncated.
  public static func noTruncation(in id: String) -> LayoutExpectation { noTruncation.inside(id) }

  /// Expects that the views have the same width. Several views may share an id. An id without a view is a violation.
  ///
  /// - Parameter ids: The identities of the views, as set with `id(_:)`.
  /// - Returns: The expectation.
  public static func sameWidth(_ ids: String...) -> LayoutExpectation { same(ids, "wide") { $0.width } }

  /// Expects that the views have the same height. Several views may share an id. An id without a view is a violation.
  ///
  /// - Parameter ids: The identities of the views, as set with `id(_:)`.
  /// - Returns: The expectation.
  public static func sameHeight(_ ids: String...) -> LayoutExpectation { same(ids, "high") { $0.height } }

  /// Expects that views with the same candidates, such as the rows of a list, all choose the same candidate.
  public static var uniformFit: LayoutExpectation {
    LayoutExpectation { FitGroup.all(in: $0).flatMap(\.findings) }
  }

  /// Applies ``uniformFit`` only inside the view with this id.
  public static func uniformFit(in id: String) -> LayoutExpectation { uniformFit.inside(id) }

  /// Limits the rule to the view with this id. A missing view is a violation.
  public func inside(_ id: String) -> LayoutExpectation {
    LayoutExpectation { layout in
      guard let view = layout[id] else { return [ProofMessages.unknownView(id)] }
      return findings(view)
    }
  }

  /// The tolerance in points, which is a hundredth of a pixel at 3×.
  private static let tolerance = 0.003

  private static func same(
    _ ids: [String], _ adjective: String, _ length: @escaping @Sendable (Rect) -> Double
  ) -> LayoutExpectation {
    LayoutExpectation { layout in
      let missing = ids.filter { layout[$0] == nil }.map(ProofMessages.unknownView)
      guard missing.isEmpty else { return missing }
      let views = layout.all { view in view.id.map(ids.contains) ?? false }
      guard let first = views.first else { return [] }
      return views.dropFirst().filter { abs(length($0.frame) - length(first.frame)) > tolerance }.map { view in
        ProofMessages.unlike(
          view.id ?? view.kind, length(view.frame), first.id ?? first.kind, length(first.frame), adjective)
      }
    }
  }
}
