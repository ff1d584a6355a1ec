public import GalleyViews

extension SensoryFeedback {
  public enum Weight: Hashable, Sendable {
    case light, medium, heavy
  }

  public enum Flexibility: Hashable, Sendable {
    case rigid, solid, soft
  }

  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact(\(weight))")
  }

  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact(\(flexibility))")
  }

  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
}

extension View {
  public func sensoryFeedback<Value: Equatable>(
    _ feedback: SensoryFeedback, trigger: Value, condition: @escaping (_ old: Value, _ new: Value) -> Bool
  ) -> some View { sensoryFeedback(feedback, trigger: trigger) }

  public func sensoryFeedback<Value: Equatable>(
    trigger: Value, _ feedback: @escaping (_ old: Value, _ new: Value) -> SensoryFeedback?
  ) -> some View { recorded("sensoryFeedback", ["feedback": "computed"]) }

  public func sensoryFeedback<Value: Equatable>(
    trigger: Value, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { recorded("sensoryFeedback", ["feedback": "computed"]) }
}
