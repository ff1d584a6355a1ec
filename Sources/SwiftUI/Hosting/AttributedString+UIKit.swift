public import Foundation
import GalleyFoundation
import GalleyViews
import UIKit

extension AttributedString {
  /// The letters of `text`, with those of UIKit's attributes that texts show: font, colours, lines, distances and links.
  public init(_ text: NSAttributedString) {
    self.init()
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
      var piece = AttributedString(text.attributedSubstring(from: range).string)
      if let font = attributes[.font] as? UIFont { piece.font = font.font }
      if let color = attributes[.foregroundColor] as? UIColor { piece.foregroundColor = color.color }
      if let color = attributes[.backgroundColor] as? UIColor { piece.backgroundColor = color.color }
      if Self.isSet(attributes[.underlineStyle]) { piece.underlineStyle = .single }
      if Self.isSet(attributes[.strikethroughStyle]) { piece.strikethroughStyle = .single }
      if let points = (attributes[.kern] as? NSNumber)?.doubleValue ?? attributes[.kern] as? Double {
        piece.kern = points
      }
      if let link = attributes[NSAttributedString.Key("NSLink")] as? URL { piece.link = link }
      self.append(piece)
    }
  }

  /// Whether the style of a line is one.
  private static func isSet(_ style: Any?) -> Bool { (style as? Int ?? (style as? NSNumber)?.intValue ?? 0) != 0 }
}
