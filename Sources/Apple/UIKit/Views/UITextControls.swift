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
open class UILabel: UIView, @unchecked Sendable {
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
open class UITextField: UIControl, UITextInputTraits, @unchecked Sendable {
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
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
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView?, rightView: UIView?
  open var leftViewMode = ViewMode.never, rightViewMode = ViewMode.never
  open var isSecureTextEntry = false
  open var isEditing: Bool { false }
  open weak var delegate: (any UITextFieldDelegate)?
  open var inputView: UIView?, inputAccessoryView: UIView?
  open override var intrinsicContentSize: Size {
    let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? attributedPlaceholder?.string ?? placeholder ?? ""
    let size = UITextSizing.size(shown.isEmpty ? " " : shown, font ?? .systemFont(ofSize: 17))
    let isFramed = borderStyle == .roundedRect || borderStyle == .bezel
    return Size(width: size.width + (isFramed ? 14 : 0), height: isFramed ? max(34, size.height + 12) : size.height)
  }
  open func deleteBackward() { text = text.map { String($0.dropLast()) } }
}

/// What is told of a field.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
}

/// A field for a longer text.
open class UITextView: UIScrollView, UITextInputTraits, @unchecked Sendable {
  open var text = ""
  open var attributedText = NSAttributedString(string: "")
  open var textColor: UIColor?
  open var font: UIFont?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var selectedRange = NSRange(location: 0, length: 0)
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  public let textContainer = NSTextContainer()
  open var inputView: UIView?, inputAccessoryView: UIView?
  open var linkTextAttributes: [NSAttributedString.Key: Any]? = [:]

  package var shownText: NSAttributedString {
    attributedText.length > 0 ? attributedText : NSAttributedString(string: text)
  }

  /// The size of all of its text where it does not scroll, and none where it does.
  open override var intrinsicContentSize: Size {
    isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(Size(width: frame.width, height: 0))
  }
  open override func sizeThatFits(_ size: Size) -> Size {
    let sides = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    let isBound = size.width > sides && size.width.isFinite
    let text = shownText.length > 0 ? shownText : NSAttributedString(string: " ")
    let own = UITextSizing.size(
      text, font ?? .systemFont(ofSize: 12), width: isBound ? size.width - sides : nil,
      limit: textContainer.maximumNumberOfLines > 0 ? textContainer.maximumNumberOfLines : nil)
    return Size(
      width: isBound ? size.width : own.width + sides,
      height: own.height + textContainerInset.top + textContainerInset.bottom)
  }
}

/// The room of a text.
open class NSTextContainer: NSObject, @unchecked Sendable {
  open var lineFragmentPadding = 5.0
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var size = Size.zero

  /// Room without an end.
  public override init() {}
}

/// What is told of a field for a longer text.
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}

extension UITextViewDelegate {
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  {
    true
  }
}

/// A field for what is looked for.
open class UISearchBar: UIView, UITextInputTraits, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case `default`, prominent, minimal
  }

  open var text: String?
  /// What shows where there is nothing.
  open var placeholder: String?
  open var searchBarStyle = Style.default
  open override var intrinsicContentSize: Size { Size(width: UIView.noIntrinsicMetric, height: 56) }
  package override class var huggedAxes: [NSLayoutConstraint.Axis] { [.vertical] }
  open var showsCancelButton = false
  open weak var delegate: (any UISearchBarDelegate)?
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
}

/// What is told of a field for what is looked for.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// It is not looked for any longer.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
