extension StateReader {
  mutating func checkLinks(in views: [ViewTemplate]) {
    for view in views {
      for modifier in view.modifiers {
        if let followed = modifier.definition.traits.follows?(modifier.value) {
          checkScroller(followed.name, at: followed.place ?? view.place)
        }
        checkLinks(in: modifier.value.inner)
      }
      checkLinks(in: view.children)
    }
  }
}

extension SceneValue {
  fileprivate var inner: [ViewTemplate] {
    switch self {
    case .record(let record): record.entries.flatMap(\.value.inner)
    case .modifiers(let modifiers): modifiers.flatMap(\.value.inner)
    default: views
    }
  }
}
