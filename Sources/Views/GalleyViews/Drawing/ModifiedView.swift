import GalleyGeometry
import GalleyLayout

struct ModifiedView<Content: View>: View {
  typealias Body = Never

  let site = CallSite()
  let content: Content
  let kind: String
  /// The inputs are set only if they determine the modifier's effect completely and there is no rule to compare.
  var inputs: Any?
  var rule: (any LayoutRule)?
  var wrongLengths: [String] = []
  var onlyDraws = false
  var modification: ((NodeBuilder) -> Modification)?

  struct Modification {
    var rule: any LayoutRule
    var drawing: (any NodeDrawing)?
  }

  func _build(into builder: inout NodeBuilder) {
    let around = builder.enter(site)
    defer { builder.site = around }
    builder.report(wrongLengths, of: kind)
    let modification = modification?(builder) ?? Modification(rule: rule ?? PassThroughRule())
    let (kind, outer) = (kind, builder)
    builder.modify(content._build(into:)) { child in
      outer.node(modification.rule, [child], kind: kind, drawing: modification.drawing)
    }
  }

  func _trace(_ trace: RowTrace) {
    // If a length is invalid, the trace is given up, so the row is built and the error is reported.
    guard wrongLengths.isEmpty else { return trace.giveUp() }
    if let rule { trace.note(rule: rule) } else if !onlyDraws { trace.giveUp() }
    content._trace(trace)
  }
}

extension View {
  func modified(_ kind: String, lengths: KeyValuePairs<String, Double?> = [:], by rule: any LayoutRule) -> some View {
    ModifiedView(content: self, kind: kind, rule: rule, wrongLengths: lengths.namesOfWrong)
  }

  /// Wraps the view in a node that only draws, as determined by `inputs`.
  func drawn(_ kind: String, of inputs: Any, as drawing: @escaping (EnvironmentValues) -> any NodeDrawing) -> some View
  {
    ModifiedView(content: self, kind: kind, inputs: inputs, onlyDraws: true) { builder in
      .init(rule: PassThroughRule(), drawing: drawing(builder.environment))
    }
  }
}

extension NodeBuilder {
  /// Reports infinite and NaN lengths, which layout rules ignore.
  func check(_ kind: String, _ lengths: KeyValuePairs<String, Double?>) {
    report(lengths.namesOfWrong, of: kind)
  }

  fileprivate func report(_ wrongLengths: [String], of kind: String) {
    for name in wrongLengths { context.report(ViewProblem(.length(name: "\(kind).\(name)"), origin: origin)) }
  }
}

extension KeyValuePairs<String, Double?> {
  fileprivate var namesOfWrong: [String] {
    var names: [String] = []
    for (name, length) in self where length?.isFinite == false { names.append(name) }
    return names
  }
}

extension RowTrace {
  func note(rule: any LayoutRule) {
    note(where: { (step: RuleStep) in step.rule.isEqual(to: rule) }, orMake: { RuleStep(rule) })
  }
}

private final class RuleStep: TraceStep {
  let rule: any LayoutRule

  init(_ rule: any LayoutRule) { self.rule = rule }
}

extension ModifiedView: SelfComparing {
  func isSame(as other: ModifiedView) -> Bool {
    kind == other.kind && wrongLengths == other.wrongLengths && hasSameInputs(as: other)
      && ViewEquality.areSame(content, other.content)
  }

  private func hasSameInputs(as other: ModifiedView) -> Bool {
    if let rule { return other.rule.map(rule.isEqual) ?? false }
    guard let inputs, let others = other.inputs else { return false }
    guard let rule = inputs as? any LayoutRule else { return ViewEquality.areSame(any: inputs, others) }
    return (others as? any LayoutRule).map(rule.isEqual) ?? false
  }
}
