public import GalleyViews
public import UIKit

/// The delegate of an app that is written with views; here an app does not run, so there is none.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate>: DynamicProperty {
  public init(_ delegateType: Delegate.Type = Delegate.self) {}

  public var wrappedValue: Delegate { preconditionFailure("no app runs here, so it has no \(Delegate.self)") }
}
