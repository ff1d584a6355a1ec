import GalleyGeometry

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

/// Frames are in canvas coordinates.
final class MatchedFrames: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  private var frames: [AnyHashable: Rect] = [:]

  subscript(id: AnyHashable) -> Rect? {
    get { frames[id] }
    set {
      guard frames[id] != newValue else { return }
      objectWillChange.send()
      frames[id] = newValue
    }
  }
}
