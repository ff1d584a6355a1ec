import GalleyGeometry

/// Names of one's own, for views that belong together: those of one view do not clash with another's.
@propertyWrapper
public struct Namespace: DynamicProperty {
  @State private var id = ID()

  public init() {}

  public var wrappedValue: ID { id }

  public struct ID: Hashable {
    let frames = MatchedFrames()

    public static func == (first: ID, second: ID) -> Bool { first.frames === second.frames }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(frames)) }
  }
}

/// Where the views of a namespace stand whose geometry others take, on the canvas.
final class MatchedFrames: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  private var frames: [AnyHashable: Rect] = [:]

  /// Where the view `id` stands; nil where none is there.
  subscript(id: AnyHashable) -> Rect? {
    get { frames[id] }
    set {
      guard frames[id] != newValue else { return }
      objectWillChange.send()
      frames[id] = newValue
    }
  }
}
