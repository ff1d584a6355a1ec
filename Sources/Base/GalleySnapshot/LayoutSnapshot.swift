public import GalleyGeometry

/// A laid-out screen as a value: the canvas, its views, and the sizes that they share.
///
/// ```swift
/// let title = snapshot.view["title"]  // the view with the identity "title"
/// let isCut = title?.isTruncated ?? false
/// ```
public struct LayoutSnapshot: Hashable, Sendable {
  /// The name of the scene's state. Empty if the scene has only one.
  public var state: String
  /// The values of the varying axes, in scene order. Empty if there are no variants.
  public var variant: [Label]
  public var size: Size
  public var scale: Double
  /// The device and the environment, by attribute name. Nil if unknown.
  public var attributes: [String: String]?
  public var detail: Detail
  public var view: InspectedView
  /// The sizes that rows and views share: those of the screen first, then those of each container.
  public var sharedSizes: [InspectedSharedSize]

  public struct Label: Hashable, Sendable {
    public var axis: String
    public var value: String

    /// Creates the label of a variant.
    ///
    /// - Parameters:
    ///   - axis: The axis that varies, such as "dynamicType".
    ///   - value: The value on that axis, such as "xxLarge".
    public init(axis: String, value: String) {
      self.axis = axis
      self.value = value
    }
  }

  public enum Detail: String, Hashable, Sendable {
    case full
    case compared
  }

  /// Creates a snapshot. The ``InspectedView/Fit/decision`` of a view is an index into the fits of `sharedSizes`.
  ///
  /// - Parameters:
  ///   - state: The state of the scene; empty (the default) if it has only one.
  ///   - variant: The values of the varying axes, in scene order; empty if there are no variants.
  ///   - size: The size of the canvas, in points.
  ///   - scale: The scale of the image, in pixels per point.
  ///   - attributes: The device and environment by attribute name; nil if the attributes of the screen and its views
  ///     are unknown.
  ///   - detail: How much of the layout the snapshot records (default: `.full`).
  ///   - view: The root view.
  ///   - sharedSizes: The sizes that rows and views share: those of the screen first, then those of each container.
  public init(
    state: String = "", variant: [Label] = [], size: Size, scale: Double, attributes: [String: String]? = nil,
    detail: Detail = .full, view: InspectedView, sharedSizes: [InspectedSharedSize] = []
  ) {
    self.state = state
    self.variant = variant
    self.size = size
    self.scale = scale
    self.attributes = attributes
    self.detail = detail
    self.view = view
    self.sharedSizes = sharedSizes
  }

  /// The state and the varying values, for example "top, dynamicType xxLarge".
  public var title: String { ([state] + variant.map { "\($0.axis) \($0.value)" }).joined(separator: ", ") }

  /// The fits of all shared sizes. ``InspectedView/Fit/decision`` is an index into this array.
  public var sharedFits: [(list: InspectedSharedSize.List?, fit: InspectedSharedSize.Fit)] {
    sharedSizes.flatMap { sharedSize in sharedSize.fits.map { (list: sharedSize.list, fit: $0) } }
  }
}

extension LayoutSnapshot {
  /// The attribute that marks snapshots that record controls and text styles. Comparisons also accept older snapshots
  /// without this attribute.
  package static let marker = (name: "controls", value: "recorded")

  /// The attribute for the iOS version. Older snapshots do not contain it and count as iOS 18.
  package static let systemVersion = (name: "system", unrecorded: "iOS 18")

  package static func fontAttribute(of face: String) -> String { fontPrefix + face }

  package static func fontFace(ofAttribute name: String) -> String? {
    name.hasPrefix(fontPrefix) ? String(name.dropFirst(fontPrefix.count)) : nil
  }

  private static let fontPrefix = "font "

  package var recordsControls: Bool { attributes?[Self.marker.name] != nil }
}

extension LayoutSnapshot {
  /// Returns the snapshot with the index of its shared fit set in each view. Views are matched to fits by position.
  /// Views from Swift code have no position, so they are matched if there is only one shared fit.
  package func numberingDecisions() -> LayoutSnapshot {
    let places = sharedFits.map(\.fit.origin)
    guard !places.isEmpty else { return self }
    let numbers = Dictionary(places.enumerated().map { ($1, $0) }) { _, last in last }
    let only = numbers.count == 1 ? numbers.values.first : nil
    var snapshot = self
    snapshot.view.numberDecisions { place in place.map { numbers[$0] } ?? only }
    return snapshot
  }
}

extension InspectedView {
  fileprivate mutating func numberDecisions(_ number: (ViewSource?) -> Int?) {
    if fit?.isUniform == true {
      let decision = number(origin)
      fit?.decision = decision
    }
    for index in children.indices { children[index].numberDecisions(number) }
  }
}
