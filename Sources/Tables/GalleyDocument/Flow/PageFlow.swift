import GalleyGeometry
import GalleyPDF

/// Places blocks on pages. Blocks that belong together stay together, and footnotes are on the page of their reference.
///
/// Figures that do not fit move to the top of the next page while the text continues. Rotated pages are inserted after
/// the page that is being filled.
struct PageFlow {
  struct Page {
    var pieces: [(piece: FlowPiece, y: Double)] = []
    var notes: [FlowLine] = []
    var names: [(name: String, y: Double)] = []
    var outline: [PDFPage.OutlineEntry] = []
    var section = ""
    var firstSection: String?
    var isTurned = false
  }

  private(set) var pages: [Page] = []
  private let heights: Heights
  private let noteLines: [[FlowLine]]
  private let noteSpace: Double
  private var queue: ArraySlice<FlowBlock>
  private var floating: [FlowBlock] = []
  private var waitingTurned: [FlowBlock] = []
  private var y = 0.0
  private var carried: [FlowLine] = []
  private var placedNotes: Set<Int> = []
  private var section = ""

  struct Heights {
    var portrait: Double
    var turned: Double
  }

  /// `notes` are in the order of their numbers, which start at 1.
  init(_ blocks: [FlowBlock], heights: Heights, notes: [[FlowLine]], noteSpace: Double) {
    self.heights = heights
    noteLines = notes
    self.noteSpace = noteSpace
    queue = blocks[...]
    run()
  }

  // MARK: Blocks

  private mutating func run() {
    begin()
    while let block = queue.first {
      if !waitingTurned.isEmpty || !floating.isEmpty, block.startsPage || block.endsFloating && endsPage {
        begin()
        continue
      }
      if block.startsPage, !isEmpty { begin() }
      if block.isTurned, !isTurned, !isEmpty {
        // The text after the rotated block fills the page first.
        waitingTurned.append(queue.removeFirst())
        continue
      }
      if block.isTurned != isTurned { turn() }
      queue.removeFirst()
      place(block)
    }
    while !floating.isEmpty || !carried.isEmpty || !waitingTurned.isEmpty { begin() }
    if pages.count > 1, isEmpty, pages[pages.count - 1].notes.isEmpty { pages.removeLast() }
  }

  /// Whether waiting figures may end the page before the next chapter. If that would leave more than a third of the
  /// page empty, they wait until after the start of the chapter.
  private var endsPage: Bool { !waitingTurned.isEmpty || room <= height * Self.maximumEmptyShare }

  private static let maximumEmptyShare = 1.0 / 3

  private var isTurned: Bool { pages.last?.isTurned ?? false }

  private var height: Double { isTurned ? heights.turned : heights.portrait }

  private mutating func turn() {
    let isTurned = !isTurned
    if !isEmpty || !(pages.last?.notes.isEmpty ?? true) { begin() }
    pages[pages.count - 1].isTurned = isTurned
  }

  private var isEmpty: Bool { pages.last?.pieces.isEmpty ?? true }

  private mutating func place(_ block: FlowBlock) {
    if block.isFloating, !isEmpty, !fits(block) || !floating.isEmpty, !(queue.first?.startsPage ?? true) {
      floating.append(block)
      return
    }
    if !isEmpty, !fits(block) { begin(isTurned: block.isTurned) }
    put(block)
  }

  private func fits(_ block: FlowBlock) -> Bool {
    var notes = block.content.minimumNotes
    var needed = (isEmpty ? 0 : block.space) + block.content.leastHeight
    var last = block
    for next in queue.prefix(Self.maximumKeptCount) {
      guard last.keepsWithNext, !next.startsPage, next.isTurned == isTurned else { break }
      notes += next.content.minimumNotes
      needed += next.space + next.content.leastHeight
      last = next
    }
    return needed + notesHeight(notes) <= room + 0.01
  }

  private static let maximumKeptCount = 6

  private mutating func put(_ block: FlowBlock) {
    var content: any FlowContent = block.content
    var isFirst = true
    while true {
      // On the next page, the rest comes after the figures that waited for that page.
      let space = isEmpty ? 0 : isFirst ? block.space : max(block.space, noteSpace)
      let known = placedNotes
      let (piece, rest) = content.split(room: room - space, mustFit: isEmpty) { [self] notes in
        notesHeight(notes.filter { !known.contains($0) })
      }
      if let piece {
        if isFirst { note(block, at: y + space) }
        add(piece, space: space)
        isFirst = false
      }
      guard let rest else { return }
      // Content of which not even a part fits on an empty page would never be placed.
      if piece == nil, isEmpty { return }
      content = rest
      begin(isTurned: block.isTurned)
    }
  }

  private mutating func note(_ block: FlowBlock, at y: Double) {
    let last = pages.count - 1
    pages[last].names += block.names.map { ($0, y) }
    if let entry = block.entry {
      pages[last].outline.append(PDFPage.OutlineEntry(entry.title, level: entry.level, y: y))
    }
    if let named = block.section {
      section = named
      if pages[last].firstSection == nil { pages[last].firstSection = named }
    }
  }

  private mutating func add(_ piece: FlowPiece, space: Double) {
    let last = pages.count - 1
    let fresh = piece.notes.filter { !placedNotes.contains($0) && noteLines.indices.contains($0 - 1) }
    pages[last].pieces.append((piece, y + space))
    y += space + piece.height
    for number in fresh {
      placedNotes.insert(number)
      pages[last].names.append(("note-\(number)", height - 1))
      addNote(noteLines[number - 1])
    }
  }

  // MARK: Footnotes

  private var room: Double {
    let notes = pages.last?.notes ?? []
    return height - y - (notes.isEmpty ? 0 : noteSpace + notes.reduce(0) { $0 + $1.height })
  }

  private func notesHeight(_ notes: [Int]) -> Double {
    let new = notes.filter { !placedNotes.contains($0) && noteLines.indices.contains($0 - 1) }
    guard !new.isEmpty else { return 0 }
    let space = pages.last?.notes.isEmpty ?? true ? noteSpace : 0
    return new.flatMap { noteLines[$0 - 1] }.reduce(space) { $0 + $1.height }
  }

  private mutating func addNote(_ lines: [FlowLine]) {
    let last = pages.count - 1
    for line in lines {
      let space = pages[last].notes.isEmpty ? noteSpace : 0
      if carried.isEmpty, room - space >= line.height - 0.01 {
        pages[last].notes.append(line)
      } else {
        carried.append(line)
      }
    }
  }

  // MARK: Pages

  /// Begins a page. Waiting figures come first, and then rotated pages.
  private mutating func begin(isTurned: Bool = false) {
    if !isTurned, !waitingTurned.isEmpty, floating.isEmpty { placeTurned() }
    open(isTurned: isTurned)
  }

  private mutating func placeTurned() {
    let rest = queue
    queue = waitingTurned[...]
    waitingTurned = []
    open(isTurned: true)
    while !queue.isEmpty { place(queue.removeFirst()) }
    queue = rest
  }

  private mutating func open(isTurned: Bool) {
    pages.append(Page(section: section, isTurned: isTurned))
    y = 0
    let notes = carried
    carried = []
    addNote(notes)
    // A rotated page contains only its own blocks, and no waiting figures.
    if isTurned { return }
    let waiting = floating
    floating = []
    for (index, block) in waiting.enumerated() {
      guard isEmpty || block.space + block.content.leastHeight <= room else {
        floating = Array(waiting[index...])
        return
      }
      put(block)
    }
  }
}
