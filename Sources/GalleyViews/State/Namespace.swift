/// Names of one's own, for views that belong together: those of one view do not clash with another's.
@propertyWrapper
public struct Namespace: DynamicProperty {
  @State private var id = ID()

  /// A namespace of the view.
  public init() {}

  /// What tells the namespace from others.
  public var wrappedValue: ID { id }

  /// What tells a namespace from others.
  public struct ID: Hashable {
    private final class Mark {}
    private let mark = Mark()

    init() {}

    /// Whether both are of one namespace.
    public static func == (first: ID, second: ID) -> Bool { first.mark === second.mark }
    /// Equal for one namespace.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(mark)) }
  }
}
