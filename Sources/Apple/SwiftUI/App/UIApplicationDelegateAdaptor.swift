public import GalleyViews
public import UIKit

/// Compile-only stub: no app runs, so reading the delegate stops the program.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate>: DynamicProperty {
  public init(_ delegateType: Delegate.Type = Delegate.self) {}

  public var wrappedValue: Delegate { preconditionFailure("no app runs here, so it has no \(Delegate.self)") }
}
