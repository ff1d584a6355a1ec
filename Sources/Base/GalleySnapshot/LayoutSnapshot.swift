public import GalleyGeometry

/// A laid-out screen as a value: the canvas, its views, and what they decided together.
///
/// It is what layout JSON holds. Comparisons, explanations, lint, reports and baselines read it and never ask the views
/// again.
public struct LayoutSnapshot: Hashable, Sendable {
  /// The state of the scene that is shown; empty where there is only one.
  public var state: String
  /// The values of the axes that vary, in the order of the scene; else empty.
  public var variant: [Label]
  /// The canvas in points.
  public var size: Size
  public var scale: Double
  /// What the screen is shown on and under, by names; nil where neither the screen's nor its views' attributes are known.
  public var attributes: [String: String]?
  public var detail: Detail
  public var view: InspectedView
  /// What rows and views agree upon, with the evidence: the screen's first, then each container's.
  public var sharedSizes: [InspectedSharedSize]

  public struct Label: Hashable, Sendable {
    public var axis: String
    public var value: String

    public init(axis: String, value: String) {
      self.axis = axis
      self.value = value
    }
  }

  public enum Detail: String, Hashable, Sendable {
    case full
    case compared
  }

  /// The layout of `view` on a canvas of `size`; views that decided together refer to one of `sharedSizes`.
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

  /// The state and the values that vary: "top, dynamicType xxLarge".
  public var title: String { ([state] + variant.map { "\($0.axis) \($0.value)" }).joined(separator: ", ") }

  /// The fits that rows and views share; the numbers of these are the ``InspectedView/Fit/decision`` of views.
  public var sharedFits: [(list: InspectedSharedSize.List?, fit: InspectedSharedSize.Fit)] {
    sharedSizes.flatMap { sharedSize in sharedSize.fits.map { (list: sharedSize.list, fit: $0) } }
  }
}

extension LayoutSnapshot {
  /// The attribute of a snapshot that records controls, text styles and all that was added with them.
  ///
  /// Earlier versions did not record them: beside such a snapshot, nothing is known of what is missing there.
  package static let marker = (name: "controls", value: "recorded")

  package static func fontAttribute(of face: String) -> String { fontPrefix + face }

  /// The face of a font that the attribute called `name` is about; nil if it is about something else.
  package static func fontFace(ofAttribute name: String) -> String? {
    name.hasPrefix(fontPrefix) ? String(name.dropFirst(fontPrefix.count)) : nil
  }

  private static let fontPrefix = "font "

  /// Whether the snapshot records controls, text styles and all that was added with them.
  package var recordsControls: Bool { attributes?[Self.marker.name] != nil }
}

extension LayoutSnapshot {
  /// The snapshot with the numbers of the shared fits in the views that take part in them.
  ///
  /// A view takes part in the fit that is written where the view is. Views of Swift code have no known place; where
  /// there is one shared fit, it is theirs.
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
