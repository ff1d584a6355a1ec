public struct Transaction {
  public var animation: Animation? {
    didSet { isAnimationSet = true }
  }
  public var disablesAnimations = false
  public var isContinuous = false
  package private(set) var completions: [AnimationCompletion] = []
  private var isAnimationSet = false
  private var custom: [ObjectIdentifier: Any] = [:]

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
    isAnimationSet = true
  }

  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  /// Calls `completion` when all animations that this change starts meet `criteria`.
  ///
  /// If the change starts no animations, `completion` runs as soon as the change is made.
  ///
  /// - Parameters:
  ///   - criteria: When an animation counts as complete (default: `.logicallyComplete`).
  ///   - completion: The closure to call. It runs once, after the last of the animations.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, action: completion))
  }

  package var isPlain: Bool { isSame(as: Transaction()) }

  package func isSame(as other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous
      && custom.count == other.custom.count && custom.allSatisfy { Transaction.areSame($1, other.custom[$0]) }
      && completions.elementsEqual(other.completions, by: ===)
  }

  private static func areSame(_ value: Any, _ other: Any?) -> Bool {
    func compare<Known: Equatable>(_ value: Known) -> Bool { (other as? Known).map { value == $0 } ?? false }
    return (value as? any Equatable).map { compare($0) } ?? false
  }

  package var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

  package func overlaid(by other: Transaction) -> Transaction {
    var result = other
    if !other.isAnimationSet {
      result.animation = animation
      result.isAnimationSet = isAnimationSet
    }
    result.disablesAnimations = disablesAnimations || other.disablesAnimations
    result.isContinuous = isContinuous || other.isContinuous
    result.completions = completions + other.completions
    result.custom = custom.merging(other.custom) { $1 }
    return result
  }
}

public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
