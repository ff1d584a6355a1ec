import Dispatch
import GalleyGeometry
import GalleyText
import Synchronization
import TestSupport
import Testing
import TextCorpus

@Suite("Columns of strings")
struct TextColumnTests {
  private static let mixed: [String] = {
    var dice = SplitMix64(seed: 42)
    return (0..<20_000).map { index in
      index % 50 == 0 ? "\(index) 漢字 مرحبا" : GeneratedTexts.cell(&dice)
    }
  }()

  @Test("A text column stores the exact bytes of its strings")
  func contents() {
    let texts = ["", "a", "é", "e\u{301}", "漢字", "👩‍💻", ""]
    var column = TextColumn(texts)
    column.append("last")
    #expect(column.count == 8)
    #expect((0..<8).map { Array(column[$0].utf8) } == (texts + ["last"]).map { Array($0.utf8) })
    #expect(TextColumn().isEmpty)
  }

  @Test("The widths of a column do not depend on the number of threads", arguments: [1, 2, 3, 8])
  func threads(count: Int) throws {
    let column = TextColumn(Self.mixed)
    let expected = TextEngine().widths(of: column, font: body)
    let answer = try #require(TextEngine().widths(of: column, font: body, threads: count))
    #expect(answer.widths == expected.widths)
    #expect(answer.problems == expected.problems)
    #expect(answer.paths.summed + answer.paths.substituted + answer.paths.set == column.count)
  }

  @Test("The width of a string does not depend on other strings in its column")
  func neighbours() {
    let letters = "Mix of WORDS, 12 and \u{7F} \0 signs: Ä and more of them to the end"
    let texts = (0...letters.count).flatMap { count in
      ["", "é", "Zz"].map { String(letters.prefix(count)) + $0 } + [String(letters.suffix(count))]
    }
    for tracking in [0.0, 2] {
      let font = ResolvedFont(family: body.family, size: 13, tracking: tracking)
      let layouts = TextEngine()
      let expected = texts.map { layouts.layout(text($0, font: font)).size.width }
      let engine = TextEngine()
      #expect(texts.map { engine.widths(of: TextColumn([$0]), font: font).widths[0].points } == expected)
      // The second pass uses widths that were added in the first pass.
      #expect(engine.widths(of: TextColumn(texts), font: font).widths.map(\.points) == expected)
    }
  }

  @Test("Columns of right-to-left strings have the same widths with one and with two threads")
  func rightToLeft() throws {
    let column = TextColumn(["Hello (1)", "שלום 12", ""])
    let one = TextEngine().widths(of: column, font: body, baseDirection: .rightToLeft)
    let two = try #require(TextEngine().widths(of: column, font: body, baseDirection: .rightToLeft, threads: 2))
    #expect(one == two)
    #expect(one.paths.set == 3)
  }

  @Test(
    "The progress increases up to the total, and is never reported by two threads at once", arguments: [1, 2, 3, 8])
  func progress(threads: Int) throws {
    let column = TextColumn(Self.mixed)
    let heard = Mutex<[Int]>([])
    _ = try #require(
      TextEngine().widths(of: column, font: body, threads: threads) { done in
        // If two threads reported at once, the mutex would be locked.
        heard.withLockIfAvailable { $0.append(done) } != nil
      })
    #expect(heard.withLock { $0 == Set($0).sorted() && $0.last == column.count })
  }

  @Test("If the progress closure returns false, threads start no further chunk", arguments: [1, 2, 3, 8])
  func cancellation(threads: Int) {
    let column = TextColumn((0..<200_000).map { "Row \($0)" })
    let heard = Mutex<[Int]>([])
    let answer = TextEngine().widths(of: column, font: body, threads: threads) { done in
      heard.withLock { heard in
        heard.append(done)
        return heard.count < 3
      }
    }
    #expect(answer == nil)
    #expect(heard.withLock { $0.count } <= 3 + threads)
  }

  @Test("Several engines with several threads each get the same widths")
  func engines() throws {
    let column = TextColumn(Self.mixed.prefix(9000))
    let expected = TextEngine().widths(of: column, font: body).widths
    let answers = Mutex<[[TextWidth]?]>([])
    DispatchQueue.concurrentPerform(iterations: 3) { _ in
      let widths = TextEngine().widths(of: column, font: body, threads: 2)?.widths
      answers.withLock { $0.append(widths) }
    }
    #expect(answers.withLock { $0 } == [expected, expected, expected])
  }

  @Test("The first of several equally wide strings is the widest; an empty column has no widest string")
  func widest() {
    let engine = TextEngine()
    #expect(engine.widths(of: TextColumn(["i", "WWW", "WW", "WWW"]), font: body).widest == 1)
    #expect(engine.widths(of: TextColumn(), font: body).widest == nil)
  }

  @Test("A missing character is reported with the string that contains it")
  func problems() {
    let answer = TextEngine().widths(of: TextColumn(["fine", "bad \u{10FFFD}"]), font: body)
    #expect(answer.problems.keys.sorted() == [1])
    let missing = ResolvedFont(family: "No Such Family", size: 12)
    #expect(TextEngine().widths(of: TextColumn(["a"]), font: missing).problems[0]?.count == 1)
  }

  @Test(
    "Strings that are too long and fonts that are too large for width tables are laid out",
    arguments: [1024, 1025, 5000])
  func long(length: Int) {
    let text = String(repeating: "n", count: length)
    let engine = TextEngine()
    let answer = engine.widths(of: TextColumn([text]), font: body)
    #expect(answer.paths.set == (length > 1024 ? 1 : 0))
    #expect(answer.widths[0].points == TextEngine().layout(GalleyTextTests.text(text)).size.width)
    let large = ResolvedFont(family: "Inter", size: 513)
    #expect(engine.widths(of: TextColumn(["n"]), font: large).paths.set == 1)
  }

  @Test("Most cells of tables are measured by adding up widths")
  func paths() {
    var dice = SplitMix64(seed: 3)
    let column = TextColumn((0..<5000).map { _ in GeneratedTexts.cell(&dice) })
    for family in ["Inter", "Noto Sans"] {
      let engine = TextEngine()
      let font = ResolvedFont(family: family, size: 13)
      _ = engine.widths(of: column, font: font)
      let paths = engine.widths(of: column, font: font).paths
      #expect(paths.set == 0, "\(family)")
      #expect(paths.summed > 3000, "\(family)")
    }
  }
}
