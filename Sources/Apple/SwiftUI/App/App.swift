public import GalleyViews

/// An app is compiled but not run; `galley previews` draws its previews.
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  /// Prints how to draw the previews, and returns.
  public static func main() { print("\(Self.self) is an app: `galley previews` draws its previews.") }
}

/// Compile-only stub, like all scenes and their modifiers: apps do not run here.
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

@resultBuilder
public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    SceneGroup(content: (repeat each content))
  }
  public static func buildOptional(_ content: (any Scene)?) -> some Scene { SceneGroup(content: content) }
  public static func buildLimitedAvailability(_ content: any Scene) -> some Scene { SceneGroup(content: content) }
}

struct SceneGroup<Content>: Scene {
  let content: Content
  typealias Body = Never
}

public struct WindowGroup<Content: View>: Scene {
  public let content: Content
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) { self.content = content() }
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Scene {
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }

  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some Scene { self }

  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some Scene {
    self
  }

  public func commands(@CommandsBuilder content: () -> some Commands) -> some Scene { self }

  public func environmentObject(_ object: some AnyObject) -> some Scene { self }

  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some Scene {
    self
  }

  public func defaultSize(width: Double, height: Double) -> some Scene { self }

  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
}

public enum WindowResizability: Hashable, Sendable {
  case automatic, contentSize, contentMinSize
}

public struct Window<Content: View>: Scene {
  public let content: Content
  public typealias Body = Never

  public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

public struct Settings<Content: View>: Scene {
  public let content: Content
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public struct MenuBarExtra<Label: View, Content: View>: Scene {
  public let content: Content
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.content = content() }
}

extension MenuBarExtra where Label == Text {
  public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// These modifiers have no effect.
extension Scene {
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  public func windowStyle(_ style: WindowStyle) -> some Scene { self }
  public func windowToolbarStyle(_ style: WindowToolbarStyle) -> some Scene { self }
  public func menuBarExtraStyle(_ style: MenuBarExtraStyle) -> some Scene { self }
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene { self }
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  public func backgroundTask<Value>(
    _ task: BackgroundTask, action: @escaping @Sendable () async -> Value
  ) -> some Scene { self }
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
}

public struct WindowStyle: Hashable, Sendable {
  public static let automatic = WindowStyle()
  public static let titleBar = WindowStyle()
  public static let hiddenTitleBar = WindowStyle()
  public static let plain = WindowStyle()
}

public struct WindowToolbarStyle: Hashable, Sendable {
  public static let automatic = WindowToolbarStyle()
  public static let unified = WindowToolbarStyle()
  public static let unifiedCompact = WindowToolbarStyle()
  public static let expanded = WindowToolbarStyle()
}

public struct MenuBarExtraStyle: Hashable, Sendable {
  public static let automatic = MenuBarExtraStyle()
  public static let menu = MenuBarExtraStyle()
  public static let window = MenuBarExtraStyle()
}

public struct BackgroundTask: Hashable, Sendable {
  public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask() }
  public static func urlSession(_ identifier: String) -> BackgroundTask { BackgroundTask() }
}

public enum SceneRestorationBehavior: Hashable, Sendable {
  case automatic, disabled
}

public enum SceneLaunchBehavior: Hashable, Sendable {
  case automatic, presented, suppressed
}
