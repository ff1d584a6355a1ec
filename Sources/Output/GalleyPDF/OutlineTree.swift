struct OutlineTree {
  private struct Entry {
    let title: String
    let level: Int
    let page: PDFObjects.Reference
    let top: Double
  }

  private var entries: [Entry] = []

  /// Adds an entry. `top` is in points above the lower edge of `page`.
  mutating func add(_ entry: PDFPage.OutlineEntry, page: PDFObjects.Reference, top: Double) {
    // An entry may be at most one level deeper than the previous one.
    let level = max(0, min(entry.level, (entries.last?.level ?? -1) + 1))
    entries.append(Entry(title: entry.title, level: level, page: page, top: top))
  }

  func write(to objects: PDFObjects) throws(PDFError) -> PDFObjects.Reference? {
    guard !entries.isEmpty else { return nil }
    let root = objects.reserve()
    let references = entries.map { _ in objects.reserve() }
    let links = links
    for (index, entry) in entries.enumerated() {
      let own = links[index]
      try objects.write(references[index]) { out in
        out.put("<</Title")
        out.putText(entry.title)
        out.put("/Parent ")
        out.put(own.parent.map { references[$0] } ?? root)
        put("/Prev ", own.previous.map { references[$0] }, to: out)
        put("/Next ", own.next.map { references[$0] }, to: out)
        put("/First ", own.first.map { references[$0] }, to: out)
        put("/Last ", own.last.map { references[$0] }, to: out)
        // A negative count means that the children are initially collapsed.
        if own.count > 0 { put("/Count ", -own.count, to: out) }
        out.put("/Dest[")
        out.put(entry.page)
        out.put("/XYZ null ")
        out.put(entry.top)
        out.put("null]>>")
      }
    }
    let top = entries.indices.filter { entries[$0].level == 0 }
    try objects.write(root) { out in
      out.put("<</Type/Outlines")
      put("/First ", top.first.map { references[$0] }, to: out)
      put("/Last ", top.last.map { references[$0] }, to: out)
      put("/Count ", top.count, to: out)
      out.put(">>")
    }
    return root
  }

  private struct Links {
    var parent: Int?
    var previous: Int?
    var next: Int?
    var first: Int?
    var last: Int?
    var count = 0
  }

  private var links: [Links] {
    var links = [Links](repeating: Links(), count: entries.count)
    var path: [Int] = []
    for (index, entry) in entries.enumerated() {
      let previous = entry.level < path.count ? path[entry.level] : nil
      path.removeSubrange(min(entry.level, path.count)...)
      if let previous {
        links[index].previous = previous
        links[previous].next = index
      }
      if let parent = path.last {
        links[index].parent = parent
        if links[parent].first == nil { links[parent].first = index }
        links[parent].last = index
        links[parent].count += 1
      }
      path.append(index)
    }
    return links
  }

  private func put(_ name: StaticString, _ reference: PDFObjects.Reference?, to out: ByteBuffer) {
    guard let reference else { return }
    out.put(name)
    out.put(reference)
  }

  private func put(_ name: StaticString, _ number: Int, to out: ByteBuffer) {
    out.put(name)
    out.put(number)
  }
}
