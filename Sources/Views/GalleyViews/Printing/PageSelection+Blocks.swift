import GalleyGeometry

extension PageSelection {
  /// Selects pinned blocks, and those for which `extent` returns a range, in points below the block's upper edge.
  ///
  /// Everything around a split row, such as a background, is drawn only in `window`, in points on the canvas.
  package init(
    of blocks: [PageBlock], in window: ClosedRange<Double>, extent: (PageBlock) -> ClosedRange<Double>?
  ) {
    self.init()
    var shown: Set<ObjectIdentifier> = []
    for block in blocks {
      let id = ObjectIdentifier(block.node)
      if let range = extent(block) {
        shown.insert(id)
        show(block, range, in: window)
        if let whole = block.whole { shown.insert(ObjectIdentifier(whole.node)) }
      } else if block.isPinned {
        shown.insert(id)
      }
    }
    for block in blocks {
      let ids = [block.node, block.whole?.node].compactMap { $0.map(ObjectIdentifier.init) }
      hidden.formUnion(ids.filter { !shown.contains($0) })
    }
  }

  private mutating func show(_ block: PageBlock, _ range: ClosedRange<Double>, in window: ClosedRange<Double>) {
    let id = ObjectIdentifier(block.node)
    if let part = block.part {
      parts[id] = parts[id].map { $0.union(part) } ?? part
    } else if range.lowerBound > 0 || range.upperBound < block.frame.height {
      parts[id] = Rect(
        x: 0, y: range.lowerBound, width: block.frame.width, height: range.upperBound - range.lowerBound)
    }
    guard let whole = block.whole, whole.node !== block.node else { return }
    parts[ObjectIdentifier(whole.node)] = Rect(
      x: 0, y: window.lowerBound - whole.frame.minY, width: whole.frame.width,
      height: window.upperBound - window.lowerBound)
  }
}
