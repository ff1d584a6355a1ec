public import Foundation
import GalleyFoundation
import GalleyViews
import UIKit

extension AttributedString {
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

  private static func isSet(_ style: Any?) -> Bool { (style as? Int ?? (style as? NSNumber)?.intValue ?? 0) != 0 }
}

extension NSAttributedString {
  public convenience init(_ text: AttributedString) {
    let letters = NSMutableAttributedString(string: "")
    for run in text.runs {
      var attributes: [Key: Any] = [:]
      if let font = run.font { attributes[.font] = UIFont(font) }
      if let color = run.foregroundColor { attributes[.foregroundColor] = UIColor(color) }
      if let color = run.backgroundColor { attributes[.backgroundColor] = UIColor(color) }
      if run.underlineStyle != nil { attributes[.underlineStyle] = 1 }
      if run.strikethroughStyle != nil { attributes[.strikethroughStyle] = 1 }
      if let points = run.kern ?? run.tracking { attributes[.kern] = points }
      if let link = run.link { attributes[Key("NSLink")] = link }
      letters.append(NSAttributedString(string: String(text.characters[run.range]), attributes: attributes))
    }
    self.init(attributedString: letters)
  }
}
