import Foundation
import GalleyGeometry
import GalleyText

@MainActor
enum UITextSizing {
  private static let engine = TextEngine()

  static func size(_ text: String, _ font: UIFont, width: Double? = nil, limit: Int? = nil) -> Size {
    size(NSAttributedString(string: text), font, width: width, limit: limit)
  }

  static func size(_ text: NSAttributedString, _ font: UIFont, width: Double? = nil, limit: Int? = nil) -> Size {
    var runs: [TextRequest.Run] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
      let own = attributes[.font] as? UIFont ?? font
      runs.append(TextRequest.Run(text.attributedSubstring(from: range).string, font: own.font.resolve()))
    }
    guard !runs.isEmpty else { return .zero }
    let request = TextRequest(runs: runs, lineLimit: limit.map { max(1, $0) }, leading: font.lineHeight)
    let size = engine.measure(request, width: width).size
    return Size(width: size.width.rounded(.up), height: size.height)
  }
}
