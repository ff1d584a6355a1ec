import GalleyGeometry
import GalleyText
import GalleyViews

extension ModifierTemplate {
  /// Changes the values that the modifier changes, where that ``ModifierKind/onlySurrounds``.
  func change(_ environment: inout EnvironmentValues) {
    switch kind {
    case .foregroundStyle: if let style = style(value, rows) { environment.setForegroundStyle(style) }
    case .tint: environment.tint = color
    case .scrollIndicators: environment.showsScrollIndicators = word != "hidden"
    case .colorScheme: environment.colorScheme = ColorScheme(word: word)
    case .dynamicTypeSize: environment.dynamicTypeSize = DynamicTypeSize(word: word)
    case .layoutDirection: environment.layoutDirection = LayoutDirection(word: word)
    case .locale: environment.locale = text
    case .defaultMinListRowHeight: environment.defaultMinListRowHeight = number
    case .defaultMinListHeaderHeight: environment.defaultMinListHeaderHeight = number
    case .lineLimit: limitLines(&environment)
    case .truncationMode: environment.truncationMode = TruncationMode(word: word)
    case .multilineTextAlignment: environment.multilineTextAlignment = TextAlignment(word: word)
    case .lineSpacing: environment.lineSpacing = number
    case .minimumScaleFactor: environment.minimumScaleFactor = number
    default: changeLetters(&environment)
    }
  }

  private func changeLetters(_ environment: inout EnvironmentValues) {
    switch kind {
    case .font: environment.font = Font(value)
    case .bold: environment.fontWeight = isTrue ? .bold : nil
    case .italic: environment.isItalic = isTrue
    case .fontWeight: environment.fontWeight = Font.Weight(word: word)
    case .monospaced: environment.isMonospaced = isTrue
    case .monospacedDigit: environment.hasMonospacedDigits = isTrue
    case .tracking: environment.tracking = number
    case .baselineOffset: environment.baselineOffset = number
    case .underline: environment.underline = line
    case .strikethrough: environment.strikethrough = line
    default: break
    }
  }

  private func limitLines(_ environment: inout EnvironmentValues) {
    guard case .record(let limit) = value, let lines = limit.number("lines") else {
      environment.lineLimit = Int(number)
      return
    }
    environment.lineLimit = Int(lines)
    environment.reservesLineSpace = limit.boolean("reservesSpace") ?? false
  }

  /// The line that is drawn: one where the value is true, or a colour.
  private var line: TextLineStyle? {
    if case .color(let color) = value { return TextLineStyle(color: Color(color)) }
    return value == .boolean(false) ? nil : TextLineStyle()
  }
}

extension Font {
  /// The font of a `font` modifier: a text style, or a mapping.
  fileprivate init(_ value: SceneValue) {
    switch value {
    case .word(let word): self = .system(TextStyle(rawValue: word) ?? .body)
    case .record(let record): self.init(record)
    default: self = .body
    }
  }

  private init(_ record: SceneRecord) {
    let weight = record.word("weight").map { Weight(word: $0) }
    let design = record.word("design").map { Design(word: $0) }
    let style = record.word("style").flatMap(TextStyle.init) ?? .body
    guard let size = record.number("size") else {
      self = .system(style, design: design, weight: weight)
      return
    }
    guard let family = record.text("family") else {
      self = .system(size: size, weight: weight, design: design)
      return
    }
    let custom: Font =
      record.word("relativeTo").flatMap(TextStyle.init).map { .custom(family, size: size, relativeTo: $0) }
      ?? .custom(family, fixedSize: size)
    self = weight.map { custom.weight($0) } ?? custom
  }
}
