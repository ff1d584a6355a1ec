import Foundation
public import GalleyGeometry

// UIKit controls. Those for which Galley has an equivalent view are drawn, others as a box with the name of their
// representable.

open class UIControl: UIView {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }

  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
  }

  open var isEnabled = true
  open var isSelected = false

  /// Has no effect.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
}

open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }

  private var titles: [UInt: String] = [:], colors: [UInt: UIColor] = [:], images: [UInt: UIImage] = [:]
  public let titleLabel: UILabel? = UILabel(frame: .zero)
  public let imageView: UIImageView? = UIImageView(frame: .zero)
  open var contentEdgeInsets = UIEdgeInsets.zero

  open private(set) var buttonType = ButtonType.custom

  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    titleLabel?.font = .systemFont(ofSize: type == .system ? 15 : 18)
  }

  open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
  open func setTitleColor(_ color: UIColor?, for state: State) { colors[state.rawValue] = color }
  open func setImage(_ image: UIImage?, for state: State) { images[state.rawValue] = image }
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }
  open func titleColor(for state: State) -> UIColor? { colors[state.rawValue] ?? colors[0] }
  open var currentTitle: String? { title(for: isEnabled ? .normal : .disabled) }
  open var currentImage: UIImage? { image(for: isEnabled ? .normal : .disabled) }

  open override var intrinsicContentSize: Size {
    let title = UITextSizing.size(currentTitle ?? "", titleLabel?.font ?? .systemFont(ofSize: 18))
    let image = currentImage?.size ?? .zero
    let above = contentEdgeInsets.top + contentEdgeInsets.bottom
    return Size(
      width: max(30, title.width + image.width) + contentEdgeInsets.left + contentEdgeInsets.right,
      height: max(title.height, image.height) + (above > 0 ? above : 12))
  }
}

open class UIImageView: UIView {
  open var image: UIImage?

  /// If the image is unknown, there is no intrinsic size.
  open override var intrinsicContentSize: Size {
    guard let image, image.size.width > 0 else { return super.intrinsicContentSize }
    return image.size
  }

  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  open var spacing = 0.0

  public convenience init(arrangedSubviews: [UIView]) {
    self.init(frame: .zero)
    arrangedSubviews.forEach(addArrangedSubview)
  }

  open func addArrangedSubview(_ view: UIView) {
    addSubview(view)
    arrangedSubviews.append(view)
  }
}
