import Foundation
public import GalleyGeometry

// Controls of UIKit: kept, and not drawn. What shows one draws a box with its name.

/// A view that reacts to touches.
open class UIControl: UIView, @unchecked Sendable {
  /// A control's state.
  public struct State: OptionSet, Hashable, Sendable {
    /// The state's bits.
    public let rawValue: UInt
    /// A state of `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing special.
    public static let normal = State([])
    /// The state `highlighted`.
    public static let highlighted = State(rawValue: 1)
    /// The state `disabled`.
    public static let disabled = State(rawValue: 2)
    /// The state `selected`.
    public static let selected = State(rawValue: 4)
  }

  /// What can happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit for each event.
    public let rawValue: UInt
    /// The events whose bits are set in `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger comes.
    public static let touchDown = Event(rawValue: 1)
    /// A finger leaves it inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger leaves it outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// Touches are taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Its value changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// It is used.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Somebody writes.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text is another.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Nobody writes any longer.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The key that ends a line was touched.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Any of them.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it is chosen.
  open var isSelected = false
  /// Whether a finger lies on it.
  open var isHighlighted = false
  private var actions: [(event: Event, action: UIAction)] = []

  /// Would call `action` of `target` at `events`; there are no methods by name here.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
  /// Would call a method no longer.
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {}
  /// Runs `action` at `events`.
  open func addAction(_ action: UIAction, for events: Event) { actions.append((events, action)) }
  /// Does what is to be done at `events`.
  open func sendActions(for events: Event) {
    for (event, action) in actions where !event.isDisjoint(with: events) { action.handler(action) }
  }
}

/// What can be done, from a menu or a control.
open class UIAction: UIMenuElement, @unchecked Sendable {
  /// How it looks.
  open var attributes: Attributes
  /// Whether it is chosen.
  open var state: State
  let handler: (UIAction) -> Void

  /// What `handler` does.
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
  /// Its kind.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }

  private var titles: [UInt: String] = [:], colors: [UInt: UIColor] = [:], images: [UInt: UIImage] = [:]
  /// The view of its title.
  public let titleLabel: UILabel? = UILabel(frame: .zero)
  /// The view of its image.
  public let imageView: UIImageView? = UIImageView(frame: .zero)
  /// How far content is from its sides, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// How far the image is from its place, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// How far the title is from its place, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero

  /// The menu that it opens; nobody opens it.
  open var menu: UIMenu?
  /// Whether a tap opens the menu.
  open var showsMenuAsPrimaryAction = false
  /// Its kind.
  open private(set) var buttonType = ButtonType.custom

  /// A button of that kind.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    titleLabel?.font = .systemFont(ofSize: type == .system ? 15 : 18)
  }
  /// A button that does `primaryAction`.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .touchUpInside)
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    setImage(primaryAction.image, for: .normal)
  }

  /// Sets the title.
  open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }
  /// The title.
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
  /// Sets the colour of the title.
  open func setTitleColor(_ color: UIColor?, for state: State) { colors[state.rawValue] = color }
  /// Sets the image.
  open func setImage(_ image: UIImage?, for state: State) { images[state.rawValue] = image }
  /// The image.
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }
  /// The colour of the title; nil where none was set.
  open func titleColor(for state: State) -> UIColor? { colors[state.rawValue] ?? colors[0] }
  /// Its title in the state that it is in.
  open var currentTitle: String? { title(for: isEnabled ? .normal : .disabled) }
  /// Its image in the state that it is in.
  open var currentImage: UIImage? { image(for: isEnabled ? .normal : .disabled) }

  /// The size of image and title, side by side, and of the room around them.
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
  /// The image.
  open var image: UIImage?
  /// The image where a finger lies on it.
  open var highlightedImage: UIImage?

  /// The size of the image; none where that is not known.
  open override var intrinsicContentSize: Size {
    guard let image, image.size.width > 0 else { return super.intrinsicContentSize }
    return image.size
  }

  /// A view of `image`.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

/// A switch.
open class UISwitch: UIControl, @unchecked Sendable {
  /// Whether it is on.
  open var isOn = false
  /// Its colour where it is on, and that of its knob.
  open var onTintColor: UIColor?, thumbTintColor: UIColor?
  /// As large as all switches.
  open override var intrinsicContentSize: Size { Size(width: 51, height: 31) }
  package override class var huggedAxes: [NSLayoutConstraint.Axis] { [.horizontal, .vertical] }
  /// Turns it on or off.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A slider.
open class UISlider: UIControl, @unchecked Sendable {
  /// Its value.
  open var value: Float = 0
  /// Its ends.
  open var minimumValue: Float = 0, maximumValue: Float = 1
  /// Whether it tells each step of a way.
  open var isContinuous = true
  /// The colours of its parts.
  open var minimumTrackTintColor: UIColor?, maximumTrackTintColor: UIColor?, thumbTintColor: UIColor?
  private var thumbs: [UInt: UIImage] = [:]
  /// As high as its knob and the room around it.
  open override var intrinsicContentSize: Size { Size(width: UIView.noIntrinsicMetric, height: 31) }
  package override class var huggedAxes: [NSLayoutConstraint.Axis] { [.vertical] }
  /// Sets its value.
  open func setValue(_ value: Float, animated: Bool) { self.value = min(max(value, minimumValue), maximumValue) }
  /// Sets the image of its knob.
  open func setThumbImage(_ image: UIImage?, for state: State) { thumbs[state.rawValue] = image }
}

/// Two buttons that change a number.
open class UIStepper: UIControl, @unchecked Sendable {
  /// Its value, its ends, and how far a tap goes.
  open var value = 0.0, minimumValue = 0.0, maximumValue = 100.0, stepValue = 1.0
  /// As large as all of them.
  open override var intrinsicContentSize: Size { Size(width: 94, height: 32) }
  package override class var huggedAxes: [NSLayoutConstraint.Axis] { [.horizontal, .vertical] }
}

/// A bar that fills.
open class UIProgressView: UIView, @unchecked Sendable {
  /// How full it is, 0 … 1.
  open var progress: Float = 0
  /// The colours of its parts.
  open var progressTintColor: UIColor?, trackTintColor: UIColor?
  /// As high as its track.
  open override var intrinsicContentSize: Size { Size(width: UIView.noIntrinsicMetric, height: 4) }
  package override class var huggedAxes: [NSLayoutConstraint.Axis] { [.vertical] }
  /// Fills it.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// Views that stand in a row.
open class UIStackView: UIView, @unchecked Sendable {
  /// How views share the length.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How views stand across.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// At the top.
    public static let top = Alignment.leading
    /// At the bottom.
    public static let bottom = Alignment.trailing
  }

  /// The views in the row.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Along which the row goes.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// How views share the length.
  open var distribution = Distribution.fill
  /// How views stand across.
  open var alignment = Alignment.fill
  /// The distance between views, in points.
  open var spacing = 0.0
  /// Whether margins count.
  open var isLayoutMarginsRelativeArrangement = false

  /// A row of `arrangedSubviews`.
  public convenience init(arrangedSubviews: [UIView]) {
    self.init(frame: .zero)
    arrangedSubviews.forEach(addArrangedSubview)
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    addSubview(view)
    arrangedSubviews.append(view)
  }
  /// Adds a view at `index`.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    addSubview(view)
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
  }
  /// Takes a view out of the row.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  /// Sets the distance behind a view, in points.
  open func setCustomSpacing(_ spacing: Double, after view: UIView) {}
}
