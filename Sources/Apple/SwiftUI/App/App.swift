public import GalleyViews

/// An app: its scenes. Here it is compiled, and not run; previews show its views.
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  /// Says that the app has no screen to run on here, and ends.
  public static func main() { print("\(Self.self) is an app: `galley previews` draws its previews.") }
}

/// A part of an app's interface.
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// Puts scenes together.
@resultBuilder
public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
    SceneGroup(content: (repeat each content))
  }
  public static func buildOptional(_ content: (any Scene)?) -> some Scene { SceneGroup(content: content) }
  public static func buildLimitedAvailability(_ content: any Scene) -> some Scene { SceneGroup(content: content) }
}

/// Several scenes.
struct SceneGroup<Content>: Scene {
  let content: Content
  typealias Body = Never
}

/// A window for each of an app's documents or windows.
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

/// A single window. An app does not run here.
public struct Window<Content: View>: Scene {
  public let content: Content
  public typealias Body = Never

  public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// The window of settings, as macOS has it. An app does not run here.
public struct Settings<Content: View>: Scene {
  public let content: Content
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// An item of the menu bar, as macOS has it. An app does not run here.
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

/// What a window looks like, as macOS has it: taken, since a stage is as it is told.
extension Scene {
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  public func windowStyle(_ style: WindowStyle) -> some Scene { self }
  public func windowToolbarStyle(_ style: WindowToolbarStyle) -> some Scene { self }
  public func menuBarExtraStyle(_ style: MenuBarExtraStyle) -> some Scene { self }
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene { self }
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
  /// Runs `action` in the background; an app does not run here.
  public func backgroundTask<Value>(
    _ task: BackgroundTask, action: @escaping @Sendable () async -> Value
  ) -> some Scene { self }
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
}

/// What a window's bar looks like.
public struct WindowStyle: Hashable, Sendable {
  public static let automatic = WindowStyle()
  public static let titleBar = WindowStyle()
  /// Without a bar.
  public static let hiddenTitleBar = WindowStyle()
  /// Without a frame.
  public static let plain = WindowStyle()
}

/// What a window's toolbar looks like.
public struct WindowToolbarStyle: Hashable, Sendable {
  public static let automatic = WindowToolbarStyle()
  public static let unified = WindowToolbarStyle()
  public static let unifiedCompact = WindowToolbarStyle()
  public static let expanded = WindowToolbarStyle()
}

/// How the item of a menu bar opens.
public struct MenuBarExtraStyle: Hashable, Sendable {
  public static let automatic = MenuBarExtraStyle()
  public static let menu = MenuBarExtraStyle()
  public static let window = MenuBarExtraStyle()
}

/// What an app does in the background.
public struct BackgroundTask: Hashable, Sendable {
  public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask() }
  public static func urlSession(_ identifier: String) -> BackgroundTask { BackgroundTask() }
}

/// How a window is restored.
public enum SceneRestorationBehavior: Hashable, Sendable {
  case automatic, disabled
}

/// How a window is shown at first.
public enum SceneLaunchBehavior: Hashable, Sendable {
  case automatic, presented, suppressed
}
