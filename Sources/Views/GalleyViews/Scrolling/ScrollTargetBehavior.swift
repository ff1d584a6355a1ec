public import GalleyGeometry
import GalleyScroll

public protocol ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  typealias TargetContext = ScrollTargetBehaviorContext
}

/// Lengths are in points, velocities in points per second.
public struct ScrollTargetBehaviorContext {
  public let originalTarget: ScrollTarget
  public let velocity: Point
  public let contentSize: Size
  public let containerSize: Size
  public let axes: Axis.Set
  let limit: Point
  let released: Point
  let targets: ScrollTargetFrames

  func track(along axis: Axis) -> ScrollTrack {
    ScrollTrack(upper: limit[axis], extent: containerSize[axis])
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

/// Stops at most one page further.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis) {
      target.rect.origin[axis] = ScrollPaging.goal(
        from: context.originalTarget.rect.origin[axis], at: context.released[axis], velocity: context.velocity[axis],
        on: context.track(along: axis))
    }
  }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { viewAligned(limitBehavior: .automatic) }

  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

/// Stops at the view nearest to the natural resting position.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public enum LimitBehavior: Hashable, Sendable {
    case automatic
    case always
    case alwaysByOne
    /// Stops at most three views further: SwiftUI does not document how many "a few" are.
    case alwaysByFew
    case never

    var count: Int? {
      switch self {
      case .automatic, .never: nil
      case .always, .alwaysByOne: 1
      case .alwaysByFew: 3
      }
    }
  }

  private let limitBehavior: LimitBehavior

  public init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis) {
      let first = context.targets.nearest(to: context.originalTarget.rect.origin[axis], along: axis)
      let nearest = context.targets.nearest(to: target.rect.origin[axis], along: axis)
      guard let first, var chosen = nearest else { continue }
      if let count = limitBehavior.count { chosen = min(max(chosen, first - count), first + count) }
      if let start = context.targets.start(of: chosen, along: axis) { target.rect.origin[axis] = start }
    }
  }
}
