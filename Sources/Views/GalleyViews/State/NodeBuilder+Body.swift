extension NodeBuilder {
  mutating func addBody<Value: View>(of view: Value) {
    let around = enter(view)
    defer { site = around }
    guard let scope else {
      var view = view
      var properties = PropertyStorage()
      properties.connect(&view, to: nil, in: environment)
      return view.body._build(into: &self)
    }
    scope.next { BodyScope<Value>(.place, in: scope) }.add(view, to: &self)
  }

  func reading<Value>(_ read: () -> Value) -> Value { scope?.content?.reading(read) ?? read() }
}
