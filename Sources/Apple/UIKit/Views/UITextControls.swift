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
  /// The text.
  open var text: String? { didSet { attributedText = nil } }
  /// The text with its attributes.
  open var attributedText: NSAttributedString?
  /// Its colour.
  open var textColor: UIColor? = .label
  /// Its font.
  open var font: UIFont? = .systemFont(ofSize: 17)
  /// How many lines it may have; 0 is any number.
  open var numberOfLines = 1
  /// How its lines stand.
  open var textAlignment = NSTextAlignment.natural
  /// How a line that is too long ends.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// Whether letters become smaller where there is no room.
  open var adjustsFontSizeToFitWidth = false
  /// How much smaller letters may become.
  open var minimumScaleFactor = 0.0
  /// Whether letters follow the reader's choice of size.
  open var adjustsFontForContentSizeCategory = false
  /// How wide it may be, in points.
  open var preferredMaxLayoutWidth = 0.0

  /// The size of the text.
  open override var intrinsicContentSize: Size {
    size(within: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
  }
  /// The size of the text in lines that are no longer than `size` is wide.
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
  /// What surrounds the field.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// When something of the field shows.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// What is in it.
  open var text: String?
  /// What is in it, with attributes.
  open var attributedText: NSAttributedString?
  /// What shows where there is nothing.
  open var placeholder: String?
  /// What shows where there is nothing, with attributes.
  open var attributedPlaceholder: NSAttributedString?
  /// The colour of the text.
  open var textColor: UIColor?
  /// The font of the text.
  open var font: UIFont?
  /// How the text stands.
  open var textAlignment = NSTextAlignment.natural
  /// What surrounds it.
  open var borderStyle = BorderStyle.none
  /// When the button that empties it shows.
  open var clearButtonMode = ViewMode.never
  /// The views at its sides.
  open var leftView: UIView?, rightView: UIView?
  /// When the views at its sides show.
  open var leftViewMode = ViewMode.never, rightViewMode = ViewMode.never
  /// Whether its text is hidden.
  open var isSecureTextEntry = false
  /// Whether somebody writes in it: nobody does.
  open var isEditing: Bool { false }
  /// What is told of it.
  open weak var delegate: (any UITextFieldDelegate)?
  /// What stands in the place of the keyboard, and above it.
  open var inputView: UIView?, inputAccessoryView: UIView?
  /// The size of the text, or of what shows where there is none, within the field's border.
  open override var intrinsicContentSize: Size {
    let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? attributedPlaceholder?.string ?? placeholder ?? ""
    let size = UITextSizing.size(shown.isEmpty ? " " : shown, font ?? .systemFont(ofSize: 17))
    let isFramed = borderStyle == .roundedRect || borderStyle == .bezel
    return Size(width: size.width + (isFramed ? 14 : 0), height: isFramed ? max(34, size.height + 12) : size.height)
  }
  /// Takes the last letter away.
  open func deleteBackward() { text = text.map { String($0.dropLast()) } }
}

/// What is told of a field.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether one may write in it.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Somebody writes in it.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Nobody writes in it any longer.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether a part of its text may become another.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Whether the key that ends a line does something.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Whether it may be emptied.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Its selection is another.
  func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
  /// One may.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// It may.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// It does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// It may.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
}

/// A field for a longer text.
open class UITextView: UIScrollView, UITextInputTraits, @unchecked Sendable {
  /// What is in it.
  open var text = ""
  /// What is in it, with attributes.
  open var attributedText = NSAttributedString(string: "")
  /// The colour of the text.
  open var textColor: UIColor?
  /// The font of the text.
  open var font: UIFont?
  /// How the text stands.
  open var textAlignment = NSTextAlignment.natural
  /// Whether one may write in it.
  open var isEditable = true
  /// Whether one may choose parts of it.
  open var isSelectable = true
  /// The part that is chosen.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// How far the text is from its sides, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The room of the text.
  public let textContainer = NSTextContainer()
  /// What stands in the place of the keyboard, and above it.
  open var inputView: UIView?, inputAccessoryView: UIView?
  /// How links look.
  open var linkTextAttributes: [NSAttributedString.Key: Any]? = [:]

  /// What shows: the text with its attributes, where it has some.
  package var shownText: NSAttributedString {
    attributedText.length > 0 ? attributedText : NSAttributedString(string: text)
  }

  /// The size of all of its text where it does not scroll, and none where it does.
  open override var intrinsicContentSize: Size {
    isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(Size(width: frame.width, height: 0))
  }
  /// The size of all of its text in lines that are no longer than `size` is wide.
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
  /// How far lines are from its sides, in points.
  open var lineFragmentPadding = 5.0
  /// How many lines it may have; 0 is any number.
  open var maximumNumberOfLines = 0
  /// How a line that is too long ends.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// How large it is, in points.
  open var size = Size.zero

  /// Room without an end.
  public override init() {}
}

/// What is told of a field for a longer text.
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Somebody writes in it.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Nobody writes in it any longer.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Its text is another.
  func textViewDidChange(_ textView: UITextView)
  /// Its selection is another.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a part of its text may become another.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// It may.
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  {
    true
  }
}

/// A field for what is looked for.
open class UISearchBar: UIView, UITextInputTraits, @unchecked Sendable {
  /// How prominent it is.
  public enum Style: Int, Sendable {
    case `default`, prominent, minimal
  }

  /// What is in it.
  open var text: String?
  /// What shows where there is nothing.
  open var placeholder: String?
  /// How prominent it is.
  open var searchBarStyle = Style.default
  /// As high as the field and the room around it.
  open override var intrinsicContentSize: Size { Size(width: UIView.noIntrinsicMetric, height: 56) }
  package override class var huggedAxes: [NSLayoutConstraint.Axis] { [.vertical] }
  /// Whether a button that ends it shows.
  open var showsCancelButton = false
  /// What is told of it.
  open weak var delegate: (any UISearchBarDelegate)?
  /// Shows the button that ends it, or takes it away.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
}

/// What is told of a field for what is looked for.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Its text is another.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Somebody writes in it.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Nobody writes in it any longer.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// It is looked for.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// It is not looked for any longer.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
