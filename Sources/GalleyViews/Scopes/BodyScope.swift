/// The scope of a view with a body: its value, its state, what it read, and its nodes.
///
/// The body is evaluated again when the view's value is another, when something the body read changed, or when an
/// environment value that the view names changed.
final class BodyScope<Value: View>: ContentScope {
  private var value: Value?
  private var views: Value.Body?
  private var properties = PropertyStorage()

  override var name: String? { Value.self is any UnnamedView.Type ? nil : "\(Value.self)" }

  override var holdsState: Bool { properties.holdsState || super.holdsState }

  /// Adds the nodes of `view`, those that stand already where nothing changed.
  func add(_ view: Value, to builder: inout NodeBuilder) {
    let isSame = value.map { Sameness.areSame($0, view) } ?? false
    if !isSame { raise(.views) }
    value = view
    if !settle(in: builder) { raise(properties.isCurrent(in: builder.environment) ? .nodes : .views) }
    _ = refresh()
    if let output { builder.append(output) }
  }

  override func evaluate() {
    guard var view = value, let environment = builder?.environment else { return }
    context.graph.countBody()
    properties.connect(&view, to: self, in: environment)
    views = reading { view.body }
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

/// A view that only applies something and has no place in the path of a report.
protocol UnnamedView {}
