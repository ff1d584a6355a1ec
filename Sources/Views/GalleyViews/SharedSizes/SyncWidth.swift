public import GalleyGeometry
import GalleyLayout

/// How far views reach that share a width or a decision.
public enum SyncScope: Hashable, Sendable, CaseIterable {
  case section
  /// The lazy container around the view, whose rows agree; the screen where there is none.
  case list
  case screen
}

/// How wide a column is that several views share.
public enum SyncedWidth: Hashable, Sendable {
  /// As wide as its widest view in all rows, whether drawn or not, before the first frame; the default.
  case exact
  /// As wide as the widest view drawn so far, rounded up to tens of points; it never becomes narrower.
  case growing
  /// As wide as its widest view but at most `maximum` points; what is wider wraps or is cut.
  case capped(maximum: Double)
  /// As wide as a share of its views needs, 0 … 1; what is wider wraps or is cut.
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
  /// Makes the view as wide as all views of `key` in `scope`: a column whose width agrees in every row.
  ///
  /// Every row counts, drawn or not. The view gets the column's width offered and lies in it by `alignment`.
  ///
  ///     HStack {
  ///       Text(key).syncWidth("key")
  ///       Text(value)
  ///     }
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

  /// Lets each `ViewThatFits` inside choose once for all rows of `scope`: the first of its views that fits in every
  /// row. Nil lets every row choose for itself, which is the default.
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

/// Who knows what views around agree upon.
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

  /// A builder whose views agree as the rows of a section, and what they agree upon.
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
