import Foundation
import GalleyControls
import GalleyFoundation
import GalleyGeometry
import GalleyText
import GalleyViews
import UIKit

extension UILabel: DrawableUIView {
  var content: AnyView? {
    let text = attributedText.map { Text(AttributedString($0)) } ?? Text(verbatim: text ?? "")
    return AnyView(
      text
        .font((font ?? .systemFont(ofSize: 17)).font)
        .foregroundStyle((textColor ?? .label).color)
        .lineLimit(numberOfLines > 0 ? numberOfLines : nil)
        .truncationMode(lineBreakMode.mode)
        .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(0.1, Double(minimumScaleFactor)) : 1)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: textAlignment.alignment(.center))
        .multilineTextAlignment(textAlignment.lines))
  }
}

extension UITextField: DrawableUIView {
  var content: AnyView? {
    let isEmpty = (text ?? "").isEmpty
    let letters = isSecureTextEntry ? String(repeating: "•", count: (text ?? "").count) : text ?? ""
    let placeholder = attributedPlaceholder.map { Text(AttributedString($0)) } ?? Text(verbatim: placeholder ?? "")
    let isFramed = borderStyle == .roundedRect || borderStyle == .bezel
    return AnyView(
      (isEmpty ? placeholder : Text(verbatim: letters))
        .font((font ?? .systemFont(ofSize: 17)).font)
        .foregroundStyle(isEmpty ? Color(.placeholderText) : (textColor ?? .label).color)
        .lineLimit(1)
        .padding(.horizontal, isFramed ? 7 : 0)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: textAlignment.alignment(.center))
        .background {
          if isFramed {
            RoundedRectangle(cornerRadius: 5).fill(Color(.systemBackground))
              .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(Color(.separator), lineWidth: 1) }
          }
        })
  }
}

extension NSTextAlignment {
  fileprivate var lines: TextAlignment {
    switch self {
    case .center: .center
    case .right: .trailing
    case .left, .justified, .natural: .leading
    }
  }

  fileprivate func alignment(_ vertical: VerticalAlignment) -> Alignment {
    switch self {
    case .center: Alignment(horizontal: .center, vertical: vertical)
    case .right: Alignment(horizontal: .trailing, vertical: vertical)
    case .left, .justified, .natural: Alignment(horizontal: .leading, vertical: vertical)
    }
  }
}

extension NSLineBreakMode {
  fileprivate var mode: TruncationMode {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    case .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingTail: .tail
    }
  }
}
