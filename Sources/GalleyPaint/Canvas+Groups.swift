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
      try draw(group, casting: shadow, outer: outer.transform)
    } else {
      try drawClipped(group)
    }
  }

  /// Draws the items of `group` inside its clip.
  func drawClipped(_ group: Picture.Group) throws(PaintError) {
    guard let visible = visiblePart(of: group.clip) else { return }
    state.visible = visible
    cairo_save(context)
    defer { cairo_restore(context) }
    if needsLayer(group) {
      try drawAsLayer(group)
    } else {
      clip(to: group.clip)
      try draw(group.items)
    }
  }

  /// The part of the device where something inside `clip` can show; nil when nothing can.
  private func visiblePart(of clip: Path?) -> Rect? {
    guard let clip else { return state.visible }
    let bounds = state.transform(clip.bounds)
    guard !clip.isEmpty, bounds.isFinite else { return nil }
    return bounds.outset(by: 1).roundedOut.intersection(state.visible)
  }

  private func clip(to path: Path?) {
    guard let path else { return }
    traceSnapped(path)
    cairo_clip(context)
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

  /// Puts the items together on a layer, then clips and fades it as one.
  private func drawAsLayer(_ group: Picture.Group) throws(PaintError) {
    let fade = state.fade
    state.fade = 1
    // The layer is as large as the clip in force: whole pixels around what can show. The group's own clip comes
    // after, or each item would be clipped for itself.
    trace(.rect(state.visible), through: .identity)
    cairo_clip(context)
    cairo_push_group(context)
    // The layer is taken off again even when an item cannot be drawn, or the context would be left inside it.
    let outcome = Result { () throws(PaintError) in try draw(group.items) }
    cairo_pop_group_to_source(context)
    clip(to: group.clip)
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
