import CPangoCairo
import GalleyGeometry
import GalleyPicture

extension Canvas {
  /// Draws items as one: moved, clipped, faded, and over their shadow.
  func draw(_ group: Picture.Group) throws(PaintError) {
    let outer = state
    defer { state = outer }
    state.transform = group.transform.followed(by: outer.transform)
    guard group.opacity > 0, state.transform.isInvertible else { return }
    state.fade = outer.fade * min(1, group.opacity)
    if let shadow = group.shadow {
      try draw(group, casting: shadow)
    } else {
      try drawClipped(group)
    }
  }

  /// Draws the items of `group` inside its clip.
  func drawClipped(_ group: Picture.Group) throws(PaintError) {
    cairo_save(context)
    defer { cairo_restore(context) }
    guard clip(to: group.clip) else { return }
    if needsLayer(group) {
      try drawAsLayer(group.items)
    } else {
      try draw(group.items)
    }
  }

  /// Narrows what can show to `path`; false when nothing is left.
  private func clip(to path: Path?) -> Bool {
    guard let path else { return true }
    let bounds = state.transform(path.bounds)
    guard !path.isEmpty, bounds.isFinite,
      let visible = bounds.outset(by: 1).roundedOut.intersection(state.visible)
    else { return false }
    traceSnapped(path)
    cairo_clip(context)
    state.visible = visible
    return true
  }

  /// Whether the items must be put together before they meet what is beneath.
  ///
  /// Overlapping items would show through each other when each is faded, and along a soft clip edge what is beneath
  /// them would gleam through.
  private func needsLayer(_ group: Picture.Group) -> Bool {
    if group.items.count == 1, group.items.allSatisfy(\.isPlain) { return false }
    return state.fade < 1 || medium == .pixels && hasSoftEdge(group.clip) && group.items.count > 1
  }

  private func hasSoftEdge(_ clip: Path?) -> Bool {
    switch clip {
    case nil: false
    case .rect: !isOnGrid
    case .roundedRect, .ellipse, .elements: true
    }
  }

  private func drawAsLayer(_ items: [Picture.Item]) throws(PaintError) {
    let fade = state.fade
    state.fade = 1
    cairo_push_group(context)
    // The layer is taken off again even when an item cannot be drawn, or the context would be left inside it.
    let outcome = Result { () throws(PaintError) in try draw(items) }
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, fade)
    state.fade = fade
    try outcome.get()
  }
}

extension Picture.Item {
  /// Whether fading the item's paint is fading the item.
  fileprivate var isPlain: Bool {
    switch self {
    case .fill, .stroke, .glyphs, .image: true
    case .group: false
    }
  }
}
