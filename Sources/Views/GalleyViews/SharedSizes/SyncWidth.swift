public import GalleyGeometry
import GalleyLayout

public enum SyncScope: Hashable, Sendable, CaseIterable {
  case section
  /// All rows of the enclosing lazy container, or the whole screen if there is none.
  case list
  case screen
}

public enum SyncedWidth: Hashable, Sendable {
  /// The width of the widest view of all rows, visible or not, known before the first frame.
  case exact
  /// The width of the widest view drawn so far, rounded up to a multiple of 10 pt. The column never shrinks.
  case growing
  /// The width of the widest view, at most `maximum` points. Wider views wrap or are truncated.
  case capped(maximum: Double)
  /// A width that is sufficient for this fraction of the views, 0 … 1. Wider views wrap or are truncated.
  case percentile(Double)

  fileprivate var mode: SyncMode {
    switch self {
    case .exact: .exact
    case .growing: .growing
    case .capped(let maximum): .capped(maximum)
    case .percentile(let share): .percentile(share)
    }
  }
}

extension View {
  /// Gives all views with the same `key` in `scope` the same width, like a table column.
  ///
  /// ```
  /// HStack {
  ///   Text(key).syncWidth("key")
  ///   Text(value)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - key: The identity of the column.
  ///   - scope: The views that share the width (default: all rows of the enclosing lazy container).
  ///   - width: How the width is computed (default: the widest view of all rows, visible or not).
  ///   - alignment: The alignment of a narrower view.
  public func syncWidth(
    _ key: some Hashable, in scope: SyncScope = .list, width: SyncedWidth = .exact,
    alignment: HorizontalAlignment = .leading
  ) -> some View {
    let key = AnyHashable(key)
    return ModifiedView(content: self, kind: "syncWidth", inputs: (key, scope, width, alignment)) { builder in
      let rule = SyncWidthRule(
        key: key, mode: width.mode, alignment: Alignment(horizontal: alignment, vertical: .center),
        sharedSize: builder.sharedSize(in: scope))
      return .init(rule: rule)
    }
  }

  /// Each `ViewThatFits` inside shows one candidate for all rows of `scope`: the first that fits in every row. With nil
  /// (the default), every row chooses its own candidate.
  public func uniformFits(in scope: SyncScope?) -> some View { environment(\.uniformFits, scope) }
}

extension EnvironmentValues {
  public var uniformFits: SyncScope? {
    get { self[UniformFitsKey.self] }
    set { self[UniformFitsKey.self] = newValue }
  }

  var sharedSizes: SharedSizes {
    get { self[SharedSizesKey.self] }
    set { self[SharedSizesKey.self] = newValue }
  }
}

private enum UniformFitsKey: EnvironmentKey {
  static var defaultValue: SyncScope? { nil }
}

private enum SharedSizesKey: EnvironmentKey {
  static var defaultValue: SharedSizes { SharedSizes() }
}

struct SharedSizes {
  var section: SharedSize?
  var list: SharedSize?
}

extension NodeBuilder {
  func sharedSize(in scope: SyncScope) -> SharedSize {
    let around = environment.sharedSizes
    return switch scope {
    case .section: around.section ?? around.list ?? context.sharedSize
    case .list: around.list ?? context.sharedSize
    case .screen: context.sharedSize
    }
  }

  func agreeingInSection() -> (builder: NodeBuilder, sharedSize: SharedSize) {
    let sharedSize = scope.map { scope in scope.next { SectionScope(in: scope) } }?.sharedSize ?? newSharedSize()
    var inner = self
    inner.environment.sharedSizes.section = sharedSize
    return (inner, sharedSize)
  }

  func newSharedSize() -> SharedSize {
    let sharedSize = SharedSize()
    context.add(sharedSize)
    return sharedSize
  }
}
