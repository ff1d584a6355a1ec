import GalleyMotion

/// The scope of a view's body, evaluated again if the view's value, a value read in the body, or a declared environment
/// value changed.
final class BodyScope<Value: View>: ContentScope, MovingBody {
  private var value: Value?
  private var views: Value.Body?
  private var properties = PropertyStorage()
  private var motion: AnimatedValue<AnimatableVector>?

  override var name: String? { Value.self is any UnnamedView.Type ? nil : "\(Value.self)" }

  override var containsState: Bool { properties.containsState || super.containsState }

  override var servesAnyRow: Bool { !properties.containsState && super.servesAnyRow }

  func add(_ view: Value, to builder: inout NodeBuilder) {
    let isSame = value.map { ViewEquality.areSame($0, view) } ?? false
    if !isSame {
      raise(.views)
      move(from: value, to: view)
    }
    value = view
    if !settle(in: builder) { raise(properties.isCurrent(in: builder.environment) ? .nodes : .views) }
    _ = refresh()
    if let output { builder.append(output) }
  }

  override func evaluate() {
    guard var view = value, let environment else { return }
    context.graph.countBody()
    if let motion { view = ViewMotion.moved(view, to: motion.value(at: context.graph.presentation.time)) }
    properties.connect(&view, to: self, in: environment)
    views = reading { view.body }
  }

  private func move(from old: Value?, to new: Value) {
    let presentation = context.graph.presentation
    guard let old, let data = ViewMotion.data(of: new), let before = ViewMotion.data(of: old), before != data else {
      return
    }
    let transaction = transaction
    var motion = motion ?? AnimatedValue(before)
    motion.move(to: data, animation: transaction.effectiveAnimation, at: presentation.time)
    transaction.completions.forEach { $0.wait(for: motion) }
    self.motion = motion.end == nil ? nil : motion
    if motion.end != nil { presentation.follow(self) }
  }

  var motionEnd: Double? { isDropped ? nil : motion?.end }

  func timePassed() {
    guard let end = motion?.end else { return }
    if context.graph.presentation.time >= end { motion = nil }
    require(.views)
  }

  override func addContent(into builder: inout NodeBuilder) { views?._build(into: &builder) }

  override func drop() {
    super.drop()
    properties.disconnect()
    value = nil
    views = nil
  }

  override func rest() {
    super.rest()
    views = nil
  }
}

/// A view type that is omitted from view paths in reports, because it only applies modifiers.
package protocol UnnamedView {}
