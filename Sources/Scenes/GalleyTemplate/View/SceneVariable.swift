/// A variable of a scene, which views can read and change.
public struct SceneVariable: Hashable, Sendable {
  public let name: String
  package var kind: Kind
  package let initial: String

  package enum Kind: Hashable, Sendable {
    case boolean
    case number
    case text
    case day
    case list

    package var shape: ValueShape {
      switch self {
      case .boolean: .boolean
      case .number: .number(NumberShape(noun: "a number"))
      case .text: .text(noun: "text")
      case .day: .day(hasTime: true)
      case .list: .list(.text(noun: "text"), noun: "strings", minimum: 0)
      }
    }

    /// Returns whether the variable can have values of a shape. Shapes other than Booleans, numbers and lists accept
    /// every kind of variable except lists.
    func fits(_ shape: ValueShape) -> Bool {
      switch shape {
      case .boolean: self == .boolean
      case .number: self == .number
      case .list: self == .list
      default: self != .list
      }
    }
  }

  package static let shape = ValueShape.oneOf([Kind.boolean, .number, .text, .list].map(\.shape))
}
