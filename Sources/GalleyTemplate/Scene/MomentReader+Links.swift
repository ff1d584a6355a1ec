extension MomentReader {
  /// Reports names of scrollers that views follow and no scroller has.
  mutating func checkLinks(in views: [ViewTemplate]) {
    for view in views {
      for modifier in view.modifiers {
        if let name = modifier.followed { checkScroller(name, at: modifier.followedPlace ?? view.place) }
        checkLinks(in: modifier.value.inner)
      }
      checkLinks(in: view.children)
    }
  }
}

extension ViewTemplate.Modifier {
  /// The key under which the modifier names a scroller that it follows; nil where it follows none.
  private var key: String? {
    switch kind {
    case .scrollProgress: "of"
    case .scrollLink: "to"
    default: nil
    }
  }

  /// The scroller that the modifier follows; nil where it follows none, or one that data names.
  fileprivate var followed: String? {
    guard let key else { return nil }
    switch value {
    case .text(let text): return text.constant
    case .record(let record): return record.text(key)
    default: return nil
    }
  }

  /// Where that is written.
  fileprivate var followedPlace: SourcePlace? {
    guard let key, case .record(let record) = value else { return nil }
    return record.place(key)
  }
}

extension SceneValue {
  /// The views that are somewhere in the value of a modifier.
  fileprivate var inner: [ViewTemplate] {
    if case .record(let record) = self { return record.entries.flatMap(\.value.inner) }
    return views
  }
}
