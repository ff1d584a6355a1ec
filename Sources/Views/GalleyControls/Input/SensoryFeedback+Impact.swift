public import GalleyViews

extension SensoryFeedback {
  /// How heavy what meets is.
  public enum Weight: Hashable, Sendable {
    case light, medium, heavy
  }

  /// How soft what meets is.
  public enum Flexibility: Hashable, Sendable {
    case rigid, solid, soft
  }

  /// Two things of a weight met.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact(\(weight))")
  }

  /// Two things met that give way.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact(\(flexibility))")
  }

  /// Something came to lie on a line.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// Something went from one level to the next.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// A path came to its end.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
}

extension View {
  /// What is felt when `trigger` changes and `condition` says so.
  public func sensoryFeedback<Value: Equatable>(
    _ feedback: SensoryFeedback, trigger: Value, condition: @escaping (_ old: Value, _ new: Value) -> Bool
  ) -> some View { sensoryFeedback(feedback, trigger: trigger) }

  /// What `feedback` says is felt when `trigger` changes.
  public func sensoryFeedback<Value: Equatable>(
    trigger: Value, _ feedback: @escaping (_ old: Value, _ new: Value) -> SensoryFeedback?
  ) -> some View { told("sensoryFeedback", ["feedback": "computed"]) }

  /// What `feedback` says is felt when `trigger` changes.
  public func sensoryFeedback<Value: Equatable>(
    trigger: Value, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { told("sensoryFeedback", ["feedback": "computed"]) }
}
