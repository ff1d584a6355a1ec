import GalleyGeometry
import GalleyPDF
import GalleyPicture
import GalleyText

struct InlineRun: Hashable {
  var text: String
  var font: ResolvedFont
  var style: Style
  var rise = 0.0
  var box: InlineBox?

  var request: TextRequest.Run {
    box.map { TextRequest.Run(box: $0, font: font) } ?? TextRequest.Run(text, font: font, baselineOffset: rise)
  }

  struct Style: Hashable {
    var color: RGBA
    var isStruck = false
    var background: RGBA?
    /// The link target: an address, or a fragment such as `#id` inside the document.
    var target: String?
    var note: Int?
    var image: PictureImage?
  }
}

struct InlineRuns {
  private let style: DocumentStyle
  private let references: References
  private let hyphenator: Hyphenator?
  private let firstNote: Int
  private let images: [String: PictureImage]
  private let width: Double
  private(set) var runs: [InlineRun] = []

  init(
    _ style: DocumentStyle, _ references: References, hyphenator: Hyphenator?, firstNote: Int,
    images: [String: PictureImage] = [:], width: Double = .infinity
  ) {
    (self.images, self.width) = (images, width)
    self.style = style
    self.references = references
    self.hyphenator = hyphenator
    self.firstNote = firstNote
  }

  /// A line break becomes U+2028.
  mutating func add(_ pieces: [MarkdownInline], _ font: ResolvedFont, _ runStyle: InlineRun.Style) {
    for piece in pieces { add(piece, font, runStyle) }
  }

  private mutating func add(_ piece: MarkdownInline, _ font: ResolvedFont, _ runStyle: InlineRun.Style) {
    switch piece {
    case .text(let text): append(hyphenator?.hyphenated(text) ?? text, font, runStyle)
    case .lineBreak: append("\u{2028}", font, runStyle)
    case .strong(let parts):
      var bold = font
      bold.weight = max(font.weight, .semibold)
      add(parts, bold, runStyle)
    case .emphasis(let parts):
      var italic = font
      italic.isItalic.toggle()
      add(parts, italic, runStyle)
    case .struck(let parts):
      var struck = runStyle
      struck.isStruck = true
      add(parts, font, struck)
    case .code(let text):
      var code = style.code
      code.size *= font.size / style.size
      code.weight = font.weight
      var shaded = runStyle
      shaded.background = style.tint
      append(text, code, shaded)
    case .link(let parts, let target): addLink(parts, target, font, runStyle)
    case .image(let image): addImage(image, font, runStyle)
    case .note(let number): addNote(firstNote + number - 1, font, runStyle)
    }
  }

  private static let maximumHeight = 480.0

  private mutating func addImage(_ image: MarkdownImage, _ font: ResolvedFont, _ runStyle: InlineRun.Style) {
    guard let picture = images[image.path], picture.bitmap.width > 0, picture.bitmap.height > 0 else {
      return append(image.alternative, font, runStyle)
    }
    let ratio = Double(picture.bitmap.height) / Double(picture.bitmap.width)
    let all = width.isFinite ? width : Double(picture.bitmap.width)
    let height = image.height?.points(of: all)
    var size = Size(
      width: image.width?.points(of: all) ?? height.map { $0 / ratio } ?? Double(picture.bitmap.width), height: 0)
    size.height = height ?? size.width * ratio
    let scale = min(1, all / size.width, Self.maximumHeight / size.height)
    var own = runStyle
    own.image = picture
    let box = InlineBox(width: size.width * scale, ascent: size.height * scale, descent: 0)
    runs.append(InlineRun(text: InlineBox.character, font: font, style: own, box: box))
  }

  private mutating func addLink(
    _ parts: [MarkdownInline], _ target: String, _ font: ResolvedFont, _ runStyle: InlineRun.Style
  ) {
    guard WebAddress.isSafe(target) else { return add(parts.isEmpty ? [.text(target)] : parts, font, runStyle) }
    var linked = runStyle
    linked.target = target
    linked.color = style.link
    guard target.hasPrefix("#") else { return add(parts.isEmpty ? [.text(target)] : parts, font, linked) }
    let name = String(target.dropFirst())
    let words = parts.plain
    guard References.isPattern(parts) else {
      // The text of a broken link is shown without a link.
      if references.labels[name] == nil { return add(parts, font, runStyle) }
      return add(parts, font, linked)
    }
    append(references.words(words.isEmpty ? "{label}" : words, of: name), font, linked)
  }

  private mutating func addNote(_ number: Int, _ font: ResolvedFont, _ runStyle: InlineRun.Style) {
    var mark = font
    mark.size *= 0.68
    var noted = runStyle
    noted.note = number
    noted.target = "#note-\(number)"
    noted.color = style.link
    runs.append(InlineRun(text: "\(number)", font: mark, style: noted, rise: font.size * 0.34))
  }

  private mutating func append(_ text: String, _ font: ResolvedFont, _ runStyle: InlineRun.Style) {
    guard !text.isEmpty else { return }
    if let last = runs.last, last.font == font, last.style == runStyle, last.rise == 0 {
      runs[runs.count - 1].text += text
    } else {
      runs.append(InlineRun(text: text, font: font, style: runStyle))
    }
  }
}

extension [InlineRun] {
  var keepingLastWord: [InlineRun] {
    var runs = self
    for index in runs.indices.reversed() {
      let text = runs[index].text
      let start = text.lastIndex(of: " ").map { text.index(after: $0) } ?? text.startIndex
      let word = text[start...].unicodeScalars.filter { $0 != "\u{AD}" }
      runs[index].text = String(text[..<start]) + String(String.UnicodeScalarView(word))
      if start > text.startIndex { break }
    }
    return runs
  }
}

struct References: Hashable {
  var labels: [String: String] = [:]
  var pages: [String: String] = [:]

  /// Returns whether the text of a link is a pattern: it is empty, or has a placeholder for the label or the page of
  /// the target.
  static func isPattern(_ parts: [MarkdownInline]) -> Bool {
    let words = parts.plain
    return words.isEmpty || words.contains("{label}") || words.contains("{page}")
  }

  func words(_ pattern: String, of name: String) -> String {
    pattern.replacing("{label}", with: labels[name] ?? name).replacing("{page}", with: pages[name] ?? "0")
  }
}
