import Dispatch
import GalleyOpenType
import Synchronization

/// Creates font subsets with only the used glyphs, on several threads.
///
/// Each font is used by a single thread. HarfBuzz allows several threads to read the same face.
struct SubsetQueue: @unchecked Sendable {
  private let fonts: [(file: FontFile, glyphs: [UInt32])]

  init(_ fonts: [EmbeddedFont]) { self.fonts = fonts.map { ($0.program.file, $0.glyphs) } }

  /// Returns a subset for each font, or nil if the font is unreadable.
  func subsets(threads: Int) -> [FontSubset?] {
    let next = Atomic(0)
    let made = Mutex([FontSubset?](repeating: nil, count: fonts.count))
    DispatchQueue.concurrentPerform(iterations: min(threads, fonts.count)) { _ in
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < fonts.count else { return }
        let subset = FontSubset(fonts[index].file, glyphs: fonts[index].glyphs)
        made.withLock { $0[index] = subset }
      }
    }
    return made.withLock { $0 }
  }
}
