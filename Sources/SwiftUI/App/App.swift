public import GalleyViews

/// An app: its scenes. Here it is compiled, and not run; previews show its views.
public protocol App {
  /// The kind of its scenes.
  associatedtype Body: Scene
  /// Its scenes.
  @SceneBuilder var body: Body { get }
  /// The app.
  init()
}

extension App {
  /// Says that the app has no screen to run on here, and ends.
  public static func main() { print("\(Self.self) is an app: `galley previews` draws its previews.") }
}

/// A part of an app's interface.
public protocol Scene {
  /// The kind of the scenes inside.
  associatedtype Body: Scene
  /// The scenes inside.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// A scene of the library has no body; asking for it is a programmer's mistake.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Puts scenes together.
@resultBuilder
public enum SceneBuilder {
  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Several scenes.
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    SceneGroup(content: (repeat each content))
  }
  /// A scene that may be there.
  public static func buildOptional(_ content: (any Scene)?) -> some Scene { SceneGroup(content: content) }
  /// What is available.
  public static func buildLimitedAvailability(_ content: any Scene) -> some Scene { SceneGroup(content: content) }
}

/// Several scenes.
struct SceneGroup<Content>: Scene {
  let content: Content
  typealias Body = Never
}

/// A window for each of an app's documents or windows.
public struct WindowGroup<Content: View>: Scene {
  /// The window's view.
  public let content: Content
  /// It has none.
  public typealias Body = Never

  /// A window that shows the closure's view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// A window called `id` that shows the closure's view.
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  /// A window with a title that shows the closure's view.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) { self.content = content() }
}

extension Scene {
  /// The scene, and an action that nothing runs: an app does not run here.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }

  /// The scene, and an action that nothing runs: an app does not run here.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some Scene { self }

  /// The scene, and an action that nothing runs: an app does not run here.
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some Scene {
    self
  }

  /// The scene, and menus that a stage does not have.
  public func commands(@CommandsBuilder content: () -> some Commands) -> some Scene { self }

  /// The scene, whose views see `object`; an app does not run here.
  public func environmentObject(_ object: some AnyObject) -> some Scene { self }

  /// The scene, whose views see `value`; an app does not run here.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some Scene {
    self
  }

  /// The scene, and how large its window is at first; a stage is as large as it is told.
  public func defaultSize(width: Double, height: Double) -> some Scene { self }

  /// The scene, and what decides its window's size; a stage is as large as it is told.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
}

/// What decides a window's size.
public enum WindowResizability: Hashable, Sendable {
  case automatic, contentSize, contentMinSize
}
