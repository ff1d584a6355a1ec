/// Groups rarely used settings in one value, so that a `Text` needs only one lookup.
struct TextTreatment {
  var painter: (any TextPainter)?
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
