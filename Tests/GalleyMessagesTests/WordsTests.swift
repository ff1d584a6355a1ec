import GalleyFiles
import GalleyImage
import GalleyMessages
import GalleyPaint
import GalleyRender
import GalleyReport
import GalleyTemplate
import GalleyText
import GalleyViews
import Testing

@testable import GalleyTables

@Suite("Wording of error messages")
struct WordsTests {
  private let place = SourcePlace(file: "a.yaml", line: 1, column: 1)

  /// One error of each kind that no other test covers.
  private static let kinds: [SceneError.Kind] = [
    .file(.unreadableFile(path: "a", .isFolder, nearest: nil)),
    .file(.unreadableFile(path: "a", .notPermitted, nearest: nil)),
    .file(.unreadableFile(path: "a", .tooLarge(bytes: 5 << 20, limit: 4 << 20), nearest: nil)),
    .file(.unreadableFile(path: "a", .system(code: 5), nearest: nil)),
    .file(.unreadableFile(path: "a", .notFound, nearest: "b")),
    .file(.fileOutside(path: "a", folder: "b")), .file(.notAFont(path: "a")),
    .file(.unknownFileType(path: "a", known: [".csv", ".json"])),
    .yaml(.emptyFile), .table(.emptyTable),
    .yaml(.malformed(remark: "found character that cannot start any token")),
    .field(.formatNeedsNumber("05", field: "a")),
    .view(.partNamedLikeView("Text")), .view(.partNotCapitalised("row")),
    .field(.unknownFormat("a", known: ["b"], suggestion: nil)),
    .field(.notOneField("{a}{b}")), .table(.duplicateColumn("a")), .json(.unexpectedEnd), .json(.controlCharacter),
    .json(.tooDeep(limit: 1)), .moment(.badTarget("row:x")), .moment(.tooManyVariants(2000, limit: 1000)),
    .key(.conflict("a", with: "b")),
    .output(.unknownPlaceholder("a", known: ["b"], suggestion: "b")),
    .output(.wrongExtension(path: "a", expected: "png")),
    .key(.needsOne(of: ["a", "b"], owner: "c")), .file(.invalidUTF8(byte: 7)),
  ]

  @Test("Every kind of error has a distinct message without a full stop", arguments: kinds)
  func everyKind(kind: SceneError.Kind) {
    let diagnostic = Diagnostic(SceneError(kind, at: place))
    #expect(diagnostic.message != "this cannot be read")
    #expect(!diagnostic.message.hasSuffix("."))
    #expect(diagnostic.help?.hasSuffix(".") != true)
  }

  @Test(
    "The error about a missing glyph names the character and the package to install",
    arguments: [
      (
        TextProblem.missingGlyph(scalar: 0x1F600, text: "Hi 😀", family: "Inter", package: "fonts-noto-color-emoji"),
        "no font has a glyph for U+1F600 '😀' in \"Hi 😀\" (set in Inter)",
        "install the package fonts-noto-color-emoji, or allow boxes with 'missingGlyph: box'"
      ),
      (
        .missingGlyph(scalar: 0xE9, text: "é", family: "Inter", package: nil),
        "no font has a glyph for U+00E9 'é' in \"é\" (set in Inter)",
        "add a font file under 'fonts:', or allow boxes with 'missingGlyph: box'"
      ),
      (
        .missingFamily(family: "Intre", known: ["Inter", "Noto Sans"], package: nil),
        "the font family 'Intre' is not installed", "did you mean 'Inter'?"
      ),
      (
        .missingFamily(family: "Inter", known: [], package: "fonts-inter"),
        "the font family 'Inter' is not installed", "install the package fonts-inter"
      ),
      (.unreadableFont(path: "a.ttf"), "cannot read the font file 'a.ttf'", nil),
    ] as [(TextProblem, String, String?)])
  func texts(problem: TextProblem, message: String, help: String?) {
    #expect(Diagnostic(problem).message == message)
    #expect(Diagnostic(problem).help == help)
  }

  @Test("Errors about images describe the cause")
  func images() {
    #expect(Diagnostic(ImageError.unknownFormat, name: "a.png").message == "'a.png' is not an image")
    #expect(
      Diagnostic(ImageError.tooLong(frames: 4_294_967_295, width: 60, height: 20, limit: 1 << 28), name: "a").message
        == "the animation 'a' is too large: 4,294,967,295 frames of 60 by 20 pixels, and galley reads at most "
        + "268,435,456 pixels")
    #expect(
      Diagnostic(ImageError.tooManyFrames(limit: 16_384), name: "a").message
        == "the animation 'a' is too long: galley reads at most 16,384 frames")
    #expect(
      Diagnostic(ImageError.tooLarge(width: 9, height: 8, limit: 7), name: "a").message
        == "the image 'a' is too large: it has 9 by 8 pixels, and galley reads at most 7 pixels")
    #expect(
      Diagnostic(PaintError.canvasTooLarge(width: 2e7, height: 200, limit: 32_767)).message
        == "the canvas is too large: 20000000 by 200 pixels")
    #expect(
      Diagnostic(PaintError.pageTooLarge(width: 10, height: 14_401, limit: 14_400)).message
        == "the page is too large: 10 by 14401 points")
  }

  @Test("An error in a view states the location of the view and the row number of the data")
  func views() {
    let origin = ViewOrigin(file: "a.yaml", line: 3, column: 5, length: 4, row: 12)
    let failure = ImageFailure(ImageFailure(FileProblem.notFound))
    let diagnostic = Diagnostic(ViewProblem(.image(name: "x.png", reason: failure), origin: origin))
    #expect(diagnostic.message == "there is no file 'x.png' (row 12 of the data)")
    #expect(diagnostic.place == SourcePlace(file: "a.yaml", line: 3, column: 5, length: 4))
    let files = FileReader.memory(["a.yaml": Array("one\ntwo\nthree".utf8)])
    #expect(diagnostic.quoting(files).excerpt == "three")
    #expect(diagnostic.quoting(.memory([:])).excerpt == nil)
  }

  @Test(arguments: [
    ("CI_NODE_INDEX is 0", "CI_NODE_INDEX is 0"), ("GALLEY_SHARD is '9/5'", "GALLEY_SHARD is '9/5'"),
    ("PNG has no pages", "PNG has no pages"), ("iPhone is unknown", "iPhone is unknown"),
    ("The value is invalid", "the value is invalid"), ("Unknown option '--x'", "unknown option '--x'"),
    ("--Shard is wrong", "--Shard is wrong"), ("README.md is missing", "README.md is missing"),
    ("LazyVStack is no option", "LazyVStack is no option"), ("A value is missing", "a value is missing"),
  ])
  func `A usage error keeps the spelling of names`(usage: String, message: String) {
    #expect(Diagnostic(usage: usage, command: nil).message == message)
  }

  @Test(arguments: [
    ("row 2 is new", "Row 2 is new"), ("padding, too", "Padding, too"),
    ("list.yaml is missing", "list.yaml is missing"),
    ("iPhone 15 is narrower", "iPhone 15 is narrower"), ("git is not installed", "git is not installed"),
    ("chat_footer moved", "chat_footer moved"), ("--limit-pixels is 3", "--limit-pixels is 3"),
    ("scrollTo is gone", "scrollTo is gone"), ("x2 is gone", "x2 is gone"), ("", ""),
  ])
  func `A page sentence keeps the spelling of names`(text: String, sentence: String) {
    #expect(ReviewLabels.sentence(text) == sentence)
  }
}
