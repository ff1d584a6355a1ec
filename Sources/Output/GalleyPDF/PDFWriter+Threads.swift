import Dispatch
package import GalleyGeometry
package import GalleyPaint
import Synchronization

package struct PageArtist<Helper> {
  package let helper: Helper
  package let painter: Painter

  package init(_ helper: Helper, painter: Painter) { (self.helper, self.painter) = (helper, painter) }
}

extension PDFWriter {
  /// Adds pages with one thread for each artist. The first artist also draws the pages that only the writer itself can
  /// draw. The bytes of the file do not depend on the number of artists. `progress` is called on the calling thread.
  package func add<Helper>(
    _ pages: Range<Int>, size: Size, by artists: [PageArtist<Helper>],
    progress: (Int) -> Void, _ draw: @Sendable (Helper, Int, PDFCanvas) throws(PDFError) -> PDFPage
  ) throws(PDFError) {
    let forks = try Forks(artists, programs)
    threads = max(threads, artists.count)
    var next = pages.lowerBound
    // The number of pages that the writer draws alone before it tries threads again. It is doubled whenever threads did
    // not help.
    var alone = 1
    var length = 2
    while next < pages.upperBound, let first = artists.first {
      let own = artists.count > 1 && isWhole ? min(next + alone, pages.upperBound) : pages.upperBound
      for page in next..<own {
        let canvas = try makeCanvas(size)
        try add(canvas, draw(first.helper, page, canvas))
        progress(page + 1)
      }
      next = own
      while next < pages.upperBound {
        let batch = next..<min(next + length * artists.count, pages.upperBound)
        let added = try add(batch, size: size, by: forks, progress, draw)
        next += added
        guard added == batch.count else {
          (alone, length) = (min(alone * 2, 1 << 20), 2)
          break
        }
        (alone, length) = (1, min(length * 2, 64))
      }
    }
  }

  /// Adds the pages before the first page that only the writer itself can draw. Returns the number of added pages.
  private func add<Helper>(
    _ pages: Range<Int>, size: Size, by forks: Forks<Helper>, _ progress: (Int) -> Void,
    _ draw: @Sendable (Helper, Int, PDFCanvas) throws(PDFError) -> PDFPage
  ) throws(PDFError) -> Int {
    for fork in forks.forks { update(fork.fork) }
    for (index, drawn) in Self.pages(pages, size: size, by: forks, draw).enumerated() {
      guard let drawn, try add(drawn) else {
        redrawnPages += 1
        return index
      }
      progress(pages.lowerBound + index + 1)
    }
    return pages.count
  }

  private static func pages<Helper>(
    _ pages: Range<Int>, size: Size, by forks: Forks<Helper>,
    _ draw: @Sendable (Helper, Int, PDFCanvas) throws(PDFError) -> PDFPage
  ) -> [ForkedPage?] {
    let next = Atomic(pages.lowerBound)
    let drawn = Mutex([ForkedPage?](repeating: nil, count: pages.count))
    DispatchQueue.concurrentPerform(iterations: forks.forks.count) { worker in
      let own = forks.forks[worker]
      while true {
        let page = next.add(1, ordering: .relaxed).oldValue
        guard page < pages.upperBound else { return }
        // An error is ignored here, because it occurs again when the writer draws the page and then reports it.
        let made = try? own.fork.page(size) { canvas throws(PDFError) in try draw(own.artist.helper, page, canvas) }
        drawn.withLock { $0[page - pages.lowerBound] = made ?? nil }
      }
    }
    return drawn.withLock { $0 }
  }

  struct Fork<Helper> {
    let artist: PageArtist<Helper>
    let fork: PDFFork
  }

  /// The forks of a file. Each thread uses only the fork with its own number, so forks are never shared.
  struct Forks<Helper>: @unchecked Sendable {
    private(set) var forks: [Fork<Helper>] = []

    init(_ artists: [PageArtist<Helper>], _ programs: FontPrograms) throws(PDFError) {
      guard artists.count > 1 else { return }
      for artist in artists {
        forks.append(Fork(artist: artist, fork: try PDFFork(painter: artist.painter, programs: programs)))
      }
    }
  }
}
