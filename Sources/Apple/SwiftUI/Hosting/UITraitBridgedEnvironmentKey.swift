public import SwiftUICore
public import UIKit

/// A value of the environment that views of UIKit's know, too. Here they have no surroundings: its default holds.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  static func read(from traitCollection: UITraitCollection) -> Value
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}
