public import Foundation
public import GalleyGeometry

// UIKit text views. Labels and text fields are drawn.

public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// Compile-only stub: there is no keyboard.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {}

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

open class UITextField: UIControl, UITextInputTraits {
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  open var text: String?
  open var attributedText: NSAttributedString?
  open var placeholder: String?
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
