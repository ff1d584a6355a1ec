public import Foundation
public import GalleyGeometry

// Views of UIKit for texts: kept, and not drawn. What shows one draws a box with its name.

/// How lines of a text stand.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// How a line that is too long ends.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// What a view for texts asks of a keyboard. No keyboard comes here.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {}

/// A text of one or several lines.
open class UILabel: UIView {
  open var text: String? { didSet { attributedText = nil } }
  open var attributedText: NSAttributedString?
  open var textColor: UIColor? = .label
  open var font: UIFont? = .systemFont(ofSize: 17)
  open var numberOfLines = 1
  open var textAlignment = NSTextAlignment.natural
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor = 0.0
  open var adjustsFontForContentSizeCategory = false
  open var preferredMaxLayoutWidth = 0.0

  open override var intrinsicContentSize: Size {
    size(within: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
  }
  open override func sizeThatFits(_ size: Size) -> Size {
    self.size(within: size.width > 0 && size.width.isFinite ? size.width : nil)
  }

  private func size(within width: Double?) -> Size {
    let text = attributedText ?? NSAttributedString(string: text ?? "")
    let limit = numberOfLines > 0 ? numberOfLines : nil
    return UITextSizing.size(
      text, font ?? .systemFont(ofSize: 17), width: limit == 1 ? nil : width, limit: limit)
  }
}

/// A field for a line of text.
open class UITextField: UIControl, UITextInputTraits {
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  open var text: String?
  open var attributedText: NSAttributedString?
  /// What shows where there is nothing.
  open var placeholder: String?
  /// What shows where there is nothing, with attributes.
  open var attributedPlaceholder: NSAttributedString?
  open var textColor: UIColor?
  open var font: UIFont?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var isSecureTextEntry = false
  open var isEditing: Bool { false }
  open weak var delegate: (any UITextFieldDelegate)?
  open override var intrinsicContentSize: Size {
    let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? attributedPlaceholder?.string ?? placeholder ?? ""
    let size = UITextSizing.size(shown.isEmpty ? " " : shown, font ?? .systemFont(ofSize: 17))
    let isFramed = borderStyle == .roundedRect || borderStyle == .bezel
    return Size(width: size.width + (isFramed ? 14 : 0), height: isFramed ? max(34, size.height + 12) : size.height)
  }
}

/// What is told of a field.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
}
