public import Galley

/// Something that holds for how views are laid out, whatever they look like: checked without a picture.
///
/// ```swift
/// assertLayout(of: stage, .noTruncation, .sameWidth("save", "cancel"), .uniformFit)
/// #expect(stage.layout["title"]?.frame == Rect(x: 16, y: 59, width: 358, height: 41))
/// ```
public struct LayoutExpectation: Sendable {
  /// What breaks the rule in a layout, a sentence each; none where it holds.
  public let findings: @Sendable (InspectedView) -> [String]

  public init(findings: @escaping @Sendable (InspectedView) -> [String]) { self.findings = findings }

  public static var noTruncation: LayoutExpectation {
    LayoutExpectation { layout in
      layout.all(where: \.isTruncated).map { ProofWords.truncated($0.lines.joined(separator: " "), id: $0.id) }
    }
  }

  /// Nothing is cut inside of the view called `id`.
  public static func noTruncation(in id: String) -> LayoutExpectation { noTruncation.inside(id) }

  /// All views of these ids are of one width; an id may be that of many views.
  public static func sameWidth(_ ids: String...) -> LayoutExpectation { same(ids, "wide") { $0.width } }

  /// All views of these ids are of one height; an id may be that of many views.
  public static func sameHeight(_ ids: String...) -> LayoutExpectation { same(ids, "high") { $0.height } }

  /// Wherever views choose what fits, those that offer the same candidates have chosen alike.
  public static var uniformFit: LayoutExpectation {
    LayoutExpectation { FitGroup.all(in: $0).flatMap(\.findings) }
  }

  /// All that choose inside of the view called `id` have chosen alike.
  public static func uniformFit(in id: String) -> LayoutExpectation { uniformFit.inside(id) }

  /// The rule for what is inside of the view called `id`, which has to be there.
  public func inside(_ id: String) -> LayoutExpectation {
    LayoutExpectation { layout in
      guard let view = layout[id] else { return [ProofWords.unknownView(id)] }
      return findings(view)
    }
  }

  /// Lengths that differ by less are alike: a hundredth of a pixel at 3×.
  private static let tolerance = 0.003

  private static func same(
    _ ids: [String], _ adjective: String, _ length: @escaping @Sendable (Rect) -> Double
  ) -> LayoutExpectation {
    LayoutExpectation { layout in
      let missing = ids.filter { layout[$0] == nil }.map(ProofWords.unknownView)
      guard missing.isEmpty else { return missing }
      let views = layout.all { view in view.id.map(ids.contains) ?? false }
      guard let first = views.first else { return [] }
      return views.dropFirst().filter { abs(length($0.frame) - length(first.frame)) > tolerance }.map { view in
        ProofWords.unlike(
          view.id ?? view.kind, length(view.frame), first.id ?? first.kind, length(first.frame), adjective)
      }
    }
  }
}

/// The former name of ``LayoutExpectation``.
@available(*, deprecated, renamed: "LayoutExpectation")
public typealias LayoutRule = LayoutExpectation
