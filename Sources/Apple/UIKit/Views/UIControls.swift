import Foundation
public import GalleyGeometry

// Controls of UIKit: kept, and not drawn. What shows one draws a box with its name.

/// A view that reacts to touches.
open class UIControl: UIView, @unchecked Sendable {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing special.
    public static let normal = State([])
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }

  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  private var actions: [(event: Event, action: UIAction)] = []

  /// Would call `action` of `target` at `events`; there are no methods by name here.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {}
  open func addAction(_ action: UIAction, for events: Event) { actions.append((events, action)) }
  open func sendActions(for events: Event) {
    for (event, action) in actions where !event.isDisjoint(with: events) { action.handler(action) }
  }
}

/// What can be done, from a menu or a control.
open class UIAction: UIMenuElement, @unchecked Sendable {
  open var attributes: Attributes
  open var state: State
  let handler: (UIAction) -> Void

  public init(
    title: String = "", image: UIImage? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    super.init(title: title, image: image)
  }
}

/// A button.
open class UIButton: UIControl, @unchecked Sendable {
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }

  private var titles: [UInt: String] = [:], colors: [UInt: UIColor] = [:], images: [UInt: UIImage] = [:]
  public let titleLabel: UILabel? = UILabel(frame: .zero)
  public let imageView: UIImageView? = UIImageView(frame: .zero)
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets = UIEdgeInsets.zero

  open var menu: UIMenu?
  open var showsMenuAsPrimaryAction = false
  open private(set) var buttonType = ButtonType.custom

  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    titleLabel?.font = .systemFont(ofSize: type == .system ? 15 : 18)
  }
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .touchUpInside)
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    setImage(primaryAction.image, for: .normal)
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

/// An image.
open class UIImageView: UIView, @unchecked Sendable {
  open var image: UIImage?
  open var highlightedImage: UIImage?

  /// The size of the image; none where that is not known.
  open override var intrinsicContentSize: Size {
    guard let image, image.size.width > 0 else { return super.intrinsicContentSize }
    return image.size
  }

  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

/// A switch.
open class UISwitch: UIControl, @unchecked Sendable {
  open var isOn = false
  open var onTintColor: UIColor?, thumbTintColor: UIColor?
  open override var intrinsicContentSize: Size { Size(width: 51, height: 31) }
  package override class var huggedAxes: [NSLayoutConstraint.Axis] { [.horizontal, .vertical] }
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A slider.
open class UISlider: UIControl, @unchecked Sendable {
  open var value: Float = 0
  open var minimumValue: Float = 0, maximumValue: Float = 1
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?, maximumTrackTintColor: UIColor?, thumbTintColor: UIColor?
  private var thumbs: [UInt: UIImage] = [:]
  open override var intrinsicContentSize: Size { Size(width: UIView.noIntrinsicMetric, height: 31) }
  package override class var huggedAxes: [NSLayoutConstraint.Axis] { [.vertical] }
  open func setValue(_ value: Float, animated: Bool) { self.value = min(max(value, minimumValue), maximumValue) }
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbs[state.rawValue] = image }
}

/// Two buttons that change a number.
open class UIStepper: UIControl, @unchecked Sendable {
  open var value = 0.0, minimumValue = 0.0, maximumValue = 100.0, stepValue = 1.0
  open override var intrinsicContentSize: Size { Size(width: 94, height: 32) }
  package override class var huggedAxes: [NSLayoutConstraint.Axis] { [.horizontal, .vertical] }
}

/// A bar that fills.
open class UIProgressView: UIView, @unchecked Sendable {
  open var progress: Float = 0
  open var progressTintColor: UIColor?, trackTintColor: UIColor?
  open override var intrinsicContentSize: Size { Size(width: UIView.noIntrinsicMetric, height: 4) }
  package override class var huggedAxes: [NSLayoutConstraint.Axis] { [.vertical] }
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// Views that stand in a row.
open class UIStackView: UIView, @unchecked Sendable {
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
  open var isLayoutMarginsRelativeArrangement = false

  public convenience init(arrangedSubviews: [UIView]) {
    self.init(frame: .zero)
    arrangedSubviews.forEach(addArrangedSubview)
  }

  open func addArrangedSubview(_ view: UIView) {
    addSubview(view)
    arrangedSubviews.append(view)
  }
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    addSubview(view)
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
  }
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  open func setCustomSpacing(_ spacing: Double, after view: UIView) {}
}
