/// What a change of state carries to the views it changes: above all, how the change is animated.
public struct Transaction {
  /// How the change moves; nil is at once.
  public var animation: Animation? {
    didSet { isAnimationSet = true }
  }
  /// Whether animations that views ask for are left out.
  public var disablesAnimations = false
  /// Whether the change is one of many that follow an input, like a drag's.
  public var isContinuous = false
  package private(set) var completions: [AnimationCompletion] = []
  private var isAnimationSet = false
  private var custom: [ObjectIdentifier: Any] = [:]

  /// A change at once.
  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
    isAnimationSet = true
  }

  /// A value of one's own; the key's default until it is set.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  /// Calls `completion` when all animations this change starts have come as far as `criteria` says; when it starts
  /// none, as soon as the change is made.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria: criteria, action: completion))
  }

  package var isPlain: Bool { isSame(as: Transaction()) }

  /// Whether changes that carry this transaction and changes that carry `other` are one change.
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

  /// The animation that moves a change, if there is one and animations are not disabled.
  package var effectiveAnimation: Animation? { disablesAnimations ? nil : animation }

  /// The transaction with all that `other` says over it, as a call inside another's body has it.
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

/// The name and the default of a value of one's own in transactions.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
