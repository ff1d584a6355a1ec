/// What is asked for a text beside its looks: kept together, so that a text looks for it once.
struct TextTreatment {
  /// What draws it; nil where it is drawn as any.
  var painter: (any TextPainter)?
  /// How far its lines are from each other; nil leaves it to its fonts.
  var lineHeight: TextLineHeight?

  init() {}
}

extension TextTreatment: SelfComparing {
  func isSame(as other: TextTreatment) -> Bool {
    guard lineHeight == other.lineHeight else { return false }
    switch (painter, other.painter) {
    case (nil, nil): return true
    case (let first?, let second?): return first.isSame(as: second)
    default: return false
    }
  }
}

extension EnvironmentValues {
  var textTreatment: TextTreatment {
    get { self[TextTreatmentKey.self] }
    set { self[TextTreatmentKey.self] = newValue }
  }
}

private enum TextTreatmentKey: EnvironmentKey {
  static var defaultValue: TextTreatment { TextTreatment() }
}
